import { definitions, type Definition } from './definitions';

const line = ([name, { about, fallback }]: [string, Definition<unknown>]) =>
  `# ${about}\n${fallback === undefined ? `# ${name}=` : `${name}=${fallback}`}\n`;

/** The text of `.env.example`. */
export const exampleEnvironment = (): string =>
  [
    '# The settings of the API, with their defaults.\n',
    ...Object.entries(definitions).map(line),
  ].join('\n');
