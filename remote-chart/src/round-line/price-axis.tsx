import { css, formatPrice, styled } from '@updown/shared';
import { t } from '../../texts/texts';
import { rounded, type PlotScale } from './line-scale';
import { toneOf, type RoundLine, type Tone } from './round-line';
import { LINE, priceTicks } from './ticks';

const Axis = styled.div.attrs({ translate: 'no' })`
  grid-area: prices;
  position: relative;
  padding-left: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.xs};
  line-height: ${LINE}px;
  white-space: nowrap;
`;

const onLine = css`
  position: absolute;
  left: ${({ theme }) => theme.space.xs};
  margin-top: -${LINE / 2}px;
  padding: 0 4px;
`;

const Tick = styled.span`
  ${onLine}
`;

const StartTag = styled.span`
  ${onLine}
  border-radius: 4px;
  box-shadow: inset 0 0 0 1px currentcolor;
  color: ${({ theme }) => theme.color.accent};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
`;

const LastTag = styled.span<{ $tone: Tone }>`
  ${onLine}
  background: ${({ theme, $tone }) => theme.color[$tone]};
  border-radius: 4px;
  color: ${({ theme }) => theme.color.surface};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
`;

/** A narrow plot has room for the price only. */
const Whole = styled.span`
  @container (max-width: 479px) {
    display: none;
  }
`;

const Short = styled.span`
  @container (min-width: 480px) {
    display: none;
  }
`;

// Makes the axis as wide as its widest tag. Generated content, because the tag has the text itself.
const Room = styled.span`
  &::before {
    content: attr(data-text) / '';
    display: block;
    height: 0;
    padding: 0 4px;
    overflow: hidden;
    font-weight: ${({ theme }) => theme.font.weight.semibold};
  }
`;

interface Texts {
  readonly whole: string;
  readonly short: string;
}

function Tag({ whole, short }: Texts) {
  if (whole === short) return short;
  return (
    <>
      <Whole>{whole}</Whole>
      <Short>{short}</Short>
    </>
  );
}

function textsOf({ base, hasEnded }: RoundLine, last: number): Record<'start' | 'last', Texts> {
  const [start, price] = [formatPrice(base), formatPrice(last)];
  return {
    start: { whole: t('Start {price}', { price: start }), short: start },
    last: { whole: hasEnded ? t('End {price}', { price }) : price, short: price },
  };
}

/** The position of the start price's tag in percent: in the middle, or as far from it as the tag of the last price needs. */
function startAt(last: number, height: number): number {
  // A pixel apart, because percentages are rounded.
  const line = ((LINE + 1) / height) * 100;
  return last < 50 ? Math.max(50, last + line) : Math.min(50, last - line);
}

interface PriceAxisProps {
  scale: PlotScale;
  /** In pixels. */
  height: number;
  /** The latest price or the end price. */
  last: number;
  /** Null for prices without a round. */
  line: RoundLine | null;
}

/** The axis at the right: round prices, and the tags of the start price and the latest price. */
export function PriceAxis({ scale, height, last, line }: PriceAxisProps) {
  const at = scale.y(last);
  const price = formatPrice(last);
  const texts = line === null ? null : textsOf(line, last);
  const start = startAt(at, height);
  const tone = line === null ? 'text' : toneOf(last, line.base);
  return (
    <Axis>
      {priceTicks(scale, height, line === null ? [at] : [at, start]).map((tick) => (
        <Tick key={tick} data-item style={{ top: `${rounded(scale.y(tick))}%` }}>
          {formatPrice(tick)}
        </Tick>
      ))}
      {texts && (
        <>
          <Whole as={Room} data-text={texts.start.whole} />
          <StartTag data-label="start" style={{ top: `${rounded(start)}%` }}>
            <Tag {...texts.start} />
          </StartTag>
        </>
      )}
      <Room data-text={price} />
      <LastTag
        $tone={tone}
        data-label={line?.hasEnded === true ? 'end' : 'price'}
        style={{ top: `${rounded(at)}%` }}
      >
        {texts === null ? price : <Tag {...texts.last} />}
      </LastTag>
    </Axis>
  );
}
