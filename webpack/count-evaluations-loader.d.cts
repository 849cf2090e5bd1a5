interface LoaderContext {
  resourcePath: string;
  getOptions: () => { name: string; version: string };
  callback: (error: unknown, source: string, map?: unknown) => void;
}

declare function countEvaluations(this: LoaderContext, source: string, map?: unknown): void;
export = countEvaluations;
