// The entry of the developer tools' chunk.
export { Override } from './override-view';
export { storedOverrides } from './stored-overrides';
export { withOverrides } from './with-overrides';
