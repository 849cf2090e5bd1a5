import { styled } from 'styled-components';
import { t } from '../../texts/texts';
import { playerPath, shortAddress } from '../format/address';
import { Badge } from './badge';
import { useIsFollowed } from './follow-button';
import { Link } from './link/link';
import { VisuallyHidden } from './visually-hidden';

const Name = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.xxs} ${({ theme }) => theme.space.xs};
`;

// As tall as a finger on a touch screen, without making the row taller.
const Record = styled(Link)`
  position: relative;
  color: inherit;
  text-decoration-color: ${({ theme }) => theme.color.control};
  text-underline-offset: 3px;

  &:hover {
    color: ${({ theme }) => theme.color.accent};
  }
  @media (pointer: coarse) {
    &::after {
      content: '';
      position: absolute;
      inset: -12px -8px;
    }
  }
`;

const Star = styled.span`
  color: ${({ theme }) => theme.color.accent};
`;

const Chosen = styled.span.attrs({ translate: 'no' })`
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  overflow-wrap: anywhere;
`;

interface PlayerNameProps {
  /** Null if the address is unknown. */
  address: string | null;
  /** The name that the player has chosen. It stands beside the address, never in its place. */
  name?: string | undefined;
  isOwn: boolean;
}

/** A player, with a link to their public record. */
export function PlayerName({ address, name, isOwn }: PlayerNameProps) {
  const isFollowed = useIsFollowed(address);
  if (address === null) return t('Unknown');
  return (
    <Name>
      <Record to={playerPath(address)}>
        <VisuallyHidden>{t('Record of')} </VisuallyHidden>
        {name !== undefined && (
          <>
            <Chosen>{name}</Chosen>{' '}
          </>
        )}
        <span translate="no">{shortAddress(address)}</span>
      </Record>
      {isFollowed && !isOwn && (
        <span data-followed title={t('You follow this player')}>
          <Star aria-hidden>★</Star>
          <VisuallyHidden>{t('You follow this player')}</VisuallyHidden>
        </span>
      )}
      {isOwn && <Badge $tone="accent">{t('You')}</Badge>}
    </Name>
  );
}
