import {
  Badge,
  Card,
  CopyButton,
  explorerAddress,
  Failure,
  FollowButton,
  shortAddress,
  Skeleton,
  styled,
  toAddress,
  useConfigQuery,
  useParams,
  usePlayerRecordQuery,
  useSession,
} from '@updown/shared';
import type { ReactNode } from 'react';
import { t } from '../../texts/texts';
import { LimitsCard } from '../limits/limits-card';
import { NameCard } from '../own-name/name-card';
import { Figures } from './figures';
import { Rounds } from './rounds';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  font-size: ${({ theme }) => theme.font.size.sm};

  code {
    padding: ${({ theme }) => `${theme.space.xs} ${theme.space.sm}`};
    background: ${({ theme }) => theme.color.canvas};
    border-radius: ${({ theme }) => theme.radius.sm};
    overflow-wrap: anywhere;
  }
`;

interface PlayerHeaderProps {
  address: string;
  name: string | undefined;
  children: ReactNode;
}

/** Identifies the player above the figures. */
function PlayerHeader({ address, name, children }: PlayerHeaderProps) {
  const explorer = useConfigQuery().data?.explorerUrl;
  const isOwn = useSession().userAddress?.toLowerCase() === address.toLowerCase();
  return (
    <Card
      title={t('Player {name}', { name: [name, shortAddress(address)].join(' ').trim() })}
      aside={isOwn ? <Badge $tone="accent">{t('You')}</Badge> : <FollowButton address={address} />}
    >
      <Line>
        <code>{address}</code>
        <CopyButton text={address} what={t('address')} />
        {explorer != null && (
          <a href={explorerAddress(explorer, address)} target="_blank" rel="noreferrer">
            {t('View on explorer')}
          </a>
        )}
      </Line>
      {children}
    </Card>
  );
}

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
