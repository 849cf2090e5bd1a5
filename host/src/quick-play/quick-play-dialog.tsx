import {
  allowQuickPlay,
  Button,
  Choice,
  Dialog,
  errorMessage,
  formatAmount,
  formatHourAndMinute,
  formatThousands,
  Notice,
  parseAmount,
  quickPlayEndRequested,
  serverClock,
  styled,
  useAppDispatch,
  useBoundsQuery,
  useConfigQuery,
  useDepositLimitsQuery,
  useQuickPlay,
  useSession,
  useSymbol,
  type QuickPlay,
} from '@updown/shared';
import { useState } from 'react';
import { t } from '../../texts/texts';
import { revokeByWallet } from './quick-play';

const Text = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

const Bound = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.xs};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

/** The offered limits per round, as multiples of the minimum stake. */
const STAKES = ['1', '2', '5', '10'] as const;
/** The offered limits in total, as multiples of the limit per round. */
const ROUNDS = ['5', '10', '20', '50'] as const;
const HOURS = ['1', '4', '12', '24'] as const;
const HOUR_S = 3600;

type One<Values extends readonly string[]> = Values[number];

function labels<Values extends readonly string[]>(
  values: Values,
  label: (value: string) => string,
) {
  return Object.fromEntries(values.map((value) => [value, label(value)])) as Record<
    One<Values>,
    string
  >;
}

interface QuickPlayDialogProps {
  open: boolean;
  onClose: () => void;
  onFocusLost?: () => void;
}

/** Asks the player for the bounds of Quick play. While Quick play is on, shows the rest of the bounds and a button to end it. */
export function QuickPlayDialog({ open, onClose, onFocusLost }: QuickPlayDialogProps) {
  const quickPlay = useQuickPlay();
  const { data: config } = useConfigQuery();
  return (
    <Dialog open={open} onClose={onClose} onFocusLost={onFocusLost} title={t('Quick play')}>
      {quickPlay !== null ? (
        <IsOn quickPlay={quickPlay} />
      ) : (
        <>
          <Elsewhere />
          {config?.sponsorsGas === false ? (
            <Notice tone="info">
              {t(
                'Quick play needs an operator that pays the gas. This one does not, so your wallet confirms each bet.',
              )}
            </Notice>
          ) : (
            <Allow onAllowed={onClose} />
          )}
        </>
      )}
    </Dialog>
  );
}

function IsOn({ quickPlay: { perRound, left, end } }: { quickPlay: QuickPlay }) {
  const dispatch = useAppDispatch();
  const symbol = useSymbol();
  return (
    <>
      <Text>
        {t('On until {time}. Up to {perRound} {symbol} per round; {left} {symbol} left.', {
          time: formatHourAndMinute(end * 1000),
          perRound: formatAmount(perRound),
          left: formatAmount(left),
          symbol,
        })}
      </Text>
      <Button $variant="danger" onClick={() => dispatch(quickPlayEndRequested())}>
        {t('End Quick play')}
      </Button>
    </>
  );
}

/** A session whose key this browser does not hold, with the way to end it. */
function Elsewhere() {
  const dispatch = useAppDispatch();
  const { status } = useSession();
  const { data: config } = useConfigQuery();
  const { currentData } = useBoundsQuery(undefined, { skip: status !== 'authenticated' });
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const session = currentData?.session;
  if (config === undefined || !session) return null;

  const revoke = async () => {
    setIsSending(true);
    const outcome = await dispatch(revokeByWallet(config));
    setIsSending(false);
    setError(outcome.ok ? null : outcome.error.message);
  };

  return (
    <>
      <Notice tone="warning">
        {t(
          'Quick play is on in another browser until {time}. End it with your wallet, or turn it on here instead.',
          { time: formatHourAndMinute(session.end * 1000) },
        )}
        <Button $small disabled={isSending} onClick={() => void revoke()}>
          {t('End Quick play')}
        </Button>
      </Notice>
      {error !== null && (
        <Notice tone="error" role="alert">
          {error}
        </Notice>
      )}
    </>
  );
}

function Allow({ onAllowed }: { onAllowed: () => void }) {
  const dispatch = useAppDispatch();
  const symbol = useSymbol();
  const { data: limits } = useDepositLimitsQuery();
  const [stakes, setStakes] = useState<One<typeof STAKES>>('2');
  const [rounds, setRounds] = useState<One<typeof ROUNDS>>('10');
  const [hours, setHours] = useState<One<typeof HOURS>>('4');
  const [isAsking, setIsAsking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const minimum = parseAmount(String(limits?.minimum ?? ''));
  const perRound = (minimum ?? 0n) * BigInt(stakes);
  const inAll = perRound * BigInt(rounds);

  const allow = async () => {
    setIsAsking(true);
    setError(null);
    try {
      const end = Math.floor(serverClock.now() / 1000) + Number(hours) * HOUR_S;
      await dispatch(allowQuickPlay({ perRound, inAll, end }));
      onAllowed();
    } catch (thrown) {
      setError(errorMessage(thrown, t('Quick play was not turned on.')));
    } finally {
      setIsAsking(false);
    }
  };

  return (
    <>
      <Text>
        {t(
          'Bet with one press, without wallet prompts. A key on this page places each bet, within limits that the contract enforces. The key can do nothing else, and every payout goes to you.',
        )}
      </Text>
      <Bound>
        <span>{t('Limit per round ({symbol})', { symbol })}</span>
        <Choice
          legend={t('Limit per round ({symbol})', { symbol })}
          options={labels(STAKES, (times) => formatThousands((minimum ?? 0n) * BigInt(times)))}
          value={stakes}
          onChange={setStakes}
        />
      </Bound>
      <Bound>
        <span>{t('Limit in total ({symbol})', { symbol })}</span>
        <Choice
          legend={t('Limit in total ({symbol})', { symbol })}
          options={labels(ROUNDS, (times) => formatThousands(perRound * BigInt(times)))}
          value={rounds}
          onChange={setRounds}
        />
      </Bound>
      <Bound>
        <span>{t('For')}</span>
        <Choice
          legend={t('For')}
          options={labels(HOURS, (n) => t('{n} h', { n }))}
          value={hours}
          onChange={setHours}
        />
      </Bound>
      {error !== null && (
        <Notice tone="error" role="alert">
          {error}
        </Notice>
      )}
      <Button
        $variant="primary"
        disabled={isAsking || minimum === null}
        onClick={() => void allow()}
      >
        {isAsking ? t('Waiting for your signature…') : t('Allow Quick play')}
      </Button>
    </>
  );
}
