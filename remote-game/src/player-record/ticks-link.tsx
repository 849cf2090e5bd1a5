import { serverClock, styled, ticksFile, type PlayerPrediction } from '@updown/shared';
import { t } from '../../texts/texts';
import { areTicksKept } from '../rules/ticks-kept';

const File = styled.a`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.xs};
`;

/** Every price of a round as a file, as long as the API has them. */
export function TicksLink({ of: { roundId, endTime } }: { of: PlayerPrediction }) {
  if (!areTicksKept(endTime, serverClock.now())) return null;
  return (
    <File
      href={ticksFile(roundId)}
      download
      aria-label={t('All prices of round #{id} as CSV', { id: roundId })}
    >
      CSV
    </File>
  );
}
