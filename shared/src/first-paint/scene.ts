/** The answers of the API that came inside the page, by address, such as `/api/config`; undefined for one that did not come. */
export type FirstAnswers = (address: string) => unknown;

/**
 * What a module shows of them before its code is there: one of the looks that its build has drawn, with these texts in it.
 */
export interface Scene {
  readonly look: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** `now`: Unix milliseconds of the game's clock. Null if the module shows its skeleton. */
export type SceneOf = (answers: FirstAnswers, now: number) => Scene | null;

/** Answers for which a build draws a look, at a moment of the game's clock. */
export interface Specimen {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly now: number;
}
