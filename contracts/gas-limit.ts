const MARGIN_PERCENT = 20n;

/** The gas cost of a write to an empty storage slot; a write to a used slot costs 17,100 less. */
const EMPTY_SLOT_GAS = 22_100n;

/**
 * The gas limit of a call: its estimate plus a fifth. Other transactions can be mined first and raise the cost. For a
 * small call, an emptied slot can cost more than a fifth, so the margin covers at least one such slot. `slots` is the
 * number of slots written by the call that other transactions can empty. The sender pays only for the gas used.
 */
export function gasLimit(estimate: bigint, slots = 1): bigint {
  const fifth = (estimate * MARGIN_PERCENT) / 100n;
  const emptied = BigInt(slots) * EMPTY_SLOT_GAS;
  return estimate + (fifth > emptied ? fifth : emptied);
}
