/** A node and its recent health. */
export interface RpcNode {
  readonly url: string;
  failures: number;
  /** Unix milliseconds. The node is not used before this time, unless all other nodes back off too. */
  backOffUntil: number;
  /** Whether its chain id has been checked since its last failure. */
  isChecked: boolean;
}

const LONGEST_BACK_OFF_MS = 30_000;

/** A pool of nodes; the first healthy one is used. */
export function createNodePool(urls: readonly string[]) {
  const nodes = urls.map((url): RpcNode => ({
    url,
    failures: 0,
    backOffUntil: 0,
    isChecked: false,
  }));
  return {
    count: nodes.length,

    /** The first healthy node; otherwise the one that backs off for the shortest time. */
    choose: (): RpcNode => {
      const now = Date.now();
      const awake = nodes.find(({ backOffUntil }) => backOffUntil <= now);
      const [soonest] = [...nodes].sort((a, b) => a.backOffUntil - b.backOffUntil);
      const chosen = awake ?? soonest;
      if (chosen === undefined) throw new Error('The list of RPC addresses is empty.');
      return chosen;
    },

    /** Marks a node unhealthy for a while. The time doubles with each consecutive failure. */
    backOff: (node: RpcNode): void => {
      node.failures++;
      node.isChecked = false;
      node.backOffUntil = Date.now() + Math.min(LONGEST_BACK_OFF_MS, 250 * 2 ** node.failures);
    },
  };
}
