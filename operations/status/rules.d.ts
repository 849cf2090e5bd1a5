interface Part {
  readonly name: string;
  readonly state: 'good' | 'slow' | 'bad';
  readonly text: string;
}
interface Answers {
  readonly ready: { readonly ready: boolean; readonly reason: string | null } | undefined;
  readonly price: { readonly timestamp: number; readonly everySeconds?: number } | undefined;
  readonly now: number;
}
interface Incident {
  readonly day: string;
  readonly time: string;
  readonly sentence: string;
}
interface IrregularRound {
  readonly endTime: number;
  readonly outcome: string;
  readonly secondsLate: number;
}

export const SHOWN_DAYS: number;
export function partsOf(answers: Answers): Part[];
export function summaryOf(parts: readonly Part[]): string;
export function incidentsIn(text: string, now: number): Incident[];
export function roundIncidents(rounds: readonly IrregularRound[]): Incident[];
export function sorted(incidents: readonly Incident[]): Incident[];
