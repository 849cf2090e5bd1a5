import { toastShown, useAppDispatch } from '@updown/shared';
import { useEffect, useEffectEvent, useState } from 'react';
import { t } from '../../../texts/texts';
import { loadDialogs, type Dialogs } from './load-dialogs';

/**
 * The dialogs, which load with the first one that opens. If they do not load, a toast says so, and the next press tries
 * again.
 * @param title the title of the one that is open
 */
export function useDialogs(title: string | null, onClose: () => void): Dialogs | null {
  const dispatch = useAppDispatch();
  const [dialogs, setDialogs] = useState<Dialogs | null>(null);
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

  return dialogs;
}
