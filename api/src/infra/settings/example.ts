import { definitions, type Definition } from './definitions';

function line([name, { about, fallback }]: [string, Definition<unknown>]) {
  return `# ${about}\n${fallback === undefined ? `# ${name}=` : `${name}=${fallback}`}\n`;
}

export function exampleEnvironment(): string {
  return [
    '# The API settings with their defaults.\n',
    ...Object.entries(definitions).map(line),
  ].join('\n');
}
