import { t } from '../texts/texts';

/** The message after a round became void: by the admin's command, or because its price came too late. */
export function roundVoided(roundId: number): string {
  return t('Round {id} voided: every stake in it can be claimed back.', { id: roundId });
}
