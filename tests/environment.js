// Programs for the web see the environment they are started in.
Module['preRun'] = [() => Object.assign(ENV, process.env)];
