import { styled, useAppDispatch, useWalletIntent, walletDialogRequested } from '@updown/shared';
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

  &:not(:empty)::before {
    content: '';
    width: 8px;
    height: 8px;
    background: currentcolor;
    border-radius: ${({ theme }) => theme.radius.pill};
  }
`;

// A text in the line, with a target of 44 px that takes no more space than the text.
const Connect = styled.button`
  min-height: 44px;
  margin: -12px 0;
  padding: 0;
  background: none;
  border: 0;
  color: inherit;
  font: inherit;
  text-decoration: underline;
  cursor: pointer;
`;

/** The player's status, at the end of the ticket's header. */
export function StatusLine({ status, facts }: { status: PanelStatus; facts: PanelFacts }) {
  const dispatch = useAppDispatch();
  const walletIntent = useWalletIntent();
  const { tone, title } = statusTexts[status];
  const text = title(facts);
  return (
    <Line role="status" $tone={tone}>
      {status === 'connect' ? (
        <Connect type="button" {...walletIntent} onClick={() => dispatch(walletDialogRequested())}>
          {text}
        </Connect>
      ) : (
        text
      )}
    </Line>
  );
}
