import { Button, styled, plainTokens } from '@updown/shared';
import { useId, type ReactNode } from 'react';
import { t } from '../../texts/texts';
import type { Limits } from '../rules/stake-input';
import type { Stake } from './use-stake';

const Line = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.xs};
`;

/** For a finger; a keyboard has the arrow keys, and a larger window the quick amounts. */
const ForFinger = styled(Button)`
  flex: none;
  width: 44px;
  padding: 0;
  font-size: ${({ theme }) => theme.font.size.lg};

  ${({ theme }) => theme.media.medium} {
    display: none;
  }
`;

const Box = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;

  > span {
    position: absolute;
    inset: 0 ${({ theme }) => theme.space.sm} 0 auto;
    display: grid;
    align-items: center;
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.sm};
    pointer-events: none;

    @media (max-width: 359px) {
      display: none;
    }
  }
`;

const Input = styled.input`
  width: 100%;
  height: 44px;
  padding: 0 52px 0 ${({ theme }) => theme.space.sm};
  background: ${({ theme }) => theme.color.canvas};
  border: 1px solid ${({ theme }) => theme.color.control};
  border-radius: ${({ theme }) => theme.radius.sm};
  font-size: ${({ theme }) => theme.font.size.md};
  font-weight: ${({ theme }) => theme.font.weight.semibold};

  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.color.down};
  }
  @media (max-width: 359px) {
    padding-right: ${({ theme }) => theme.space.sm};
  }
  ${({ theme }) => theme.media.medium} {
    height: 52px;
    padding: 0 64px 0 ${({ theme }) => theme.space.md};
    font-size: ${({ theme }) => theme.font.size.lg};
  }
`;

const Note = styled.p<{ $isError: boolean }>`
  min-height: 18px;
  color: ${({ theme, $isError }) => ($isError ? theme.color.down : theme.color.muted)};
  font-size: ${({ theme }) => theme.font.size.xs};
`;

interface StakeInputProps {
  /** The `id` of the input, for its label. */
  id: string;
  stake: Stake;
  limits: Limits;
  symbol: string;
  /** The stake's error, or else a hint. */
  note: string;
  isError: boolean;
  /** Opens and closes the sheet with the quick amounts in a small window. */
  sheet: { isOpen: boolean; onToggle: () => void };
  children: ReactNode;
}

/** The amount, its unit, and the note below the quick amounts. */
export function StakeInput({
  id,
  stake,
  limits,
  symbol,
  note,
  isError,
  sheet,
  children,
}: StakeInputProps) {
  const noteId = useId();
  const plain = (amount: bigint) => Number(plainTokens(amount));
  return (
    <>
      <Line>
        <ForFinger aria-label={t('Lower stake')} tabIndex={-1} onClick={() => stake.step(-1n)}>
          −
        </ForFinger>
        <Box>
          <Input
            {...stake.input}
            id={id}
            role="spinbutton"
            inputMode="decimal"
            autoComplete="off"
            aria-valuemin={plain(limits.minimum)}
            aria-valuemax={plain(limits.maximum)}
            {...(stake.stake !== null && {
              'aria-valuenow': plain(stake.stake),
              'aria-valuetext': `${stake.text} ${symbol}`,
            })}
            aria-invalid={isError}
            aria-describedby={noteId}
          />
          <span aria-hidden>{symbol}</span>
        </Box>
        <ForFinger aria-label={t('Raise stake')} tabIndex={-1} onClick={() => stake.step(1n)}>
          +
        </ForFinger>
        <ForFinger
          aria-label={t('Quick amounts')}
          aria-expanded={sheet.isOpen}
          onClick={sheet.onToggle}
        >
          ⋯
        </ForFinger>
      </Line>
      {children}
      <Note id={noteId} $isError={isError}>
        {note}
      </Note>
    </>
  );
}
