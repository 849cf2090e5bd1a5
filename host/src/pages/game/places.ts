export type Place = 'ticker' | 'round' | 'chart' | 'pools' | 'panel' | 'history';

/** The height of each loaded part, for its skeleton: below `medium`, from `medium` on, from `large` on. */
export const heights: Record<Place, readonly [small: string, medium: string, large: string]> = {
  ticker: ['44px', '44px', '44px'],
  round: ['84px', '84px', '84px'],
  // The chart fills its share of the window, below its tools, which are taller on touch screens.
  chart: [
    'calc(var(--tools) + clamp(180px, 25svh, 240px))',
    'calc(var(--tools) + clamp(200px, 30svh, 360px))',
    'calc(var(--tools) + clamp(240px, 45svh, 520px))',
  ],
  pools: ['55px', '58px', '34px'],
  panel: ['900px', '900px', '900px'],
  history: ['660px', '677px', '677px'],
};
