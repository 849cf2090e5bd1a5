import { Button, styled } from '@updown/shared';
import { t } from '../../texts/texts';
import { useTokens } from '../player/use-tokens';
import type { PanelFacts } from '../rules/panel-facts';
import type { PanelState } from '../rules/panel-state';
import { statusTexts } from './status-texts';

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

/** Explains why the player cannot bet now and what to do about it. */
export function BetNote({ state, facts }: { state: PanelState; facts: PanelFacts }) {
  const { refresh } = useTokens();
  const { status, blockedBy, blockedMessage } = state;
  const isShownByField = blockedBy === 'reserve-too-small' || blockedBy === 'stake-outside-limits';
  const texts = [isShownByField ? null : blockedMessage, statusTexts[status].detail(facts)];
  const shown = texts.filter((text) => text !== null);
  if (shown.length === 0) return null;
  return (
    <Note>
      {shown.map((text) => (
        <span key={text}>{text}</span>
      ))}
      {status === 'allowance-failed' && (
        <Button $small onClick={refresh}>
          {t('Retry')}
        </Button>
      )}
    </Note>
  );
}
