import { Choice, styled } from '@updown/shared';
import { t } from '../../texts/texts';
import { useScheme, useThemeChoice, type ThemeChoice } from './page-theme';

/** The theme that the page could switch to. */
export function useOtherTheme() {
  const isLight = useScheme() === 'light';
  const [, choose] = useThemeChoice();
  return {
    label: isLight ? t('Dark theme') : t('Light theme'),
    sign: isLight ? '☾' : '☀',
    onSelect: () => choose(isLight ? 'dark' : 'light'),
  };
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.sm};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

/** Switches the theme of the page. */
export function ThemeSwitch() {
  const [chosen, choose] = useThemeChoice();
  const names: Record<ThemeChoice, string> = {
    system: t('Automatic'),
    light: t('Light'),
    dark: t('Dark'),
  };
  return (
    <Row>
      <span aria-hidden>{t('Theme')}</span>
      <Choice legend={t('Theme')} options={names} value={chosen} onChange={choose} />
    </Row>
  );
}
