import { useState } from 'react';
import { parseStake, settledStake, stakeText, type Limits } from '../rules/stake-input';

/** The stake that the player types; the minimum until they do, and raised to it for good when they leave the field. */
export function useStake(limits: Limits) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isTyping, setIsTyping] = useState(false);
  const entered = typed ?? stakeText(limits.minimum);
  const text = isTyping ? entered : settledStake(entered, limits);
  return {
    text,
    stake: parseStake(text),
    choose: (stake: bigint) => setTyped(stakeText(stake)),
    input: {
      value: text,
      onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
      onFocus: () => setIsTyping(true),
      onBlur: () => {
        setIsTyping(false);
        if (typed !== null) setTyped(settledStake(typed, limits));
      },
    },
  };
}

export type Stake = ReturnType<typeof useStake>;
