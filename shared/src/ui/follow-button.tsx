import { styled } from 'styled-components';
import { t } from '../../texts/texts';
import { shortAddress } from '../format/address';
import { followToggled, selectFollows } from '../store/follows-slice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { Button } from './button';

/** Whether this browser follows the player. */
export function useIsFollowed(address: string | null): boolean {
  const follows = useAppSelector(selectFollows);
  return address !== null && follows.includes(address.toLowerCase());
}

const Star = styled(Button)`
  min-width: 44px;
  padding: 0;
  background: none;
  border-color: transparent;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.md};

  &[aria-pressed='true'] {
    color: ${({ theme }) => theme.color.accent};
  }
`;

interface FollowButtonProps {
  address: string;
  /** As a star, for a row of a list. */
  isBrief?: boolean;
}

/** Follows a player in this browser, or ends it. */
export function FollowButton({ address, isBrief = false }: FollowButtonProps) {
  const dispatch = useAppDispatch();
  const isFollowed = useIsFollowed(address);
  const press = {
    'aria-pressed': isFollowed,
    onClick: () => void dispatch(followToggled(address)),
  };
  const star = <span aria-hidden>{isFollowed ? '★' : '☆'}</span>;
  if (isBrief) {
    return (
      <Star $small {...press} aria-label={t('Follow {player}', { player: shortAddress(address) })}>
        {star}
      </Star>
    );
  }
  return (
    <Button $small {...press}>
      {star} {t('Follow')}
    </Button>
  );
}
