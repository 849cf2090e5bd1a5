/** The usual size of a link preview image, so that no site crops the picture. */
export const SIZE = { width: 1200, height: 630 } as const;

/** One drawing operation. Positions are in pixels; a text has its start or its end on the baseline. */
export type Stroke =
  | { kind: 'box'; x: number; y: number; width: number; height: number; color: string }
  | ({ kind: 'text'; text: string; x: number; y: number; size: number; color: string } & {
      weight: 400 | 600 | 700;
      align: 'left' | 'right';
    });

interface Colors {
  canvas: string;
  surface: string;
  text: string;
  muted: string;
  up: string;
  down: string;
}

/**
 * The content of the picture, in the player's language. It contains no address, because players lose control of a shared
 * picture.
 */
export interface ShareFacts {
  site: string;
  round: string;
  /** 'You won!' */
  title: string;
  /** '+15,380.95 ION' */
  amount: string;
  /** The color of title and amount. */
  ink: string;
  isUp: boolean;
  /** Start and end price with their labels; a void round has no end price. */
  prices: readonly { label: string; price: string }[];
  colors: Colors;
}

const EDGE = 72;
const FRAME = 28;
const ROOM = SIZE.width - 2 * EDGE;
const LARGEST = 132;

/** The space for the direction at the end of the title's line. */
const DIRECTION_ROOM = 280;

/** The width of a bold digit relative to the font size. Wide letters are wider, and a comma is narrower. */
const DIGIT = 0.66;

/** The largest font size at which a text surely fits the width. */
export function fitSize(text: string, width: number, largest: number): number {
  return Math.min(largest, Math.floor(width / (text.length * DIGIT)));
}

/** The picture of a result, as strokes in drawing order. */
export function sharePicture(facts: ShareFacts): Stroke[] {
  const { colors, prices } = facts;
  const text = { kind: 'text', x: EDGE, align: 'left' } as const;
  const column = ROOM / 2;
  return [
    { kind: 'box', x: 0, y: 0, ...SIZE, color: colors.canvas },
    {
      kind: 'box',
      x: FRAME,
      y: FRAME,
      width: SIZE.width - 2 * FRAME,
      height: SIZE.height - 2 * FRAME,
      color: colors.surface,
    },
    {
      kind: 'box',
      x: FRAME,
      y: FRAME,
      width: 12,
      height: SIZE.height - 2 * FRAME,
      color: facts.ink,
    },
    { ...text, text: facts.site, y: 122, size: 44, weight: 700, color: colors.text },
    {
      ...text,
      text: facts.round,
      x: SIZE.width - EDGE,
      align: 'right',
      y: 122,
      size: 36,
      weight: 600,
      color: colors.muted,
    },
    {
      ...text,
      text: facts.title,
      y: 238,
      size: fitSize(facts.title, ROOM - DIRECTION_ROOM, 56),
      weight: 600,
      color: facts.ink,
    },
    {
      ...text,
      text: facts.amount,
      y: 376,
      size: fitSize(facts.amount, ROOM, LARGEST),
      weight: 700,
      color: facts.ink,
    },
    {
      ...text,
      text: facts.isUp ? '▲ UP' : '▼ DOWN',
      x: SIZE.width - EDGE,
      align: 'right',
      y: 238,
      size: 44,
      weight: 700,
      color: facts.isUp ? colors.up : colors.down,
    },
    ...prices.flatMap(({ label, price }, index): Stroke[] => {
      const x = EDGE + index * column;
      return [
        { ...text, text: label, x, y: 476, size: 32, weight: 400, color: colors.muted },
        {
          ...text,
          text: price,
          x,
          y: 540,
          size: fitSize(price, column - 24, 52),
          weight: 600,
          color: colors.text,
        },
      ];
    }),
  ];
}
