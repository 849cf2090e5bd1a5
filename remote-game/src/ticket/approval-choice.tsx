import { Select, styled } from '@updown/shared';
import { useId } from 'react';
import { t } from '../../texts/texts';

/** How the player lets the game take the stake: an approval before the prediction, or a permit sent with it. */
export type Approval = 'maximum' | 'exact' | 'permit';

function labelOf(approval: Approval, stake: string | null): string {
  if (approval === 'maximum') return t('Approve once (unlimited)');
  if (approval === 'permit') return t('Sign with the bet, no extra transaction');
  return stake === null ? t('This stake only') : t('This stake only ({stake})', { stake });
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};

  select {
    flex: 1;
    min-width: 0;
  }
`;

interface ApprovalChoiceProps {
  chosen: Approval;
  /** '30,000 ION'; null while the input holds no amount. */
  stake: string | null;
  /** Whether the token supports permits. */
  canPermit: boolean;
  onChoose: (approval: Approval) => void;
}

/** A select box on one line, so that the ticket keeps its height. */
export function ApprovalChoice({ chosen, stake, canPermit, onChoose }: ApprovalChoiceProps) {
  const id = useId();
  const offered: readonly Approval[] = canPermit
    ? ['maximum', 'exact', 'permit']
    : ['maximum', 'exact'];
  return (
    <Line>
      <label htmlFor={id}>{t('Approve')}</label>
      <Select
        id={id}
        value={chosen}
        onChange={({ target }) => {
          const approval = offered.find((each) => each === target.value);
          if (approval !== undefined) onChoose(approval);
        }}
      >
        {offered.map((approval) => (
          <option key={approval} value={approval}>
            {labelOf(approval, stake)}
          </option>
        ))}
      </Select>
    </Line>
  );
}
