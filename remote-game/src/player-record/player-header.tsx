import {
  Badge,
  Card,
  CopyButton,
  explorerAddress,
  FollowButton,
  shortAddress,
  styled,
  useConfigQuery,
  useSession,
} from '@updown/shared';
import type { ReactNode } from 'react';
import { t } from '../../texts/texts';

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
export function PlayerHeader({ address, name, children }: PlayerHeaderProps) {
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
