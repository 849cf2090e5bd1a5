import type { Style } from '../round-line/line-styles';

/** A style as a browser writes it: 'left: 0%; margin-top: -10px;'. */
export function cssText(style: Style): string {
  return Object.entries(style)
    .map(([name, value]) => `${name.replaceAll(/[A-Z]/g, '-$&').toLowerCase()}: ${value};`)
    .join(' ');
}
