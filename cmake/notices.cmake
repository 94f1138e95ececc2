# schlegel_notices(FILE): writes the licences of what is built into the site, as the packages bring them.
function(schlegel_notices file)
  set(text "Built into this site:\n")
  macro(notice title) # notice(TITLE FILES...): the first of the files that is there
    string(APPEND text "\n\n======== ${title}\n\n")
    set(content "")
    foreach(candidate ${ARGN})
      if(EXISTS "${candidate}" AND NOT content)
        file(READ "${candidate}" content)
      endif()
    endforeach()
    if(NOT content)
      message(WARNING "the licence's text is not on this machine, so the site only names it: ${title}")
    endif()
    string(APPEND text "${content}")
  endmacro()
  notice("Inter 4 (the letters), https://github.com/rsms/inter, SIL Open Font License 1.1; here a part of its characters"
    "${inter_folder}/LICENSE.txt" "${inter_folder}/OFL.txt" /usr/share/doc/fonts-inter/copyright)
  notice("CaDiCaL 1.5.3 (the solver), https://github.com/arminbiere/cadical, MIT" "${cadical_SOURCE}/LICENSE")
  notice("Dear ImGui 1.90.1 (the panel), https://github.com/ocornut/imgui, MIT" "${imgui_SOURCE}/LICENSE.txt")
  notice("Boost.Multiprecision (large numbers), https://www.boost.org, Boost Software License 1.0"
    "${multiprecision_SOURCE}/LICENSE" "${boost_include}/boost/LICENSE_1_0.txt" /usr/share/doc/libboost-dev/copyright)
  notice("qrcode-generator 1.4.4 (QR codes), https://github.com/kazuhikoarase/qrcode-generator, MIT"
    /usr/share/doc/node-qrcode-generator/copyright "${qrcode_script}")
  notice("musl, the C library of Emscripten, https://emscripten.org, MIT" "${EMSCRIPTEN_ROOT_PATH}/system/lib/libc/musl/COPYRIGHT")
  file(WRITE "${file}" "${text}")
endfunction()
