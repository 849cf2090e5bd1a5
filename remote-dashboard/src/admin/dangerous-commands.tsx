import { type AdminCommands, msg, styled } from '@updown/shared';
import { useId } from 'react';
import { t } from '../../texts/texts';
import { checkRoundId } from '../rules/admin-rules';
import { FieldForm, type Fields } from './field-form';
import { Forms, roundVoided } from './forms';
import { signedCommand } from './signed-command';

function fieldsOf(): Fields<AdminCommands['void-round']> {
  return {
    roundId: {
      label: t('ID of the round to void'),
      inputMode: 'numeric',
      hint: t("Possible from one hour after the round's end"),
      check: checkRoundId,
    },
  };
}

const voidRound = signedCommand('void-round', ({ roundId }) => roundVoided(roundId));

/** Voids a round without a price, so that players can claim their stakes back. */
function VoidRoundForm() {
  return (
    <FieldForm
      title={msg('Void Round')}
      action={t('Void')}
      isDangerous
      fields={fieldsOf()}
      execute={voidRound}
      question={({ roundId }) =>
        t('Void round {id} and return every stake in it? You cannot undo this.', { id: roundId })
      }
    />
  );
}

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.md};
  padding: ${({ theme }) => theme.space.gutter};
  background: ${({ theme }) => theme.color.surface};
  border: 1px solid ${({ theme }) => theme.color.down};
  border-radius: ${({ theme }) => theme.radius.lg};
`;

const Title = styled.h2`
  color: ${({ theme }) => theme.color.down};
  font-size: ${({ theme }) => theme.font.size.lg};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
`;

const Note = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

/** The commands that change the game for every player, kept separate at the end of the page. */
export function DangerousCommands() {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <Title id={id}>{t('Dangerous commands')}</Title>
      <Note>{t('They change the game for every player. Each one asks before it is sent.')}</Note>
      <Forms>
        <VoidRoundForm />
      </Forms>
    </Frame>
  );
}
