/** `- **2.14** The sentence.` */
const ITEM = /^- \*\*(\d+)\.(\d+)\*\* (.+)$/;

export interface Sentence {
  /** `2.14`: the section, and the sentence's place in there. */
  readonly number: string;
  readonly text: string;
}

/** The numbered sentences of docs/specification.md, in its order. */
export function readSentences(page: string): Sentence[] {
  return page.split('\n').flatMap((line) => {
    const [, section, place, text] = ITEM.exec(line) ?? [];
    return text === undefined ? [] : [{ number: `${section}.${place}`, text }];
  });
}
