import { Button, Choice, Notice, useClock } from '@updown/shared';
import { useState } from 'react';
import { t } from '../../texts/texts';
import { BREAKS, isOnBreak, tooShortBreaks, type Break } from './breaks';
import { Control } from './control';
import { breakText } from './limit-texts';
import { startBreak } from './set-limits';
import type { Setting } from './use-setting';

interface BreakControlProps {
  breakUntil: number | null;
  setting: Setting;
}

/** A break from betting, which the player confirms once more. */
export function BreakControl({ breakUntil, setting: { send, isDisabled } }: BreakControlProps) {
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
