import { Card, formatDuration, styled, msg, type Text as Words } from '@updown/shared';
import { t } from '../../texts/texts';
import { usePlayer } from '../player/use-player';
import type { PanelState } from '../rules/panel-state';
import { usePanel } from '../ticket/use-panel';
import { StartButton } from './start-button';

const Text = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

const texts: Record<Exclude<PanelState['start'], 'allowed'>, Words> = {
  busy: msg('Waiting for your last transaction…'),
  loading: msg('Loading the round…'),
  'no-wallet': msg('Connect wallet to start a round'),
  'wrong-chain': msg("Switch your wallet to the game's network to start a round."),
  'round-running': msg('A round is running. The next one can start when it ends.'),
};

const withButton: readonly PanelState['start'][] = ['allowed', 'busy', 'loading'];

/** Whether a new round can start, with the button unless the ticket has it. */
export function RoundManagement({ isInTicket = false }: { isInTicket?: boolean }) {
  const { start } = usePanel().state;
  return (
    <Card title={t('Round Management')}>
      <Text>{start === 'allowed' ? <Invitation /> : t(texts[start])}</Text>
      {!isInTicket && withButton.includes(start) && <StartButton $variant="primary" />}
    </Card>
  );
}

function Invitation() {
  const { config } = usePlayer();
  if (config === undefined) {
    return t('No round is open. Start one at the current ETH price; anyone can join.');
  }
  return t(
    'No round is open. Start one at the current ETH price; anyone can join for {duration}.',
    {
      duration: formatDuration(config.roundDuration),
    },
  );
}
