import { formatDuration, styled, msg, type Text as Words } from '@updown/shared';
import { useId } from 'react';
import { t } from '../../texts/texts';
import { startRound } from '../commands/start-round';
import { useCommands } from '../commands/use-commands';
import { BigButton } from '../panel/big-button';
import { usePanel } from '../panel/use-panel';
import { usePlayer } from '../player/use-player';
import type { PanelState } from '../rules/panel-state';

/** Starts a new round at the latest price. */
export function StartButton({ $variant }: { $variant: 'primary' | 'quiet' }) {
  const { run } = useCommands();
  const { config } = usePlayer();
  const { start } = usePanel().state;
  return (
    <BigButton
      $variant={$variant}
      disabled={start !== 'allowed' || config === undefined}
      onClick={() => config !== undefined && run('start-round', startRound(config))}
    >
      {t('Start New Round')}
    </BigButton>
  );
}

const Text = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

const texts: Record<Exclude<PanelState['start'], 'allowed'>, Words | null> = {
  busy: msg('Waiting for your last transaction…'),
  loading: msg('Loading the round…'),
  'no-wallet': msg('Connect wallet to start a round'),
  'comes-by-itself': msg('The next round can start after the result.'),
  'round-running': msg('A round is running. The next one can start when it ends.'),
  // The notice above the page, or the ticket, says why, and this card has nothing to offer.
  'wrong-chain': null,
  'on-break': null,
};

const withButton: readonly PanelState['start'][] = ['allowed', 'busy', 'loading'];

// Below the cards, without a frame of its own.
const Foot = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => `0 ${theme.space.gutter}`};

  h2 {
    font-size: ${({ theme }) => theme.font.size.sm};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
  }
`;

/** Shows whether a new round can start, with the button. Renders nothing while the player's wallet or break stands against it. */
export function RoundManagement() {
  const title = useId();
  const { start } = usePanel().state;
  if (start !== 'allowed' && texts[start] === null) return null;
  return (
    <Foot aria-labelledby={title}>
      <h2 id={title}>{t('Round Management')}</h2>
      <Explanation start={start} />
      {withButton.includes(start) && <StartButton $variant="primary" />}
    </Foot>
  );
}

// A small window has room for the button and its title only.
const Block = styled.section`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xxs};
  min-width: 0;

  h3 {
    font-size: ${({ theme }) => theme.font.size.xs};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
  }
  ${Text} {
    display: none;
  }
  > button {
    flex: none;
  }
  ${({ theme }) => theme.media.medium} {
    flex-basis: 100%;
    gap: ${({ theme }) => theme.space.sm};

    h3 {
      font-size: ${({ theme }) => theme.font.size.md};
    }
    ${Text} {
      display: block;
    }
  }
`;

/** `RoundManagement` in the ticket, for when starting a round is the player's next step. */
export function TicketStart({ $variant }: { $variant: 'primary' | 'quiet' }) {
  const title = useId();
  return (
    <Block aria-labelledby={title}>
      <h3 id={title}>{t('Round Management')}</h3>
      <Explanation start={usePanel().state.start} />
      <StartButton $variant={$variant} />
    </Block>
  );
}

function Explanation({ start }: Pick<PanelState, 'start'>) {
  const text = start === 'allowed' ? null : texts[start];
  return <Text>{text === null ? <Invitation /> : t(text)}</Text>;
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
