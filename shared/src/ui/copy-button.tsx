import { useEffect, useState } from 'react';
import { t } from '../../texts/texts';
import { msg, type Text } from '../i18n/create-texts';
import { Button } from './button';
import { VisuallyHidden } from './visually-hidden';

const SHOWN_FOR_MS = 2_000;

type Outcome = 'copied' | 'refused';

const labels: Record<Outcome, Text> = { copied: msg('Copied ✓'), refused: msg('Copy failed') };

/** A page in an insecure context has no clipboard, and a browser may deny access. */
async function copy(text: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}

/** Copies a text, and shows the outcome for two seconds. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const spoken = {
    copied: t('Copied {what}', { what }),
    refused: t('The {what} could not be copied', { what }),
  };

  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  return (
    <>
      <Button
        $small
        aria-label={t('Copy {what}', { what })}
        onClick={() => void copy(text).then((done) => setOutcome(done))}
      >
        {outcome === null ? t('Copy') : t(labels[outcome])}
      </Button>
      <VisuallyHidden role="status">{outcome === null ? '' : spoken[outcome]}</VisuallyHidden>
    </>
  );
}
