/** An address of a node, and how it has behaved. */
export interface Endpoint {
  readonly url: string;
  failures: number;
  /** Not to be asked before, in Unix milliseconds, unless all others rest too. */
  restsUntil: number;
  /** Whether it was seen to serve the right chain since it last failed. */
  isChecked: boolean;
}

const longestRestMs = 30_000;

/** Several addresses, of which the first that works is used. */
export const createEndpoints = (urls: readonly string[]) => {
  const endpoints = urls.map((url): Endpoint => ({
    url,
    failures: 0,
    restsUntil: 0,
    isChecked: false,
  }));
  return {
    count: endpoints.length,

    /** The first that does not rest; else the one whose rest ends first. */
    choose: (): Endpoint => {
      const now = Date.now();
      const awake = endpoints.find(({ restsUntil }) => restsUntil <= now);
      const [soonest] = [...endpoints].sort((a, b) => a.restsUntil - b.restsUntil);
      const chosen = awake ?? soonest;
      if (chosen === undefined) throw new Error('There is no RPC address.');
      return chosen;
    },

    /** It failed: leaves it alone for a while, longer each time. */
    rest: (endpoint: Endpoint): void => {
      endpoint.failures++;
      endpoint.isChecked = false;
      endpoint.restsUntil = Date.now() + Math.min(longestRestMs, 250 * 2 ** endpoint.failures);
    },
  };
};
