// A separate chunk, which only `loadSafe` may import.
export { batchOf } from '@updown/contracts/safe/batch';
export { readHolders } from '@updown/contracts/safe/chain-reads';
export { propose } from '@updown/contracts/safe/propose';
export { simulate } from './simulate';
