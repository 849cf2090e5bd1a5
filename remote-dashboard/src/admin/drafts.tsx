import { useSession, type Text } from '@updown/shared';
import { createContext, use, useState, type ReactNode } from 'react';

/** The texts of a form, keyed by field. */
type Texts = Readonly<Partial<Record<string, string>>>;

type Drafts = Readonly<Partial<Record<string, Texts>>>;

type Change = (key: string, texts: Texts) => void;

const DraftContext = createContext<readonly [Drafts, Change] | null>(null);

function useDrafts(): readonly [Drafts, Change] {
  const [drafts, setDrafts] = useState<Drafts>({});
  const change: Change = (key, texts) =>
    setDrafts((known) => ({ ...known, [key]: { ...known[key], ...texts } }));
  return [drafts, change];
}

/** Keeps the texts of the forms below it when a layout change remounts them. */
export function Drafts({ children }: { children: ReactNode }) {
  return <DraftContext value={useDrafts()}>{children}</DraftContext>;
}

/** Outside `Drafts`, a form keeps its own texts. */
function useKept() {
  const own = useDrafts();
  return use(DraftContext) ?? own;
}

function keyOf(userAddress: string | null, form: Text): string {
  return `${userAddress} ${form}`;
}

/** The texts of the form with this title, initially the ones that this account typed before. */
export function useDraft(form: Text): [Texts, type: (field: string, text: string) => void] {
  const [drafts, change] = useKept();
  const key = keyOf(useSession().userAddress, form);
  return [drafts[key] ?? {}, (field, text) => change(key, { [field]: text })];
}

/** Fills in the fields of another form. */
export function useFill(): (form: Text, texts: Texts) => void {
  const [, change] = useKept();
  const { userAddress } = useSession();
  return (form, texts) => change(keyOf(userAddress, form), texts);
}
