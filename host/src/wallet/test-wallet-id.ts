/** The local test wallet's reverse domain name. This wallet never injects `window.ethereum`. */
export const TEST_WALLET_ID = 'app.updown.local-test-wallet';
