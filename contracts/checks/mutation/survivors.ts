/** Mutants that no test can or needs to kill, by file and description, with the reason. */
export const explainedSurvivors: Record<string, Record<string, string>> = {};
