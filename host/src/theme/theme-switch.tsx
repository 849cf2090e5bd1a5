import { Choice, styled } from '@updown/shared';
import { t } from '../texts/texts';
import type { ThemeChoice } from './theme-choice';
import { useThemeChoice } from './use-theme-choice';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.sm};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

/** Chooses the theme of the page. */
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
