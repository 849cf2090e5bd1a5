import { explorerAddress, useSymbol } from '@updown/shared';
import { t } from '../../texts/texts';
import { usePlayer } from '../player/use-player';
import { Guide } from './how-to-play';

/** What the token is that the game is played with. */
export function AboutToken() {
  const { config } = usePlayer();
  const symbol = useSymbol();
  if (config === undefined) return null;
  const { network, explorerUrl, contracts, isLocal } = config;
  return (
    <Guide>
      <summary>{t('What is {symbol}?', { symbol })}</summary>
      <p>
        {t(
          "{symbol} is the game's token on {network}. Stakes and winnings are paid in it, and the game's contract holds every stake until the result.",
          { symbol, network },
        )}
        {isLocal && <> {t('Here it is free and worth nothing.')}</>}
        {explorerUrl !== null && (
          <>
            {' '}
            <a
              href={explorerAddress(explorerUrl, contracts.token)}
              target="_blank"
              rel="noreferrer"
            >
              {t('View on explorer')}
            </a>
          </>
        )}
      </p>
    </Guide>
  );
}
