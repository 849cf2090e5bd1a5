/** @jest-environment jsdom */
import { keepStyles, withSlots } from './slots';

test('each text gets its slot, wherever it is, and the longest is found first', () => {
  const texts = { payout: '39,000', bonus: '9,000', symbol: 'A&B' };
  const html = '<td title="39,000">39,000 A&amp;B</td><td>9,000</td>';
  expect(withSlots(html, texts)).toBe(
    '<td title="{{payout}}">{{payout}} {{symbol}}</td><td>{{bonus}}</td>',
  );
});

test('a text that was not drawn is an error, and so are two equal ones', () => {
  expect(() => withSlots('<b>$1.00</b>', { price: '$2.00' })).toThrow(
    'What is drawn has no $2.00.',
  );
  expect(() => withSlots('<b>1</b>', { up: '1', down: '1' })).toThrow('are equal');
});

test('a style with a text waits in an attribute, any other stays', () => {
  const element = document.createElement('div');
  element.innerHTML =
    '<i style="width: 61%"></i><svg style="left: 5%"></svg><i style="width: 5px"></i>';
  keepStyles(element, ['61%', '5%']);
  expect(element.innerHTML).toBe(
    '<i data-style="width: 61%"></i><svg data-style="left: 5%"></svg><i style="width: 5px"></i>',
  );
});
