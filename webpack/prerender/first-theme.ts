import { themes, type Theme } from '@updown/shared';

type Colors = Theme['color'];

const names = Object.keys(themes.dark.color) as (keyof Colors)[];

function definitions(color: Colors): string {
  return names.map((name) => `--first-${name}:${color[name]};`).join('');
}

/** The theme with a variable for each colour: the same HTML serves a dark and a light page. */
export const firstTheme: Theme = {
  ...themes.dark,
  color: Object.fromEntries(names.map((name) => [name, `var(--first-${name})`])) as Colors,
};

/** The values of the variables. The page's first script sets the scheme in the style of the root element. */
export const colorRules = `:root{${definitions(themes.dark.color)}}:root[style*="color-scheme: light"]{${definitions(themes.light.color)}}`;
