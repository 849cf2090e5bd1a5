import { t } from '../texts/texts';
import { useScheme, useThemeChoice } from './use-theme-choice';

/** The choice of the theme that the page does not have now. */
export function useOtherTheme() {
  const isLight = useScheme() === 'light';
  const [, choose] = useThemeChoice();
  return {
    label: isLight ? t('Dark theme') : t('Light theme'),
    sign: isLight ? '☾' : '☀',
    onSelect: () => choose(isLight ? 'dark' : 'light'),
  };
}
