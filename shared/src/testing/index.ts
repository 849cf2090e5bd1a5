/** The test harness of every front end. No page imports this file, and it is not part of the shared federation module. */
export { erc20Calls, gameCalls } from '../evm/read-contract';
export * from './encoded';
export * from './fake-api';
export * from './fixtures';
export * from './mount-often';
export * from './render-in-page';
export * from './test-server';
export * from './viewport';
export { MemoryRouter } from 'react-router-dom';
