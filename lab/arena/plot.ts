import { strategies } from './agents/agent';
import type { Estimate } from './interval';
import { returnOf } from './report';
import type { Sample } from './sample';

const ROW = 28;
const LEFT = 220;
const WIDTH = 760;
const TOP = 36;
const RIGHT = 24;

interface Scale {
  least: number;
  most: number;
}

function scaleOf(estimates: Estimate[]): Scale {
  const ends = estimates.flatMap(({ mean, margin }) => [mean - margin, mean + margin]);
  const step = 0.25;
  return {
    least: Math.floor(Math.min(0, ...ends) / step) * step,
    most: Math.ceil(Math.max(0, ...ends) / step) * step,
  };
}

function line(x1: number, y1: number, x2: number, y2: number, color: string): string {
  return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${color}"/>`;
}

function text(x: number, y: number, anchor: string, content: string): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}">${content}</text>`;
}

/** The return per stake of each strategy with its 95 % confidence interval, as an SVG. */
export function plotOf(samples: readonly Sample[]): string {
  const rows = strategies.flatMap((name) => {
    const estimate = returnOf(samples.flatMap(({ results }) => results[name] ?? []));
    return Number.isFinite(estimate.margin) ? [{ name, estimate }] : [];
  });
  const { least, most } = scaleOf(rows.map(({ estimate }) => estimate));
  const height = TOP + rows.length * ROW + 16;
  const at = (value: number): number =>
    Math.round(LEFT + ((value - least) / (most - least)) * (WIDTH - LEFT - RIGHT));
  const ticks = Array.from(
    { length: Math.round((most - least) / 0.25) + 1 },
    (_, index) => least + index * 0.25,
  );
  const grid = ticks.map(
    (value) =>
      line(at(value), TOP - 6, at(value), height - 12, value === 0 ? '#444' : '#ddd') +
      text(at(value), TOP - 14, 'middle', `${Math.round(value * 100)} %`),
  );
  const marks = rows.map(({ name, estimate: { mean, margin } }, index) => {
    const y = TOP + index * ROW + ROW / 2;
    const color = mean - margin > 0 ? '#b3261e' : mean + margin < 0 ? '#1b6e3c' : '#555';
    return (
      text(LEFT - 12, y + 4, 'end', name) +
      line(at(mean - margin), y, at(mean + margin), y, color) +
      `<circle cx="${at(mean)}" cy="${y}" r="4" fill="${color}"/>`
    );
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12" role="img" aria-label="Return per stake of each strategy, with 95 % confidence intervals">`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    ...grid,
    ...marks,
    '</svg>',
    '',
  ].join('\n');
}
