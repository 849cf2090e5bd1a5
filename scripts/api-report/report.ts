import type { Contract } from './describe-exports';

export interface Report {
  /** The version with which the contract last changed. */
  readonly version: string;
  readonly contract: Contract;
}

const FENCE = '```';

export function formatReport(title: string, about: string, { version, contract }: Report): string {
  const lines = [...contract].map(([key, type]) => `${key}: ${type}`);
  return `# ${title}

${about} \`npm run api-report\` writes this file.

Version: ${version}

${FENCE}text
${lines.join('\n')}
${FENCE}
`;
}

export function parseReport(text: string): Report {
  const version = /^Version: (\S+)$/m.exec(text)?.[1];
  const [, body] = new RegExp(`${FENCE}text\\n([^]*)\\n${FENCE}`).exec(text) ?? [];
  if (version === undefined || body === undefined) throw new Error('It is no report of an API.');
  const entries = body.split('\n').map((line): [string, string] => {
    const end = line.indexOf(': ');
    return [line.slice(0, end), line.slice(end + 2)];
  });
  return { version, contract: new Map(entries) };
}
