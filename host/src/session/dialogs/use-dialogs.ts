import { toastShown, useAppDispatch } from '@updown/shared';
import { useEffect, useEffectEvent, useState } from 'react';
import { t } from '../../../texts/texts';
import { useSecondPart } from '../../host-context';
import { loadDialogs, type Dialogs } from './load-dialogs';

/**
 * The dialogs, which load when the first one opens. If loading fails, a toast says so and the next click tries again.
 * @param title the title of the open dialog, or null
 */
export function useDialogs(title: string | null, onClose: () => void): Dialogs | null {
  const dispatch = useAppDispatch();
  const [dialogs, setDialogs] = useState<Dialogs | null>(null);
  const second = useSecondPart();
  const isMissing = title !== null && dialogs === null;

  const fail = useEffectEvent(() => {
    const message = t('A part of the page did not load. Please try again.');
    dispatch(toastShown({ type: 'error', title: title ?? '', message }));
    onClose();
  });

  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    loadDialogs().then(
      (loaded) => isWanted && setDialogs(loaded),
      () => isWanted && fail(),
    );
    return () => void (isWanted = false);
  }, [isMissing]);

  // They read the API.
  return second && dialogs;
}
