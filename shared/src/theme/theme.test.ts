import { dark, light, type Palette } from './color';
import { layer } from './theme';

type Ink = keyof Palette;

const palettes = { dark, light };
type Name = keyof typeof palettes;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio as WCAG 2 defines it. */
function contrast(name: Name, ink: Ink, background: Ink): number {
  const color = palettes[name];
  const [bright = 0, dim = 0] = [luminance(color[ink]), luminance(color[background])].sort(
    (a, b) => b - a,
  );
  return (bright + 0.05) / (dim + 0.05);
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

describe.each<Name>(['dark', 'light'])('in the %s theme', (name) => {
  test.each(text)('%s on %s is legible', (ink, background) => {
    expect(contrast(name, ink, background)).toBeGreaterThanOrEqual(4.5);
  });

  test.each<Ink>(['canvas', 'surface'])('the edge of a control stands out on %s', (background) => {
    expect(contrast(name, 'control', background)).toBeGreaterThanOrEqual(3);
  });
});

test('a dialog covers the header, and a toast covers a dialog', () => {
  expect(layer.line).toBeGreaterThan(layer.bar);
  expect(layer.header).toBeGreaterThan(layer.line);
  expect(layer.dialog).toBeGreaterThan(layer.header);
  expect(layer.toast).toBeGreaterThan(layer.dialog);
});
