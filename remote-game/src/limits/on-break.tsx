import { Link, playerPath, skipToken, styled, useBoundsQuery } from '@updown/shared';
import { t } from '../../texts/texts';
import { usePlayer } from '../player/use-player';
import { breakText } from './limit-texts';

const Place = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 2px ${({ theme }) => theme.space.sm};
  min-height: 64px;
  font-weight: ${({ theme }) => theme.font.weight.semibold};

  a {
    font-size: ${({ theme }) => theme.font.size.sm};
    font-weight: ${({ theme }) => theme.font.weight.regular};
  }
`;

/** In place of the bet while the player takes a break: how long it lasts, and where it was set. */
export function OnBreak() {
  const { address, session } = usePlayer();
  const { currentData } = useBoundsQuery(session === 'signed-in' ? undefined : skipToken);
  if (address === null || currentData === undefined) return null;
  return (
    <Place>
      <span>{breakText(currentData.limits)}</span>
      <Link to={playerPath(address)}>{t('Your limits')}</Link>
    </Place>
  );
}
