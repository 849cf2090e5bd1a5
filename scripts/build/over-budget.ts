import { excess, type HostBudgets, type MeasuredFile } from '../../webpack/budgets';
import { budgets, laterOnly, SCRIPTS } from './budgets';

/** A file that the browser loads on the first visit. */
export interface FirstFile extends MeasuredFile {
  /** The paths of the sources that are in it. */
  readonly sources: readonly string[];
}

export interface FirstVisit {
  /** The HTML of the game and of the dashboard. */
  readonly pages: readonly MeasuredFile[];
  /** The scripts that run before Connect works: the first paint's and the host's. */
  readonly connect: readonly FirstFile[];
  /** The same with those of the remotes on the first screen, entries among them. */
  readonly scripts: readonly FirstFile[];
}

/** A sentence for each budget that the first visit is above. */
export function overBudget({ pages, connect, scripts }: FirstVisit, host: HostBudgets): string[] {
  const early = scripts.flatMap(({ name, sources }) =>
    laterOnly
      .filter(({ source }) => sources.some((path) => source.test(path)))
      .map(
        (part) =>
          `${name} contains ${part.name}, which a first visit does not need. Import it behind \`importWithTimeout\`.`,
      ),
  );
  return [
    ...pages.flatMap((page) => excess({ ...budgets.page, most: host.page }, [page])),
    ...excess({ ...budgets.connect, most: host.connect }, connect),
    ...excess({ ...budgets.scripts, most: SCRIPTS }, scripts),
    ...early,
  ];
}
