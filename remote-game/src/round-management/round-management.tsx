import { Button, Card, styled, useAppDispatch, walletDialogRequested } from '@updown/shared';
import { usePanel } from '../bet/use-panel';
import { startRound } from '../commands/start-round';
import { useCommands } from '../commands/use-commands';
import { usePlayer } from '../player/use-player';
import type { PanelState } from '../rules/panel-state';

const Text = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

const texts: Record<PanelState['start'], string> = {
  allowed: 'No round is running. Yours starts at the latest ETH price and lasts for everybody.',
  busy: 'One moment, your last transaction is under way.',
  loading: 'One moment, the page is still loading.',
  'no-wallet': 'Connect wallet to start a round',
  'wrong-chain': 'Switch your wallet to the network of the game to start a round.',
  'round-running': 'A round is running. The next one can start when it ends.',
};

/** Starts a new round when none is running. */
export function RoundManagement() {
  const { state } = usePanel();
  return (
    <Card title="Round Management">
      <Text>{texts[state.start]}</Text>
      <Offer start={state.start} />
    </Card>
  );
}

function Offer({ start }: { start: PanelState['start'] }) {
  const dispatch = useAppDispatch();
  const { run } = useCommands();
  const { config } = usePlayer();
  if (start === 'round-running' || start === 'wrong-chain') return null;
  if (start === 'no-wallet') {
    return <Button onClick={() => dispatch(walletDialogRequested())}>Connect Wallet</Button>;
  }
  return (
    <Button
      $variant="primary"
      disabled={start !== 'allowed' || config === undefined}
      onClick={() => config !== undefined && run('start-round', startRound(config))}
    >
      Start New Round
    </Button>
  );
}
