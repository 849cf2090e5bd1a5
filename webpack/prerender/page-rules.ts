const PANEL = '[data-place="game/GamePanel"]';

const hiddenFromPlayers = [
  '[data-first-paint] header button',
  `[data-first-paint] ${PANEL}`,
  `[data-first-paint]${PANEL}`,
];

/**
 * The root is hidden until these rules are there, so that nobody sees a page without its style. A page in another
 * language than English, or without scripts, does not show what is rendered ahead; nor does one show a visitor's
 * controls to a player who returns.
 */
export const pageRules = [
  '#root[data-first-paint]{display:block}',
  ':root:not([lang=en]) #root[data-first-paint]{display:none}',
  '@media (scripting:none){#root[data-first-paint]{display:none}}',
  `:root[data-returning] :is(${hiddenFromPlayers.join(',')}){visibility:hidden}`,
  '[data-first-paint] [aria-busy=true]:is(button,summary,a){opacity:0.6}',
].join('');
