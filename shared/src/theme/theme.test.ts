import { color } from './color';
import { layer } from './layer';

type Ink = keyof typeof color;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** As WCAG 2 counts it. */
function contrast(ink: Ink, background: Ink): number {
  const [light = 0, dark = 0] = [luminance(color[ink]), luminance(color[background])].sort(
    (a, b) => b - a,
  );
  return (light + 0.05) / (dark + 0.05);
}

const text: [Ink, Ink][] = [
  ...(['text', 'muted', 'accent', 'up', 'down', 'warning'] as const).flatMap((ink) =>
    (['canvas', 'surface', 'raised'] as const).map((on): [Ink, Ink] => [ink, on]),
  ),
  ['onAccent', 'accent'],
  ['onUp', 'up'],
  ['onDown', 'down'],
  ['up', 'upSoft'],
  ['down', 'downSoft'],
  ['warning', 'warningSoft'],
];

test.each(text)('%s on %s can be read', (ink, background) => {
  expect(contrast(ink, background)).toBeGreaterThanOrEqual(4.5);
});

test.each<Ink>(['canvas', 'surface'])('the edge of a control stands out on %s', (background) => {
  expect(contrast('control', background)).toBeGreaterThanOrEqual(3);
});

test('a dialog covers the header, and a toast covers a dialog', () => {
  expect(layer.dialog).toBeGreaterThan(layer.header);
  expect(layer.toast).toBeGreaterThan(layer.dialog);
});
