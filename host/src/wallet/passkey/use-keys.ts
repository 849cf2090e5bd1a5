import { useAppDispatch } from '@updown/shared';
import { useEffect, useState } from 'react';
import { exists, nodeOf, readAccount, type Node } from './passkey-account';

/** The account's keys. `first`: whether the first passkey is still one of them. */
interface Keys {
  readonly first: boolean;
  readonly added: readonly string[];
}

async function readKeys(node: Node, account: string): Promise<Keys> {
  if (!(await exists(node, account))) return { first: true, added: [] };
  const [removed, added] = await Promise.all([
    readAccount(node, account, 'firstRemoved'),
    readAccount(node, account, 'addedSigners'),
  ]);
  return { first: removed !== true, added: [...(added as string[])] };
}

/** The account's keys as they are on the chain, read again after each change; `undefined` until they are read. */
export function useKeys(account: string, isOpen: boolean, isChanging: boolean) {
  const dispatch = useAppDispatch();
  const [keys, setKeys] = useState<Keys>();
  useEffect(() => {
    if (!isOpen || isChanging) return;
    let isWanted = true;
    readKeys(nodeOf({ dispatch }), account).then(
      (read) => isWanted && setKeys(read),
      () => undefined,
    );
    return () => void (isWanted = false);
  }, [dispatch, account, isOpen, isChanging]);
  return keys;
}
