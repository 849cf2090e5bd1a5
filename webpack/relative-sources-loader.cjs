const { relative } = require('node:path');

/**
 * Names the sources in a module's map by their paths in the checkout. webpack hashes the map before the minimizer runs,
 * and the letters of that hash in a remote's entry would choose the names of its variables.
 */
module.exports = function relativeSources(content, given) {
  const map = typeof given === 'string' ? JSON.parse(given) : given;
  const sources = map?.sources.map((file) => `./${relative(this.rootContext, file)}`);
  this.callback(null, content, map && { ...map, sources });
};
