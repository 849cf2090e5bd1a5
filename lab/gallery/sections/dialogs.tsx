import { Button, Dialog } from '@updown/shared';
import { useState } from 'react';
import { Section, State } from '../section';

const PARAGRAPHS = 30;

function OpenedDialog({ name, children }: { name: string; children: React.ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <State name={name}>
      <Button onClick={() => setOpen(true)}>Open: {name}</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Connect Your Wallet">
        {children}
      </Dialog>
    </State>
  );
}

export function Dialogs() {
  return (
    <Section title="Dialog">
      <OpenedDialog name="short">
        <p>Connect your MetaMask wallet to start playing and manage your funds securely.</p>
        <Button $variant="primary">Connect MetaMask</Button>
      </OpenedDialog>
      <OpenedDialog name="longer than the screen">
        {Array.from({ length: PARAGRAPHS }, (_, index) => (
          <p key={index}>Make sure MetaMask is installed and unlocked.</p>
        ))}
        <Button $variant="primary">Connect MetaMask</Button>
      </OpenedDialog>
    </Section>
  );
}
