import { serverClock, styled, ticksFile, type PlayerPrediction } from '@updown/shared';
import { t } from '../../texts/texts';

/** How long the API keeps individual prices. */
const KEPT_SECONDS = 30 * 24 * 3600;

/** Whether the API still has every price of a round that ended at `endTime`, in Unix seconds. `now` is in milliseconds. */
export function areTicksKept(endTime: number, now: number): boolean {
  return endTime > now / 1000 - KEPT_SECONDS;
}

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
