// The dialogs with the sign-in: a chunk of its own, because a page needs them only when somebody opens one. `loadDialogs`
// loads it, and no other file imports these.
export { ProfileDialog } from './profile-dialog';
export { WalletDialog } from './wallet-dialog';
