const { compileMessageOrThrow } = require('@lingui/message-utils/compileMessage');

/**
 * A catalogue as a module. Its plurals are compiled, so that the page needs no parser of ICU's syntax; of English only they
 * are left, because the code has the other texts.
 */
module.exports = (json) => {
  const texts = Object.entries(JSON.parse(json)).flatMap(([english, translation]) => {
    const text = translation || english;
    const compiled = compileMessageOrThrow(text);
    if (written(compiled) !== text) return [[english, compiled]];
    return text === english ? [] : [[english, text]];
  });
  return `export default ${JSON.stringify(Object.fromEntries(texts))}`;
};

/** The text that has the tokens, if they are words and plain values: then the page can read it as it is. */
function written(tokens) {
  return tokens.map((token) => (Array.isArray(token) ? `{${token}}` : token)).join('');
}
