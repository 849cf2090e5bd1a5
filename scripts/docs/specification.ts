import { createHash } from 'node:crypto';

/** `- **2.14** The sentence.` */
const ITEM = /^- \*\*(\d+)\.(\d+)\*\* (.+)$/;

export interface Sentence {
  section: string;
  number: number;
  text: string;
}

/** The numbered sentences of the specification, in the order of its page. */
export function readSentences(page: string): Sentence[] {
  return page.split('\n').flatMap((line) => {
    const [, section, number, text] = ITEM.exec(line) ?? [];
    if (section === undefined || text === undefined) return [];
    return [{ section, number: Number(number), text }];
  });
}

export interface Section {
  sentences: number;
  /** The first 16 digits of the SHA-256 of its text. */
  hash: string;
}

/** The number of sentences and the hash of each section. A removed, moved or changed sentence changes the hash. */
export function sectionsOf(sentences: readonly Sentence[]): Record<string, Section> {
  const texts = new Map<string, string[]>();
  for (const { section, text } of sentences) {
    texts.set(section, [...(texts.get(section) ?? []), text]);
  }
  return Object.fromEntries(
    [...texts].map(([section, all]) => {
      const hash = createHash('sha256').update(all.join(' ')).digest('hex').slice(0, 16);
      return [section, { sentences: all.length, hash }];
    }),
  );
}
