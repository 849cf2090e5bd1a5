// The second of the page's two first files: the API slice, the components that read it, the federation's runtime, and all of
// `shared` for the remotes.
export { attachApi, takeHintedReads } from '@updown/shared';
export { federation } from '../federation/federation';
export { AskAudience } from './ask-audience';
export { LiveMark } from './header/live-mark';
export { Balance, ClaimPill } from './header/pills';
export { PageNotice } from './notice/page-notice';
export { apiDiagnostics } from './updown-api';
