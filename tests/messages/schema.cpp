#include "schema.hpp"

#include "base/text.hpp"

namespace schlegel::test_support {
namespace {

std::string quoted(const std::vector<std::string>& names, std::string_view quote, std::string_view between) {
  std::string all;
  for (const std::string& name : names) (((all += all.empty() ? "" : between) += quote) += name) += quote;
  return all;
}

std::string in_typescript(const Type& type) {
  std::string text = type.kind == Type::Kind::boolean  ? "boolean"
                     : type.kind == Type::Kind::number ? "number"
                     : type.kind == Type::Kind::text   ? "string"
                     : type.kind == Type::Kind::names  ? quoted(type.names, "'", " | ")
                                                       : type.name;
  if (type.lists > 0 && type.names.size() > 1) text = "(" + text + ")";
  for (int i = 0; i < type.lists; ++i) text += "[]";
  return type.map ? "Record<string, " + text + ">" : text;
}

std::string in_json_schema(const Type& type) {
  std::string text = type.kind == Type::Kind::boolean  ? R"("type": "boolean")"
                     : type.kind == Type::Kind::number ? R"("type": "number")"
                     : type.kind == Type::Kind::text   ? R"("type": "string")"
                     : type.kind == Type::Kind::names  ? R"("enum": [)" + quoted(type.names, "\"", ", ") + "]"
                                                       : R"("$ref": "#/$defs/)" + type.name + "\"";
  for (int i = 0; i < type.lists; ++i) text = R"("type": "array", "items": { )" + text + " }";
  return type.map ? R"("type": "object", "additionalProperties": { )" + text + " }" : text;
}

std::string link(const std::string& name) {
  std::string anchor = name;
  std::transform(anchor.begin(), anchor.end(), anchor.begin(), to_lower);
  return "[" + name + "](#" + anchor + ")";
}

std::string in_words(const Type& type) {
  std::string text = type.kind == Type::Kind::boolean  ? "boolean"
                     : type.kind == Type::Kind::number ? "number"
                     : type.kind == Type::Kind::text   ? "string"
                     : type.kind == Type::Kind::names  ? quoted(type.names, "`", ", ")
                                                       : link(type.name);
  for (int i = 0; i < type.lists; ++i) text = "list of " + text;
  return type.map ? "object of strings" : text;
}

}  // namespace

std::string Schema::typescript() const {
  std::string out;
  const auto comment = [&](const std::string& text, std::string_view indent) {
    if (!text.empty()) ((out += indent) += "/** ") += text + " */\n";
  };
  for (const Declared& one : declared_) {
    comment(one.comment, "");
    if (!one.any_of.empty()) {
      out += "export type " + one.name + " =";
      for (const std::string& name : one.any_of) out += "\n  | " + name;
      out += ";\n\n";
      continue;
    }
    out += "export interface " + one.name + " {\n";
    if (!one.type.empty()) out += "  type: '" + one.type + "';\n";
    for (const Member& member : one.members) {
      comment(member.comment, "  ");
      out += "  " + member.name + (member.required ? ": " : "?: ") + in_typescript(member.type) + ";\n";
    }
    out += "}\n\n";
  }
  return out;
}

std::string Schema::json_schema() const {
  std::string out =
      "{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n  \"title\": \"Schlegel\",\n"
      "  \"version\": " +
      std::to_string(schema_version) + ",\n  \"$defs\": {";
  const auto comment = [&](const std::string& text) {
    if (text.empty()) return;
    out += "\"description\": ";
    append_json_string(out, text);
    out += ", ";
  };
  for (const Declared& one : declared_) {
    out += out.back() == '{' ? "\n" : ",\n";
    out += "    \"" + one.name + "\": { ";
    comment(one.comment);
    if (!one.any_of.empty()) {
      out += "\"anyOf\": [";
      for (const std::string& name : one.any_of)
        out += std::string(out.back() == '[' ? "" : ", ") + R"({ "$ref": "#/$defs/)" + name + "\" }";
      out += "] }";
      continue;
    }
    std::vector<std::string> required;
    if (!one.type.empty()) required.emplace_back("type");
    for (const Member& member : one.members)
      if (member.required) required.push_back(member.name);
    out += "\"type\": \"object\", \"required\": [" + quoted(required, "\"", ", ") + "], \"properties\": {";
    if (!one.type.empty()) out += "\n      \"type\": { \"const\": \"" + one.type + "\" }";
    for (const Member& member : one.members) {
      out += out.back() == '{' ? "\n" : ",\n";
      out += "      \"" + member.name + "\": { ";
      comment(member.comment);
      out += in_json_schema(member.type) + " }";
    }
    out += " } }";
  }
  return out + "\n  }\n}\n";
}

std::string Schema::reference() const {
  std::string out;
  for (const Declared& one : declared_) {
    out += "### " + one.name + "\n\n";
    if (!one.comment.empty()) out += one.comment + "\n\n";
    if (!one.any_of.empty()) {
      std::string links;
      for (const std::string& name : one.any_of) links += (links.empty() ? "" : ", ") + link(name);
      out += "One of " + links + ".\n\n";
      continue;
    }
    out += "| Member | Value | |\n|---|---|---|\n";
    if (!one.type.empty()) out += "| `type` | `" + one.type + "` | |\n";
    for (const Member& member : one.members) {
      std::string about = member.comment;
      if (member.type.kind == Type::Kind::names)
        for (const std::string& name : member.type.names) {
          const std::string said = comments_.of(member.type.name + "." + name);
          if (!said.empty()) about += (about.empty() ? "" : "; ") + ("`" + name + "`: ") + said;
        }
      out += "| `" + member.name + "`" + (member.required ? "" : "?") + " | " + in_words(member.type) + " | " +
             replaced(about, {{'|', "\\|"}}) + " |\n";
    }
    out += "\n";
  }
  return out;
}

}  // namespace schlegel::test_support
