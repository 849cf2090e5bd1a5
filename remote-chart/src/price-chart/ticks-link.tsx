import { styled, ticksFile } from '@updown/shared';
import { t } from '../../texts/texts';
import { useLineRound } from '../round-line/use-line-round';

// Smaller windows have no room for it beside the views; they have it in the player's record.
const File = styled.a`
  display: none;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.xs};

  ${({ theme }) => theme.media.large} {
    display: inline;
  }
`;

/** Every price of the round as a file. It appears at the round's end, when the prices are complete. */
export function TicksLink() {
  const round = useLineRound();
  if (round == null || round.outcome === null) return null;
  return (
    <File href={ticksFile(round.id)} download>
      {t('All prices as CSV')}
    </File>
  );
}
