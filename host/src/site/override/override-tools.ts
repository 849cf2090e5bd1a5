// The entry of the developer tools' chunk.
export { OverrideBar } from './override-bar';
export { OverridePanel } from './override-panel';
export { storedOverrides } from './stored-overrides';
export { withOverrides } from './with-overrides';
