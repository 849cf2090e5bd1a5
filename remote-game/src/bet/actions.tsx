import { Button, MAX_ALLOWANCE, styled } from '@updown/shared';
import { approve } from '../commands/approve';
import { predict } from '../commands/predict';
import { useCommands } from '../commands/use-commands';
import { usePlayer } from '../player/use-player';
import { useLiveRound } from '../round/use-live-round';
import type { PanelState } from '../rules/panel-state';
import type { Approval } from './approval-choice';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space.sm};
`;

const Big = styled(Button)`
  min-height: 56px;
  padding: 0 ${({ theme }) => theme.space.xs};
  font-size: ${({ theme }) => theme.font.size.md};
  letter-spacing: 0.02em;
  white-space: normal;

  @container (max-width: 400px) {
    font-size: ${({ theme }) => theme.font.size.sm};
  }
  @container (max-width: 320px) {
    flex-direction: column;
    gap: 0;
    font-size: ${({ theme }) => theme.font.size.xs};
  }
`;

interface ActionsProps {
  state: PanelState;
  stake: bigint | null;
  approval: Approval;
}

/** Approve Tokens, or the two directions in its place. */
export function Actions({ state: { action, obstacle, refused }, stake, approval }: ActionsProps) {
  const { run } = useCommands();
  const { address, config } = usePlayer();
  const { round } = useLiveRound();
  const disabled = obstacle !== null;

  if (action === 'approve') {
    const onApprove = () => {
      if (config === undefined || stake === null) return;
      run('approve', approve(config, approval === 'exact' ? stake : MAX_ALLOWANCE));
    };
    return (
      <Big $variant="primary" $wide disabled={disabled} onClick={onApprove}>
        Approve Tokens
      </Big>
    );
  }

  const onPredict = (isUp: boolean) => () => {
    if (config === undefined || stake === null || round === null || address === null) return;
    run(
      'predict',
      predict(config, { owner: address, round, isUp, stake, permits: approval === 'permit' }),
    );
  };
  return (
    <Pair>
      <Big $variant="up" disabled={disabled || refused.up} onClick={onPredict(true)}>
        <span aria-hidden>▲</span> PREDICT UP
      </Big>
      <Big $variant="down" disabled={disabled || refused.down} onClick={onPredict(false)}>
        <span aria-hidden>▼</span> PREDICT DOWN
      </Big>
    </Pair>
  );
}
