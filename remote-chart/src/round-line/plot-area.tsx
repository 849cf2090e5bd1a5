import { styled } from '@updown/shared';
import type { timeLabels } from '../candles/time-labels';
import { gridPath } from './line-paths';
import type { Scale, Span } from './line-scale';
import { tickStyle } from './line-styles';
import { timeTicks } from './time-ticks';

/** The height of the time axis. */
const AXIS = '20px';
/** Room for half a mark at either end. */
const EDGE = '8px';

/** The size of the area on a large screen, used until it is measured. */
export const USUAL = { width: 864, height: 384 };

/** The whole plot. Contained, so that its motion does not lay out or paint the page. */
export const Canvas = styled.div`
  contain: layout paint;
  position: absolute;
  inset: 0;
`;

/** The part of the plot that the line fills: everything except the time axis. */
export const Area = styled.div`
  position: absolute;
  inset: 0 ${EDGE} ${AXIS};
`;

/** The drawing stretches with the area, so that it needs no measured size. */
export const Drawing = styled.svg.attrs({
  viewBox: '0 0 100 100',
  preserveAspectRatio: 'none',
  'aria-hidden': true,
})`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;

  path {
    fill: none;
    vector-effect: non-scaling-stroke;
  }
`;

const Grid = styled.path`
  stroke: ${({ theme }) => theme.color.raised};
  stroke-width: 1px;
`;

const Axis = styled.div`
  position: absolute;
  inset: auto ${EDGE} 0;
  height: ${AXIS};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.xs};
  line-height: ${AXIS};
`;

const Tick = styled.span.attrs({ translate: 'no' })`
  position: absolute;
  transform: translateX(-50%);
`;

interface Times {
  span: Span;
  x: Scale['x'];
}

/** A faint vertical line at each time on the axis. */
export function TimeGrid({ span, x }: Times) {
  return <Grid d={gridPath(timeTicks(span).map(x))} />;
}

export function TimeAxis({ span, x, label }: Times & { label: ReturnType<typeof timeLabels> }) {
  return (
    <Axis aria-hidden>
      {timeTicks(span).map((time) => (
        <Tick key={time} data-item style={tickStyle(x(time))}>
          {label(time / 1000, 'time')}
        </Tick>
      ))}
    </Axis>
  );
}
