import { useEffect, useEffectEvent, useState } from 'react';
import { t } from '../../texts/texts';
import { useAppDispatch } from '../store/hooks';
import { toastShown } from '../store/toast-slice';
import { loadedModal, loadModal } from './modal/load-modal';
import type { DialogProps } from './modal/modal';

/**
 * A modal dialog. It traps the focus and returns it on close; Escape and a click on the overlay close it. The code loads with
 * the first dialog, which opens once the code is ready.
 */
export function Dialog(props: DialogProps) {
  const { open, title, onClose } = props;
  const dispatch = useAppDispatch();
  const [Modal, setModal] = useState(loadedModal);
  const isMissing = open && Modal === undefined;

  const fail = useEffectEvent(() => {
    const message = t('A part of the page did not load. Please try again.');
    dispatch(toastShown({ type: 'error', title, message }));
    onClose();
  });

  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    loadModal().then(
      () => isWanted && setModal(loadedModal),
      () => isWanted && fail(),
    );
    return () => void (isWanted = false);
  }, [isMissing]);

  return Modal === undefined ? null : <Modal {...props} />;
}
