export type Vital = 'inp' | 'lcp' | 'cls' | 'load' | 'longTask';

/** A version that this page has loaded. */
export interface LoadedVersion {
  readonly remote: string;
  readonly version: string;
  /** The address of its files. */
  readonly folder: string;
  /** From the request for its first module until it could be rendered. */
  readonly loadMs: number;
}

type Figures = Partial<Record<Vital, number>>;
type Report = Pick<LoadedVersion, 'remote' | 'version'> & Figures;

/** A figure as the API accepts it: a duration in whole milliseconds, or a shift. */
function rounded(vital: Vital, value: number): number {
  return vital === 'cls' ? Math.round(value * 10_000) / 10_000 : Math.round(value);
}

/** The vitals of a page by the version in whose place they were measured. Each figure is reported once. */
export class PageVitals {
  readonly #figures = new Map<string, Figures>();
  readonly #sent = new Set<string>();
  #shift = { place: 'page', value: 0 };

  constructor(private readonly loaded: () => readonly LoadedVersion[]) {}

  /** The latest value of a vital in a place; a later one replaces it. */
  record(place: string, vital: 'inp' | 'lcp', value: number): void {
    this.#figures.set(place, { ...this.#figures.get(place), [vital]: value });
  }

  /** The shift of the whole page belongs to the place of its largest part. */
  recordShift(place: string, value: number): void {
    this.#shift = { place, value };
  }

  /** A long task of a script; the longest of each version counts. */
  recordTask(script: string, duration: number): void {
    const owner = this.loaded().find(({ folder }) => script.startsWith(folder));
    if (owner === undefined) return;
    const place = `${owner.remote} ${owner.version}`;
    const known = this.#figures.get(place);
    const longTask = Math.max(known?.longTask ?? 0, duration);
    this.#figures.set(place, { ...known, longTask });
  }

  /** The figures that have not been reported yet, by version. */
  take(): readonly Report[] {
    return this.loaded().flatMap(({ remote, version, loadMs }) => {
      const place = `${remote} ${version}`;
      const cls = this.#shift.place === place ? this.#shift.value : 0;
      const all = { load: loadMs, cls, ...this.#figures.get(place) };
      const unsent = Object.entries(all).filter(([vital]) => !this.#sent.has(`${place} ${vital}`));
      for (const [vital] of unsent) this.#sent.add(`${place} ${vital}`);
      const figures = unsent.map(([vital, value]) => [vital, rounded(vital as Vital, value)]);
      const report = { remote, version, ...(Object.fromEntries(figures) as Figures) };
      return unsent.length > 0 ? [report] : [];
    });
  }
}
