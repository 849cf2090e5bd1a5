const { basename } = require('node:path');

// At the end of the file, so that directives and imports stay first.
module.exports = function countEvaluations(source, map) {
  const { name, version } = this.getOptions();
  const entry = JSON.stringify([name, version, basename(this.resourcePath)]);
  this.callback(
    null,
    `${source}\n;(globalThis.__UPDOWN_EVALUATED__ ??= []).push(${entry});\n`,
    map,
  );
};
