/** For code that moves things without CSS, or draws other things without motion. CSS has `theme.motion`. */
export const MOTION_QUERY = '(prefers-reduced-motion: no-preference)';

/** Begins every value that is only for motion. GlobalStyle makes it invalid for a visitor who prefers reduced motion. */
const ON = 'var(--motion,)';

const frames = {
  breathe: 'from { opacity: 0.5 }',
  pulse: 'to { opacity: 0.2 }',
  shine: 'from { box-shadow: 0 0 0 0 currentcolor } 40% { box-shadow: 0 0 16px 6px currentcolor }',
  shineText: '40% { text-shadow: 0 0 20px currentcolor }',
  flash: 'from { color: var(--accent) }',
  slide: 'to { transform: translate3d(-100%, 0, 0) }',
} as const;

type Animation = keyof typeof frames;

const animations = Object.keys(frames) as Animation[];

/**
 * `on` begins a `transition`, or another value that only motion needs. The others begin an `animation`, which a component
 * completes with its time: `${theme.motion.pulse} 600ms infinite`.
 */
export const motion = {
  on: ON,
  ...(Object.fromEntries(animations.map((name) => [name, `${ON} ${name}`])) as Record<
    Animation,
    string
  >),
};

/**
 * The rules behind `motion`, for the global style. No component brings its own: a browser computes the style of every element
 * for each at-rule that a script inserts.
 */
export const motionRules =
  '@media (prefers-reduced-motion: reduce) { :root { --motion: off } }' +
  animations.map((name) => `@keyframes ${name} { ${frames[name]} }`).join('');
