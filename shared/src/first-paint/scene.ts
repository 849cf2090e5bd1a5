/** The answers of the API that came inside the page, by address, such as `/api/config`; undefined for one that did not come. */
export type FirstAnswers = (address: string) => unknown;

/** An item of a list, as one of the kinds that the build has drawn. Its element is marked with `data-item`. */
export interface SceneItem {
  readonly kind: string;
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * What a module shows of them before its code is there: one of the looks that its build has drawn, with these texts in it,
 * and these items in its lists.
 */
export interface Scene {
  readonly look: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly items?: readonly SceneItem[];
}

/** `now`: Unix milliseconds of the game's clock. Null if the module shows its skeleton. */
export type SceneOf = (answers: FirstAnswers, now: number) => Scene | null;

/** Whether the window matches one of the theme's media, such as `media.large`. */
export type Matches = (media: string) => boolean;

/** The same of a module that has other elements in a wide window. */
export type SceneInWindow = (...args: [...Parameters<SceneOf>, matches: Matches]) => Scene | null;

/** Answers for which a build draws a look, at a moment of the game's clock. */
export interface Specimen {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly now: number;
  /** The media that the window matches; by default none. */
  readonly media?: readonly string[];
}
