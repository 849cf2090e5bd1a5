import { Button, Dialog, Failure, Notice, styled, type Text } from '@updown/shared';
import { useEffect, useId, useState, type FormEvent, type ReactNode } from 'react';
import { t } from '../../texts/texts';
import type { Command } from './use-command';

const Form = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
`;

const Title = styled.h3`
  font-size: ${({ theme }) => theme.font.size.sm};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
`;

const Choices = styled.div`
  display: flex;
  justify-content: end;
  gap: ${({ theme }) => theme.space.xs};
`;

/** A wallet that has not answered after this time may never answer. */
const PATIENCE_MS = 20_000;

function StopWaiting({ onStop }: { onStop: () => void }) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong && <Button onClick={onStop}>{t('Stop waiting')}</Button>;
}

interface CommandFormProps<Body> {
  title: Text;
  /** The label of both the submit button and the confirm button. */
  action: string;
  command: Command<Body>;
  /** The confirmation question, which names the effect. */
  question: (body: Body) => string;
  onSubmit: () => void;
  isDangerous?: boolean;
  isDisabled?: boolean;
  children?: ReactNode;
}

/** The form of a command, with its confirmation dialog and its outcome. */
export function CommandForm<Body>({
  title,
  action,
  command: { state, confirm, cancel, stopWaiting },
  question,
  onSubmit,
  isDangerous = false,
  isDisabled = false,
  children,
}: CommandFormProps<Body>) {
  const id = useId();
  const working = state.step === 'working';
  const variant = isDangerous ? 'danger' : 'primary';

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!working) onSubmit();
  }

  return (
    <Form aria-labelledby={id} noValidate onSubmit={submit}>
      <Title id={id}>{t(title)}</Title>
      {children}
      <Button
        type="submit"
        $variant={isDangerous ? 'danger' : 'quiet'}
        disabled={working || isDisabled}
      >
        {working ? state.word : action}
      </Button>
      {working && <StopWaiting key={state.word} onStop={stopWaiting} />}
      {state.step === 'declined' && (
        <Notice tone="info" role="status">
          {t('You rejected the request in your wallet. Nothing was sent.')}
        </Notice>
      )}
      {state.step === 'done' && (
        <Notice tone="success" role="status">
          {state.message}
          {state.transactionUrl !== null && (
            <a href={state.transactionUrl} target="_blank" rel="noreferrer">
              {t('View Transaction')}
            </a>
          )}
        </Notice>
      )}
      {state.step === 'failed' && (
        <Failure title={t('Admin Panel Error')} message={state.message} trace={state.trace} />
      )}
      <Dialog open={state.step === 'asking'} onClose={cancel} title={t(title)}>
        {state.step === 'asking' && <p>{question(state.body)}</p>}
        <Choices>
          <Button onClick={cancel}>{t('Cancel')}</Button>
          <Button $variant={variant} onClick={confirm}>
            {action}
          </Button>
        </Choices>
      </Dialog>
    </Form>
  );
}
