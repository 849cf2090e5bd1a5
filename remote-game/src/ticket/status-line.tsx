import { styled } from '@updown/shared';
import type { PanelFacts } from '../rules/panel-facts';
import type { PanelStatus } from '../rules/panel-state';
import { statusTexts, type StatusTone } from './status-texts';

const inks = { info: 'accent', success: 'up', warning: 'warning', error: 'down' } as const;

const Line = styled.div<{ $tone: StatusTone }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  color: ${({ theme, $tone }) => theme.color[inks[$tone]]};
  font-size: ${({ theme }) => theme.font.size.sm};
  font-weight: ${({ theme }) => theme.font.weight.semibold};

  &::before {
    content: '';
    width: 8px;
    height: 8px;
    background: currentcolor;
    border-radius: ${({ theme }) => theme.radius.pill};
  }
`;

/** The player's status, at the end of the ticket's header. */
export function StatusLine({ status, facts }: { status: PanelStatus; facts: PanelFacts }) {
  const { tone, title } = statusTexts[status];
  return (
    <Line role="status" $tone={tone(facts)}>
      {title(facts)}
    </Line>
  );
}
