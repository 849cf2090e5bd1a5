import {
  Button,
  Card,
  Choice,
  formatThousands,
  Notice,
  skipToken,
  styled,
  useBoundsQuery,
  useSymbol,
} from '@updown/shared';
import { useState } from 'react';
import { t } from '../../texts/texts';
import { Activity } from '../activity/activity';
import { CommandProvider } from '../commands/command-provider';
import { useCommands } from '../commands/use-commands';
import { usePlayer } from '../player/use-player';
import { useLimits } from '../round/use-limits';
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

/** The limit of a day, as multiples of the least stake; 0 is none. */
type Multiple = '0' | '3' | '10' | '30';
const BREAKS = { day: 1, week: 7, month: 30, ever: Infinity };
type Break = keyof typeof BREAKS;

/** The player's own limits, which the contract keeps, with the controls that set them. */
export function LimitsCard({ address }: { address: string }) {
  const { address: own, session } = usePlayer();
  const isOwn = session === 'signed-in' && own?.toLowerCase() === address.toLowerCase();
  const { currentData } = useBoundsQuery(isOwn ? undefined : skipToken);
  if (!isOwn || currentData === undefined) return null;
  return (
    <CommandProvider>
      <Card title={t('Your limits')}>
        <Controls limits={currentData.limits} />
        <Activity kinds={['limits']} />
      </Card>
    </CommandProvider>
  );
}

function Controls({ limits }: { limits: Limits }) {
  const symbol = useSymbol();
  const { minimum } = useLimits();
  const { config, wallet } = usePlayer();
  const { run, running } = useCommands();
  const [multiple, setMultiple] = useState<Multiple>('10');
  const [length, setLength] = useState<Break>('day');
  const [isSure, setIsSure] = useState(false);
  const texts = limitTexts(limits, symbol);
  const isDisabled = running || wallet !== 'ready' || config === undefined;
  const amountOf = (times: Multiple) => minimum * BigInt(times);
  const amounts: Record<Multiple, string> = {
    3: formatThousands(amountOf('3')),
    10: formatThousands(amountOf('10')),
    30: formatThousands(amountOf('30')),
    0: t('No limit'),
  };
  const breaks: Record<Break, string> = {
    day: t('A day'),
    week: t('A week'),
    month: t('A month'),
    ever: t('For ever'),
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
          'The contract keeps them, for every way to bet. A lower limit holds at once, a higher one after 24 hours.',
        )}
      </Muted>
      <Line>
        <span>{t('Most to stake in a day ({symbol})', { symbol })}</span>
        <Choice
          legend={t('Most to stake in a day ({symbol})', { symbol })}
          options={amounts}
          value={multiple}
          onChange={setMultiple}
        />
        <Button
          disabled={isDisabled}
          onClick={() => config && run('limits', setLimit(config, amountOf(multiple)))}
        >
          {t('Set limit')}
        </Button>
      </Line>
      <Line>
        <span>{t('Take a break from betting')}</span>
        <Choice
          legend={t('Take a break from betting')}
          options={breaks}
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
      {isSure && (
        <Notice tone="warning" role="alert">
          {length === 'ever'
            ? t('You will never be able to bet with this account again. Nobody can undo it.')
            : t('You cannot bet until it is over. Nobody can shorten it.')}
          <Button
            $variant="danger"
            disabled={isDisabled}
            onClick={() => {
              setIsSure(false);
              if (config) run('limits', startBreak(config, BREAKS[length]));
            }}
          >
            {t('Yes, take the break')}
          </Button>
        </Notice>
      )}
    </>
  );
}
