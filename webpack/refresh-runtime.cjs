// The first app to start loads the runtime and the others share it, so that an edit in any app reaches the one React.
// A relative path, because webpack aliases the package's name to this file.
module.exports =
  globalThis.__UPDOWN_REFRESH__ ??= require('../node_modules/react-refresh/runtime.js');
