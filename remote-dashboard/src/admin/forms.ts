import { styled } from '@updown/shared';
import { t } from '../../texts/texts';

/** Forms side by side, as far as there is room. */
export const Forms = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  align-items: start;
  gap: ${({ theme }) => `${theme.space.lg} ${theme.space.md}`};
`;

/** The message after a round became void, either by the admin's command or because its price came too late. */
export function roundVoided(roundId: number): string {
  return t('Round {id} voided: every stake in it can be claimed back.', { id: roundId });
}
