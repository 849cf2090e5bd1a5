import {
  Link,
  playerPath,
  skipToken,
  styled,
  useBoundsQuery,
  useRecentPredictionsQuery,
  useSymbol,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { usePlayer } from '../player/use-player';
import { limitTexts } from './limit-texts';

const Line = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

/** The player's own limits beside a bet, or the offer to set some before the first one. */
export function LimitsLine() {
  const symbol = useSymbol();
  const { address, session } = usePlayer();
  const asked = session === 'signed-in' ? undefined : skipToken;
  const { currentData: bounds } = useBoundsQuery(asked);
  const { currentData: predictions } = useRecentPredictionsQuery(asked);
  if (address === null || bounds === undefined) return null;
  const texts = limitTexts(bounds.limits, symbol);
  if (texts.length === 0 && predictions?.length !== 0) return null;
  return (
    <Line>
      {texts.length > 0
        ? texts.join(' ')
        : t(
            'Play within limits: the most to stake in a day, or a break. The contract keeps them.',
          )}{' '}
      <Link to={playerPath(address)}>{t('Your limits')}</Link>
    </Line>
  );
}
