import {
  Button,
  Card,
  Choice,
  formatThousands,
  Notice,
  parseAmount,
  skipToken,
  styled,
  useBoundsQuery,
  useClock,
  useDepositLimitsQuery,
  useSymbol,
} from '@updown/shared';
import { useState } from 'react';
import { t } from '../../texts/texts';
import { Progress } from '../activity/progress';
import { usePlayer } from '../player/use-player';
import { type Break, BREAKS, isOnBreak, tooShortBreaks } from './breaks';
import { Control } from './control';
import { breakText, type Limits, limitTexts } from './limit-texts';
import { setLimit, startBreak } from './set-limits';
import { type Setting, useSetting } from './use-setting';

/** The offered limits, as multiples of the minimum stake; 0 means no limit. */
type Multiple = '0' | '3' | '10' | '30';

interface DayControlProps {
  limits: Limits;
  setting: Setting;
}

/** The most to stake in a day. */
function DayControl({ limits, setting: { send, isDisabled } }: DayControlProps) {
  const symbol = useSymbol();
  const { data: deposits } = useDepositLimitsQuery();
  const [chosen, choose] = useState<Multiple | ''>('');
  const amountOf = (times: Multiple) => parseAmount(deposits?.minimum ?? '0') * BigInt(times);
  const options: Record<Multiple, string> = {
    3: formatThousands(amountOf('3')),
    10: formatThousands(amountOf('10')),
    30: formatThousands(amountOf('30')),
    0: t('No limit'),
  };
  const onSet = async (times: Multiple) => {
    if (await send((config) => setLimit(config, amountOf(times)))) choose('');
  };
  const title = t('Daily stake limit ({symbol})', { symbol });
  const texts = limitTexts(limits, symbol);
  return (
    <Control title={title} held={texts.length > 0 ? texts : [t('No limit')]}>
      <Choice<Multiple | ''> legend={title} options={options} value={chosen} onChange={choose} />
      <Button
        disabled={isDisabled || deposits === undefined || chosen === ''}
        onClick={() => chosen !== '' && void onSet(chosen)}
      >
        {t('Set limit')}
      </Button>
    </Control>
  );
}

interface BreakControlProps {
  breakUntil: number | null;
  setting: Setting;
}

/** A break from betting, which the player confirms once more. */
function BreakControl({ breakUntil, setting: { send, isDisabled } }: BreakControlProps) {
  const holds = useClock((now) => isOnBreak(breakUntil, now));
  const tooShort = useClock((now) => tooShortBreaks(breakUntil, now));
  const [chosen, choose] = useState<Break | ''>('');
  const [isAsked, setIsAsked] = useState(false);
  const offered = (Object.keys(BREAKS) as Break[]).slice(tooShort);
  const length = offered.find((each) => each === chosen);
  const names: Record<Break, string> = {
    day: t('A day'),
    week: t('A week'),
    month: t('A month'),
    ever: t('Forever'),
  };
  const onTake = async (wanted: Break) => {
    setIsAsked(false);
    if (await send((config) => startBreak(config, wanted))) choose('');
  };
  const title = t('Take a break from betting');
  return (
    <>
      <Control title={title} held={[breakText({ breakUntil: holds ? breakUntil : null })]}>
        {offered.length > 0 && (
          <Choice<Break | ''>
            legend={title}
            options={Object.fromEntries(offered.map((each) => [each, names[each]]))}
            value={length ?? ''}
            onChange={(each) => {
              choose(each);
              setIsAsked(false);
            }}
          />
        )}
        {offered.length > 0 && !isAsked && (
          <Button disabled={isDisabled || length === undefined} onClick={() => setIsAsked(true)}>
            {t('Take a break')}
          </Button>
        )}
      </Control>
      {isAsked && length !== undefined && (
        <Notice tone="warning" role="alert">
          {length === 'ever'
            ? t('You will never be able to bet with this account again. Nobody can undo it.')
            : t('You cannot bet until it is over. Nobody can shorten it.')}
          <Button $variant="danger" disabled={isDisabled} onClick={() => void onTake(length)}>
            {t('Yes, take the break')}
          </Button>
        </Notice>
      )}
    </>
  );
}

const Muted = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

/** The player's own limits, which the contract keeps, with the controls that set them. */
export function LimitsCard({ address }: { address: string }) {
  const { address: own, session } = usePlayer();
  const isOwn = session === 'signed-in' && own?.toLowerCase() === address.toLowerCase();
  // Time alone changes them: the day ends, or a looser limit begins.
  const { currentData } = useBoundsQuery(isOwn ? undefined : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  if (!isOwn || currentData === undefined) return null;
  return (
    <Card title={t('Your limits')}>
      <Controls limits={currentData.limits} />
    </Card>
  );
}

function Controls({ limits }: { limits: Limits }) {
  const setting = useSetting();
  return (
    <>
      <Muted>
        {t(
          'The contract enforces them for every bet. A lower limit applies at once, a higher one after 24 hours.',
        )}
      </Muted>
      <DayControl limits={limits} setting={setting} />
      <BreakControl breakUntil={limits.breakUntil} setting={setting} />
      <div role="status">
        <Progress kinds={['limits']} />
      </div>
      {setting.error !== null && (
        <Notice tone="error" role="alert">
          {setting.error}
        </Notice>
      )}
    </>
  );
}
