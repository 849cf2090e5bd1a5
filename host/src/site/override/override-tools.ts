// The chunk of the developer's tools.
export { OverrideBar } from './override-bar';
export { OverridePanel } from './override-panel';
export { storedOverrides } from './stored-overrides';
export { withOverrides } from './with-overrides';
