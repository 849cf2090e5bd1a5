const MARGIN_PERCENT = 20n;

/** The gas cost of a write to an empty storage slot; a write to a used slot costs 17,100 less. */
const EMPTY_SLOT_GAS = 22_100n;

/**
 * The gas limit of a call: its estimate and a fifth. Other transactions can be mined first and raise the cost. An
 * emptied slot can cost a small call more than a fifth, so the margin covers at least one such slot. `slots` is the
 * number of slots that the call writes and that other transactions can empty. The sender pays only for the gas that is
 * used.
 */
export function gasLimit(estimate: bigint, slots = 1): bigint {
  const fifth = (estimate * MARGIN_PERCENT) / 100n;
  const emptied = BigInt(slots) * EMPTY_SLOT_GAS;
  return estimate + (fifth > emptied ? fifth : emptied);
}
