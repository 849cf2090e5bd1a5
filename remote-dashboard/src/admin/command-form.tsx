import { useId, type FormEvent, type ReactNode } from 'react';
import { Button, Dialog, Failure, Notice, styled } from '@updown/shared';
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

interface CommandFormProps<Body> {
  title: string;
  /** The button's word, here and in the question. */
  action: string;
  command: Command<Body>;
  /** Names what will happen. */
  question: (body: Body) => string;
  onSubmit: () => void;
  isDangerous?: boolean;
  isDisabled?: boolean;
  children?: ReactNode;
}

/** The fields of a command, the question before it is sent, and what came of it. */
export function CommandForm<Body>({
  title,
  action,
  command: { state, confirm, cancel },
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
      <Title id={id}>{title}</Title>
      {children}
      <Button
        type="submit"
        $variant={isDangerous ? 'danger' : 'quiet'}
        disabled={working || isDisabled}
      >
        {working ? state.word : action}
      </Button>
      {state.step === 'declined' && (
        <Notice tone="info" role="status">
          You declined it in your wallet. Nothing was sent.
        </Notice>
      )}
      {state.step === 'done' && (
        <Notice tone="success" role="status">
          {state.message}
          {state.transactionUrl !== null && (
            <a href={state.transactionUrl} target="_blank" rel="noreferrer">
              View Transaction
            </a>
          )}
        </Notice>
      )}
      {state.step === 'failed' && <Failure title="Admin Panel Error" message={state.message} />}
      <Dialog open={state.step === 'asking'} onClose={cancel} title={title}>
        {state.step === 'asking' && <p>{question(state.body)}</p>}
        <Choices>
          <Button onClick={cancel}>Cancel</Button>
          <Button $variant={variant} onClick={confirm}>
            {action}
          </Button>
        </Choices>
      </Dialog>
    </Form>
  );
}
