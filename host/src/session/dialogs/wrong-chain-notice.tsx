import {
  Button,
  chainSwitchRequested,
  Notice,
  styled,
  useAppDispatch,
  useConfigQuery,
  useWallet,
} from '@updown/shared';
import { t } from '../../../texts/texts';

// Over the strip with the results, so that the page does not move. The text wraps in a small window.
const Over = styled.div`
  position: relative;
  z-index: ${({ theme }) => theme.layer.line};
  height: 0;
  margin-bottom: calc(-1 * ${({ theme }) => theme.space.md});

  > * {
    position: absolute;
    inset: calc(-1 * ${({ theme }) => theme.space.gutter})
      calc(-1 * ${({ theme }) => theme.space.gutter}) auto;
    flex-wrap: nowrap;
    min-height: 44px;
    gap: ${({ theme }) => theme.space.xs};
    padding: 0 ${({ theme }) => theme.space.sm};
    border-radius: 0;
    font-size: ${({ theme }) => theme.font.size.xs};
    line-height: 1.2;

    ${({ theme }) => theme.media.medium} {
      font-size: ${({ theme }) => theme.font.size.sm};
    }
  }
`;

/** Warns that the wallet is on a different network from the game, and offers a button to switch. */
export function WrongChainNotice() {
  const { status, chainId } = useWallet();
  const { data: config } = useConfigQuery();
  const dispatch = useAppDispatch();
  if (status !== 'connected' || config === undefined || chainId === config.chainId) return null;
  return (
    <Over>
      <Notice tone="warning" role="alert">
        <span>
          {t('Your wallet is on another network. This game runs on {network}.', {
            network: config.network,
          })}
        </span>
        <Button $small onClick={() => dispatch(chainSwitchRequested())}>
          {t('Switch network')}
        </Button>
      </Notice>
    </Over>
  );
}
