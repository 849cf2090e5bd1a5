const PANEL = '[data-place="game/GamePanel"]';

const hiddenFromPlayers = [
  '[data-first-paint] header button',
  `[data-first-paint] ${PANEL}`,
  `[data-first-paint]${PANEL}`,
  '[data-first-paint] [data-part="dashboard/Dashboard/Gate"] > *',
];

/**
 * The root stays hidden until these rules arrive, so nobody sees an unstyled page. What is rendered ahead is in English and
 * for a visitor: a page in another language or without scripts hides it, and a player who returns sees no visitor's controls.
 */
export const pageRules = [
  '#root[data-first-paint]{display:block}',
  ':root:not([lang=en]) #root[data-first-paint]{display:none}',
  '@media (scripting:none){#root[data-first-paint]{display:none}}',
  `:root[data-returning] :is(${hiddenFromPlayers.join(',')}){visibility:hidden}`,
  '[data-first-paint] [aria-busy=true]:is(button,summary,a){opacity:0.6}',
].join('');
