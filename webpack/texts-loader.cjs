/** JSON as a module that exports it. */
module.exports = (json) => `export default ${json}`;
