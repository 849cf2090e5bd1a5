import { useSyncExternalStore, type ComponentProps } from 'react';
import { loadedLater, subscribeToLater, type Later } from './load-later';

type Parts = Pick<
  Later,
  'BalancePill' | 'ClaimPill' | 'LiveMark' | 'NotFoundPage' | 'Toaster' | 'WrongChainNotice'
>;

type Props<Name extends keyof Parts> = { readonly part: Name } & ComponentProps<Parts[Name]>;

/** A part of the page that comes after its first screen; nothing until then. What is around it is not drawn again. */
export function LaterPart<Name extends keyof Parts>({ part, ...props }: Props<Name>) {
  const later = useSyncExternalStore(subscribeToLater, loadedLater);
  if (later === null) return null;
  const Part = later[part] as React.ComponentType<typeof props>;
  return <Part {...props} />;
}
