import { createTexts } from '@updown/shared';
import en from './en.json';

export const { t } = createTexts(en, {
  es: () => import(/* webpackChunkName: "texts-es" */ './es.json'),
  tr: () => import(/* webpackChunkName: "texts-tr" */ './tr.json'),
  vi: () => import(/* webpackChunkName: "texts-vi" */ './vi.json'),
  zh: () => import(/* webpackChunkName: "texts-zh" */ './zh.json'),
});
