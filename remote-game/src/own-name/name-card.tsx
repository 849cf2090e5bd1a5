import {
  Button,
  Card,
  errorMessage,
  Field,
  formatDayAndTime,
  Notice,
  type OwnName,
  signName,
  skipToken,
  styled,
  useAppDispatch,
  useClock,
  WalletError,
} from '@updown/shared';
import { type FormEvent, useState } from 'react';
import { t } from '../../texts/texts';
import { usePlayer } from '../player/use-player';
import { chooseName, ownName } from './name-api';

/** Asks the API whether the player may have a name, then the wallet for the signature, then sends it. */
function useNaming() {
  const dispatch = useAppDispatch();
  const [step, setStep] = useState<'idle' | 'checking' | 'signing' | 'saving'>('idle');
  const [error, setError] = useState<string | null>(null);

  async function run(name: string): Promise<void> {
    setStep('checking');
    await dispatch(chooseName.initiate({ name })).unwrap();
    setStep('signing');
    const signed = await dispatch(signName(name));
    setStep('saving');
    await dispatch(chooseName.initiate(signed)).unwrap();
  }

  /** Resolves with whether the name is the player's now. An empty name gives the old one up. */
  async function choose(name: string): Promise<boolean> {
    setError(null);
    try {
      await run(name);
      return true;
    } catch (thrown) {
      const isDeclined = thrown instanceof WalletError && thrown.rejected;
      setError(
        isDeclined
          ? t('You rejected the request in your wallet. Your name stays as it was.')
          : errorMessage(thrown, t('Your name was not saved.')),
      );
      return false;
    } finally {
      setStep('idle');
    }
  }

  return { step, error, choose, forgetError: () => setError(null) };
}

const Muted = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

const Form = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};

  ${({ theme }) => theme.media.medium} {
    max-width: 28rem;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
`;

/** Where the signed-in player chooses a name, on their own record. */
export function NameCard({ address }: { address: string }) {
  const { address: own, session } = usePlayer();
  const isOwn = session === 'signed-in' && own?.toLowerCase() === address.toLowerCase();
  const { currentData } = ownName.useQuery(isOwn ? address : skipToken);
  if (!isOwn || currentData === undefined) return null;
  return (
    <Card title={t('Your name')}>
      <Held own={currentData} />
      <Naming own={currentData} />
    </Card>
  );
}

/** What the player's name is now, and who sees it. */
function Held({ own: { name, isHidden } }: { own: OwnName }) {
  if (name === null) {
    return (
      <Muted>
        {t('You have no name. With one, it stands beside your address for everybody to see.')}
      </Muted>
    );
  }
  return (
    <>
      <p translate="no">
        <strong>{name}</strong>
      </p>
      {isHidden && (
        <Notice tone="warning">
          {t('The operator hides this name: only you see it. You can choose another one.')}
        </Notice>
      )}
    </>
  );
}

function Naming({ own: { name, changeableAt } }: { own: OwnName }) {
  const { wallet } = usePlayer();
  const { step, error, choose, forgetError } = useNaming();
  const [typed, setTyped] = useState('');
  const isTooSoon = useClock((now) => changeableAt !== null && now < changeableAt);
  const isBusy = step !== 'idle';
  const words = {
    idle: name === null ? t('Sign and save') : t('Sign and change'),
    checking: t('Checking...'),
    signing: t('Waiting for your signature...'),
    saving: t('Saving...'),
  };

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isBusy && (await choose(typed.trim()))) setTyped('');
  }

  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      {isTooSoon && changeableAt !== null ? (
        <Muted>
          {t('A name can be changed once a day: you can choose the next one from {time} on.', {
            time: formatDayAndTime(changeableAt),
          })}
        </Muted>
      ) : (
        <Field
          label={t('New name')}
          hint={t('3 to 20 letters (a to z), digits and single hyphens')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            forgetError();
          }}
          {...(error !== null && { error })}
        />
      )}
      <Actions>
        {!isTooSoon && (
          <Button
            type="submit"
            $variant="primary"
            disabled={isBusy || wallet !== 'ready' || typed.trim() === ''}
          >
            {words[step]}
          </Button>
        )}
        {name !== null && (
          <Button disabled={isBusy || wallet !== 'ready'} onClick={() => void choose('')}>
            {t('Give up this name')}
          </Button>
        )}
      </Actions>
      {isTooSoon && error !== null && (
        <Notice tone="error" role="alert">
          {error}
        </Notice>
      )}
    </Form>
  );
}
