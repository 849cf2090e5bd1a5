/** The passkey wallet's reverse domain name, and its name in the wallet's state. */
export const PASSKEY_ID = 'app.updown.passkey';
export const PASSKEY_NAME = 'Passkey';
