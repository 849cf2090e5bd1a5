import {
  Failure,
  Skeleton,
  styled,
  toAddress,
  useParams,
  usePlayerRecordQuery,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { LimitsCard } from '../limits/limits-card';
import { NameCard } from '../own-name/name-card';
import { Figures } from './figures';
import { PlayerHeader } from './player-header';
import { Rounds } from './rounds';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.gutter};
`;

/** The public record of the player in the URL. */
export function PlayerRecord() {
  const address = toAddress(useParams()['address'] ?? '');
  // For an invalid address, the host shows a page of its own.
  return address === null ? null : <Record key={address} address={address} />;
}

function Record({ address }: { address: string }) {
  const { currentData: record, isError, refetch } = usePlayerRecordQuery(address);
  return (
    <Frame>
      <PlayerHeader address={address} name={record?.name}>
        {record === undefined && !isError && <Loading />}
        {record === undefined && isError && (
          <Failure title={t("Couldn't load this record.")} onRetry={() => void refetch()} />
        )}
        {record !== undefined && <Figures record={record} />}
      </PlayerHeader>
      <NameCard address={address} />
      <LimitsCard address={address} />
      {record !== undefined && record.total > 0 && <Rounds address={address} />}
    </Frame>
  );
}

function Loading() {
  return (
    <div role="status" aria-busy aria-label={t('Loading the record')}>
      <Skeleton height="20rem" />
    </div>
  );
}
