import { Button, VisuallyHidden } from '@updown/shared';
import { useEffect, useState } from 'react';

const CONFIRMED_FOR_MS = 2_000;

/** Copies a text, and says for two seconds that it did. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMED_FOR_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  return (
    <>
      <Button
        $small
        aria-label={`Copy ${what}`}
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      >
        {copied ? 'Copied ✓' : 'Copy'}
      </Button>
      <VisuallyHidden role="status">{copied ? `Copied ${what}` : ''}</VisuallyHidden>
    </>
  );
}
