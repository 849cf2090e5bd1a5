import { styled } from '@updown/shared';
import { type RefCallback, useCallback, useState } from 'react';
import type { timeLabels } from '../candles/time-labels';
import { gridPath, tickStyle } from './line-paths';
import { type Point, rounded, type Scale, type Span } from './line-scale';
import type { Tone } from './round-line';
import { timeTicks } from './ticks';

/** The height of an element in whole pixels; `fallback` until it is measured. */
export function useHeight(fallback: number): [RefCallback<Element>, number] {
  const [height, setHeight] = useState(fallback);
  const ref = useCallback((element: Element | null) => {
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setHeight(Math.round(entry.contentRect.height));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, height];
}

/** The height of the time axis. */
const AXIS = '20px';
/** Room for half a mark at the start. */
const EDGE = '8px';

/** The height of the area on a large screen, used until it is measured. */
export const USUAL_HEIGHT = 384;

/** The whole plot. Contained, so that its motion does not lay out or paint the page. */
export const Canvas = styled.div`
  contain: layout paint;
  container-type: inline-size;
  position: absolute;
  inset: 0;
  display: grid;
  grid-template: 'area prices' minmax(0, 1fr) 'times .' ${AXIS} / minmax(0, 1fr) auto;
  padding-left: ${EDGE};
`;

/** The part of the plot that the line fills: everything except the axes. */
export const Area = styled.div`
  grid-area: area;
  position: relative;
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

const Level = styled.path<{ $tone: Tone }>`
  stroke: ${({ theme, $tone }) => theme.color[$tone]};
  stroke-width: 1px;
  stroke-dasharray: 1 3;
`;

/** A dotted line from the latest price to its tag on the axis. */
export function LastLevel({ of, tone, scale }: { of: Point; tone: Tone; scale: Scale }) {
  return (
    <Level $tone={tone} d={`M${rounded(scale.x(of.time))} ${rounded(scale.y(of.price))}H100`} />
  );
}

const Axis = styled.div`
  grid-area: times;
  position: relative;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.xs};
  line-height: ${AXIS};
`;

const Tick = styled.span.attrs({ translate: 'no' })`
  position: absolute;
  transform: translateX(-50%);

  /* The smallest phone has room for every other time. */
  @container (max-width: 320px) {
    &:nth-child(even) {
      display: none;
    }
  }
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
