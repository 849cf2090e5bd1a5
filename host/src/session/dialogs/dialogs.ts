// The dialogs and the sign-in form a chunk of their own, because a page needs them only once a dialog opens. Only
// `loadDialogs` may import this file.
export { QuickPlayDialog } from '../../quick-play/quick-play-dialog';
export { ProfileDialog } from './profile-dialog';
export { WalletDialog } from './wallet-dialog';
