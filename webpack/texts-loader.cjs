const { compileMessageOrThrow } = require('@lingui/message-utils/compileMessage');

/**
 * A catalogue as a module. Its plurals are compiled, so that the page needs no parser of ICU's syntax; an English
 * catalogue keeps only its plurals, because the code has the other texts.
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

/** The text of tokens that are only words and plain values, which the page can read without a parser. */
function written(tokens) {
  return tokens.map((token) => (Array.isArray(token) ? `{${token}}` : token)).join('');
}
