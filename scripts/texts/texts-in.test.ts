import { textsIn } from './texts-in';

test('finds each marked text, also in JSX, and no other', () => {
  const source = `
    const names = { up: msg('Up') };
    const line = <p title={t("It's up")}>{rich('Live · {age}', { age: <b /> })} {t(names.up)}</p>;
    console.log('No text', split('no text'));
  `;
  expect(textsIn(source)).toEqual(['Up', "It's up", 'Live · {age}']);
});
