import {
  Button,
  Choice,
  formatThousands,
  parseAmount,
  useDepositLimitsQuery,
  useSymbol,
} from '@updown/shared';
import { useState } from 'react';
import { t } from '../../texts/texts';
import { Control } from './control';
import { limitTexts, type Limits } from './limit-texts';
import { setLimit } from './set-limits';
import type { Setting } from './use-setting';

/** The offered limits, as multiples of the minimum stake; 0 means no limit. */
type Multiple = '0' | '3' | '10' | '30';

interface DayControlProps {
  limits: Limits;
  setting: Setting;
}

/** The most to stake in a day. */
export function DayControl({ limits, setting: { send, isDisabled } }: DayControlProps) {
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
