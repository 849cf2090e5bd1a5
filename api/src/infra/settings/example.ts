import { definitions, type Definition } from './definitions';

function line([name, { about, fallback }]: [string, Definition<unknown>]) {
  return `# ${about}\n${fallback === undefined ? `# ${name}=` : `${name}=${fallback}`}\n`;
}

/** The text of `.env.example`. */
export function exampleEnvironment(): string {
  return [
    '# The settings of the API, with their defaults.\n',
    ...Object.entries(definitions).map(line),
  ].join('\n');
}
