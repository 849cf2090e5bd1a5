/** The local test wallet's reverse domain name. It is the one wallet that never injects `window.ethereum`. */
export const TEST_WALLET_ID = 'app.updown.local-test-wallet';
