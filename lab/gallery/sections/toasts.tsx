import { styled, type Toast } from '@updown/shared';
import { ToastItem } from '../../../host/src/toasts/toast-item';
import { Section, State } from '../section';

const List = styled.ul`
  width: 100%;
`;

// The longest delay that setTimeout accepts, about 24 days.
const NEVER_ENDS = 2 ** 31 - 1;

const TOASTS: Record<string, Omit<Toast, 'id' | 'duration'>> = {
  success: { type: 'success', title: 'Address copied', message: '' },
  error: { type: 'error', title: 'MetaMask not installed', message: 'Install it, then try again.' },
  info: { type: 'info', title: 'Signed out', message: 'Your session has ended.' },
  'a confirmed transaction': {
    type: 'success',
    title: 'Transaction Successful',
    message: 'Your prediction is in round 7.',
    txHash: `0x${'8f'.repeat(32)}`,
    explorerUrl: 'https://sepolia.etherscan.io/',
    details: {
      gasUsed: '184201',
      gasCost: '0.000276',
      paidBy: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
      network: 'Sepolia Testnet',
    },
  },
};

function ignore() {}

export function Toasts() {
  return (
    <Section title="Toast">
      {Object.entries(TOASTS).map(([name, toast]) => (
        <State key={name} name={name}>
          <List>
            <ToastItem toast={{ ...toast, id: name, duration: NEVER_ENDS }} onClose={ignore} />
          </List>
        </State>
      ))}
    </Section>
  );
}
