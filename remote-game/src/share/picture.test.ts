import { themes } from '@updown/shared';
import { fitSize, sharePicture, SIZE, type ShareFacts, type Stroke } from './picture';

const colors = themes.dark.color;
const facts: ShareFacts = {
  site: 'UpDown',
  round: 'Round #18',
  title: 'You won!',
  amount: '+15,380.95 ION',
  ink: colors.up,
  isUp: true,
  prices: [
    { label: 'Start Price', price: '$2,400.00' },
    { label: 'End Price', price: '$2,402.50' },
  ],
  colors,
};

type Text = Extract<Stroke, { kind: 'text' }>;

function textsOf(more: Partial<ShareFacts> = {}): Text[] {
  return sharePicture({ ...facts, ...more }).filter((stroke) => stroke.kind === 'text');
}

test('shows direction, amount, prices, round and site, and nothing else', () => {
  expect(textsOf().map(({ text }) => text)).toEqual([
    'UpDown',
    'Round #18',
    'You won!',
    '+15,380.95 ION',
    '▲ UP',
    'Start Price',
    '$2,400.00',
    'End Price',
    '$2,402.50',
  ]);
});

test('a void round has no end price', () => {
  const texts = textsOf({ prices: facts.prices.slice(0, 1), isUp: false });
  expect(texts.map(({ text }) => text).slice(4)).toEqual(['▼ DOWN', 'Start Price', '$2,400.00']);
});

test.each([
  ['+15,380.95 ION', 132],
  ['+123,456,789,012,345.67 ION', 59],
])('the amount %s is drawn at %i px, so that it fits', (amount, size) => {
  const drawn = textsOf({ amount }).find(({ text }) => text === amount);
  // The limit: with one more pixel of font size, the widest digits would cross the frame.
  expect(drawn?.size).toBe(fitSize(amount, SIZE.width - 144, 132));
  expect(drawn?.size).toBeLessThanOrEqual(size);
  expect(amount.length * 0.66 * (drawn?.size ?? 0)).toBeLessThanOrEqual(SIZE.width - 144);
});

test('every text is within the picture', () => {
  for (const { x, y, size, align } of textsOf({ title: 'x'.repeat(80) })) {
    expect(x).toBeGreaterThanOrEqual(72);
    expect(x).toBeLessThanOrEqual(SIZE.width - 72);
    expect(y - size).toBeGreaterThan(28);
    expect(y).toBeLessThan(SIZE.height - 28);
    expect(align === 'left' || x === SIZE.width - 72).toBe(true);
  }
});

test('a long title, as in another language, leaves room for the direction', () => {
  const title = 'Empate · apuesta devuelta al jugador';
  const [, , drawn] = textsOf({ title });
  expect(72 + title.length * 0.66 * (drawn?.size ?? 0)).toBeLessThan(SIZE.width - 72 - 250);
});

test('the result and the direction keep their own colors', () => {
  const [, , title, amount, direction] = textsOf({ ink: colors.down });
  expect([title?.color, amount?.color, direction?.color]).toEqual([
    colors.down,
    colors.down,
    colors.up,
  ]);
});
