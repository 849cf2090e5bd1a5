/** A small bug in one place of a source, as a developer could make by mistake. */
export interface Mutant {
  kind: string;
  /** The replacement covers the text from `start` to `end`. */
  start: number;
  end: number;
  replacement: string;
}

interface Operator {
  kind: string;
  pattern: RegExp;
  replace: (match: RegExpMatchArray, source: string) => string | undefined;
}

function swap(pairs: Record<string, string>) {
  return ([text]: RegExpMatchArray): string | undefined =>
    pairs[text.trim()] === undefined ? undefined : text.replace(text.trim(), pairs[text.trim()]!);
}

function nudge(by: bigint) {
  return (match: RegExpMatchArray): string =>
    (BigInt(match[0].replaceAll('_', '')) + by).toString();
}

const operators: Operator[] = [
  {
    kind: 'comparison',
    pattern: / (<=|>=|==|!=|<|>) /g,
    replace: swap({ '<=': '<', '>=': '>', '<': '<=', '>': '>=', '==': '!=', '!=': '==' }),
  },
  {
    kind: 'arithmetic',
    pattern: / (\+=|-=|\+|-|\*|\/) /g,
    replace: swap({ '+': '-', '-': '+', '*': '/', '/': '*', '+=': '-=', '-=': '+=' }),
  },
  { kind: 'logic', pattern: / (&&|\|\|) /g, replace: swap({ '&&': '||', '||': '&&' }) },
  { kind: 'negation', pattern: /(?<=[( ])!(?=[\w(])/g, replace: () => '' },
  {
    kind: 'count',
    pattern: /\+\+(?=_latest|roundId|id\b)|--(?=id)|(?<=\bnonce)\+\+/g,
    replace: () => '',
  },
  {
    kind: 'wrong branch',
    pattern: /(?<= \? )([^?:;,\n]+) : ([^?:;,\n]+)(?=[;,\n])/g,
    replace: ([, one, other]) => `${other} : ${one}`,
  },
  {
    kind: 'wrong side',
    pattern: /\bup \?|\(up\)|Outcome\.Up\b|Outcome\.Down\b|\bupPool\b(?=,)|\.upPool\b/g,
    replace: swap({
      'up ?': '!up ?',
      '(up)': '(!up)',
      'Outcome.Up': 'Outcome.Down',
      'Outcome.Down': 'Outcome.Up',
      '.upPool': '.downPool',
    }),
  },
  {
    kind: 'extreme',
    pattern: /Math\.(min|max)\(/g,
    replace: swap({ 'Math.min(': 'Math.max(', 'Math.max(': 'Math.min(' }),
  },
  { kind: 'one more', pattern: /(?<=constant \w+ = )[\d_]+(?=;)/g, replace: nudge(1n) },
  { kind: 'one less', pattern: /(?<=constant \w+ = )[\d_]+(?=;)/g, replace: nudge(-1n) },
  {
    kind: 'one second more',
    pattern: /(?<=constant \w+ = )\d+ (hours|days)(?=;)/g,
    replace: ([span]) => `${span} + 1`,
  },
  { kind: 'removed check', pattern: /^ +require\([\s\S]*?\);$/gm, replace: () => '' },
  {
    kind: 'removed statement',
    pattern:
      /^ +(emit \w+\(.*\)|_\w+\(.*\)|[\w.[\]]+ [-+]?= .*|delete .*|(IERC20\(_token\)|Address)\..*|if \(.*\) (return .*|continue));$/gm,
    replace: () => '',
  },
  {
    kind: 'removed modifier',
    pattern: /\s(nonReentrant|onlyOwner|onlyManager|onlyPauser|onlyAccount|whenNotPaused)(?=\s)/g,
    replace: () => '',
  },
  {
    // Of the game's calls for everybody: only `startNewRound` stops during a pause.
    kind: 'stopped by a pause',
    pattern: /\bexternal(?!\s+(view|pure|payable|override|only\w+|whenNotPaused))\b/g,
    replace: ([text], source) =>
      /^abstract contract Game/m.test(source) ? `${text} whenNotPaused` : undefined,
  },
];

/** Whether the position is in code, and not in an import, a pragma, a using directive or a comment. */
function isCode(source: string, at: number): boolean {
  const line = source.slice(source.lastIndexOf('\n', at - 1) + 1).split('\n', 1)[0] ?? '';
  const comment = line.indexOf('//');
  const column = at - (source.lastIndexOf('\n', at - 1) + 1);
  return !/^\s*(import|pragma|using|\/\/)/.test(line) && (comment < 0 || column < comment);
}

/** All mutants of a source. */
export function mutantsOf(source: string): Mutant[] {
  return operators.flatMap(({ kind, pattern, replace }) =>
    [...source.matchAll(pattern)].flatMap((match) => {
      const replacement = replace(match, source);
      if (replacement === undefined || !isCode(source, match.index)) return [];
      return [{ kind, start: match.index, end: match.index + match[0].length, replacement }];
    }),
  );
}

export function plant(source: string, { start, end, replacement }: Mutant): string {
  return source.slice(0, start) + replacement + source.slice(end);
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The name of a mutant in reports: the lines that it changes, before and after, without line numbers. */
export function describeMutant(source: string, mutant: Mutant): string {
  const from = source.lastIndexOf('\n', mutant.start) + 1;
  const after = source.indexOf('\n', mutant.end);
  const to = after < 0 ? source.length : after;
  const before = source.slice(from, to);
  const mutated =
    source.slice(from, mutant.start) + mutant.replacement + source.slice(mutant.end, to);
  return `${mutant.kind}: ${squeeze(before)} => ${squeeze(mutated) || '(nothing)'}`;
}
