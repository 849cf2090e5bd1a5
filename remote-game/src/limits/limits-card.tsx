import {
  Button,
  Card,
  Choice,
  formatThousands,
  Notice,
  parseAmount,
  skipToken,
  styled,
  useAppDispatch,
  useBoundsQuery,
  useClock,
  useDepositLimitsQuery,
  useSymbol,
} from '@updown/shared';
import { useState } from 'react';
import { t } from '../../texts/texts';
import { Progress } from '../activity/progress';
import { usePlayer } from '../player/use-player';
import { BREAKS, tooShortBreaks, type Break } from './breaks';
import { limitTexts, type Limits } from './limit-texts';
import { setLimit, startBreak } from './set-limits';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  font-size: ${({ theme }) => theme.font.size.sm};

  > :first-child {
    flex: 1 1 12rem;
  }
`;

const Muted = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

/** The offered daily limits, as multiples of the minimum stake; 0 means no limit. */
type Multiple = '0' | '3' | '10' | '30';

/** The player's own limits, which the contract keeps, with the controls that set them. */
export function LimitsCard({ address }: { address: string }) {
  const { address: own, session } = usePlayer();
  const isOwn = session === 'signed-in' && own?.toLowerCase() === address.toLowerCase();
  const { currentData } = useBoundsQuery(isOwn ? undefined : skipToken);
  if (!isOwn || currentData === undefined) return null;
  return (
    <Card title={t('Your limits')}>
      <Controls limits={currentData.limits} />
    </Card>
  );
}

function Controls({ limits }: { limits: Limits }) {
  const symbol = useSymbol();
  const { data: deposits } = useDepositLimitsQuery();
  const minimum = parseAmount(deposits?.minimum ?? '0');
  const { config, wallet } = usePlayer();
  const dispatch = useAppDispatch();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [multiple, setMultiple] = useState<Multiple>('10');
  const [wanted, setLength] = useState<Break>('day');
  const [isSure, setIsSure] = useState(false);
  const texts = limitTexts(limits, symbol);
  const isDisabled =
    isSending || wallet !== 'ready' || config === undefined || deposits === undefined;
  const send = async (command: ReturnType<typeof setLimit>) => {
    setIsSending(true);
    setError(null);
    const outcome = await dispatch(command);
    setIsSending(false);
    if (!outcome.ok) setError(outcome.error.message);
  };
  const amountOf = (times: Multiple) => minimum * BigInt(times);
  const amounts: Record<Multiple, string> = {
    3: formatThousands(amountOf('3')),
    10: formatThousands(amountOf('10')),
    30: formatThousands(amountOf('30')),
    0: t('No limit'),
  };
  const tooShort = useClock((now) => tooShortBreaks(limits.breakUntil, now));
  const offered = (Object.keys(BREAKS) as Break[]).slice(tooShort);
  const length = offered.includes(wanted) ? wanted : offered[0];
  const names: Record<Break, string> = {
    day: t('A day'),
    week: t('A week'),
    month: t('A month'),
    ever: t('Forever'),
  };
  return (
    <>
      {texts.map((text) => (
        <Notice key={text} tone="info">
          {text}
        </Notice>
      ))}
      <Muted>
        {t(
          'The contract enforces them for every bet. A lower limit applies at once, a higher one after 24 hours.',
        )}
      </Muted>
      <Line>
        <span>{t('Daily stake limit ({symbol})', { symbol })}</span>
        <Choice
          legend={t('Daily stake limit ({symbol})', { symbol })}
          options={amounts}
          value={multiple}
          onChange={setMultiple}
        />
        <Button
          disabled={isDisabled}
          onClick={() => config && void send(setLimit(config, amountOf(multiple)))}
        >
          {t('Set limit')}
        </Button>
      </Line>
      {length !== undefined && (
        <Line>
          <span>{t('Take a break from betting')}</span>
          <Choice
            legend={t('Take a break from betting')}
            options={Object.fromEntries(offered.map((each) => [each, names[each]]))}
            value={length}
            onChange={(chosen) => {
              setLength(chosen);
              setIsSure(false);
            }}
          />
          {!isSure && (
            <Button disabled={isDisabled} onClick={() => setIsSure(true)}>
              {t('Take a break')}
            </Button>
          )}
        </Line>
      )}
      {isSure && length !== undefined && (
        <Notice tone="warning" role="alert">
          {length === 'ever'
            ? t('You will never be able to bet with this account again. Nobody can undo it.')
            : t('You cannot bet until it is over. Nobody can shorten it.')}
          <Button
            $variant="danger"
            disabled={isDisabled}
            onClick={() => {
              setIsSure(false);
              if (config) void send(startBreak(config, length));
            }}
          >
            {t('Yes, take the break')}
          </Button>
        </Notice>
      )}
      <div role="status">
        <Progress kinds={['limits']} />
      </div>
      {error !== null && (
        <Notice tone="error" role="alert">
          {error}
        </Notice>
      )}
    </>
  );
}
