import { Button, Notice, useAppDispatch, walletDialogRequested, styled } from '@updown/shared';
import { useTokens } from '../player/use-tokens';
import type { PanelFacts } from '../rules/panel-facts';
import type { PanelStatus } from '../rules/panel-state';
import { FaucetButton } from './faucet-button';
import { statusTexts } from './status-texts';

const Words = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;

  span {
    color: ${({ theme }) => theme.color.text};
    font-weight: ${({ theme }) => theme.font.weight.regular};
  }
`;

interface StatusBannerProps {
  status: PanelStatus;
  facts: PanelFacts;
}

/** Where the player stands, and the next step where there is one. */
export function StatusBanner({ status, facts }: StatusBannerProps) {
  const dispatch = useAppDispatch();
  const { refresh } = useTokens();
  const { tone, title, detail } = statusTexts[status];
  const isAbsent = status === 'connect' && facts.wallet !== 'wrong-chain';
  return (
    <Notice tone={tone} role="status">
      <Words>
        <strong>{title(facts)}</strong>
        <span>{detail(facts)}</span>
      </Words>
      {isAbsent && (
        <Button $small $variant="primary" onClick={() => dispatch(walletDialogRequested())}>
          Connect
        </Button>
      )}
      {status === 'allowance-failed' && (
        <Button $small onClick={refresh}>
          Retry
        </Button>
      )}
      {(status === 'no-tokens' || status === 'below-minimum') && <FaucetButton />}
    </Notice>
  );
}
