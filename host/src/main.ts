import { nextTask } from './loading/next-task';

// Each part of the host runs in a task of its own: in one, a slow phone would not answer for a third of a second.
await import(/* webpackMode: "eager" */ 'react-dom/client');
await nextTask();
const { openPage } = await import(/* webpackMode: "eager" */ './app/open-page');
await nextTask();
await openPage(document.getElementById('root')!);

export {};
