// The first app to start brings the runtime; the others take it, so that an edit in any of them reaches the one React.
// A relative path, because the package's name leads back here.
module.exports =
  globalThis.__UPDOWN_REFRESH__ ??= require('../node_modules/react-refresh/runtime.js');
