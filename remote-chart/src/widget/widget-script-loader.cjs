/** Writes the provider's address into the frame's file when the remote is built. */
module.exports = function writeScript(page) {
  const { script } = this.getOptions();
  return page.replace("'CHART_WIDGET_SCRIPT'", () => JSON.stringify(script));
};
