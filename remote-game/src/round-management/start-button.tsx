import { t } from '../../texts/texts';
import { startRound } from '../commands/start-round';
import { useCommands } from '../commands/use-commands';
import { BigButton } from '../panel/big-button';
import { usePanel } from '../panel/use-panel';
import { usePlayer } from '../player/use-player';

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
