/**
 * Lets a build leave out the router's own Link and Form, with their prefetching and submitting. Its file makes and names them
 * as it loads, which no bundler drops by itself.
 */
module.exports = (code) =>
  code
    .replaceAll(/ = (?=React\d*\.forwardRef\()/g, ' = /* @__PURE__ */ ')
    .replaceAll(/^\w+\.displayName = ".*";$/gm, '');
