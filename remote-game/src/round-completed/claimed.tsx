import { explorerTransaction, shortHash, styled, useConfigQuery } from '@updown/shared';
import { t } from '../../texts/texts';
import { useOwnPrediction, usePlayer } from '../player/use-player';

const Done = styled.p`
  align-self: center;
  color: ${({ theme }) => theme.color.up};
  font-weight: ${({ theme }) => theme.font.weight.semibold};

  a,
  small {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.sm};
    font-weight: ${({ theme }) => theme.font.weight.regular};
  }
`;

/** Says that the player has claimed, or that another account has paid them, with the transaction. */
export function Claimed({ roundId }: { roundId: number }) {
  const { address } = usePlayer();
  const { claimedBy, claimTransaction: hash } = useOwnPrediction(roundId).prediction;
  const explorer = useConfigQuery().data?.explorerUrl ?? null;
  const isPaid = claimedBy !== null && claimedBy.toLowerCase() !== address?.toLowerCase();
  if (!isPaid || hash === null) return <Done>{t('Claimed')}</Done>;
  return (
    <Done>
      {t('Paid to your wallet')}{' '}
      {explorer === null ? (
        <small translate="no">{shortHash(hash)}</small>
      ) : (
        <a href={explorerTransaction(explorer, hash)} target="_blank" rel="noreferrer">
          {t('View Transaction')}
        </a>
      )}
    </Done>
  );
}
