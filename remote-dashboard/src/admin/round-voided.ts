/** What an admin reads when a round became void: by their command, or because its price came too late. */
export const roundVoided = (roundId: number): string =>
  `Round ${roundId} voided: every stake in it can be claimed back.`;
