import {
  type Language,
  LANGUAGES,
  isLanguage,
  languageNames,
  Select,
  styled,
  pageLanguage,
  useLanguage,
} from '@updown/shared';
import { useSyncExternalStore, useId } from 'react';
import { t } from '../../texts/texts';
import { createLanguageStore, type LanguageStore } from './language-choice';

let known: LanguageStore | undefined;

/** The page's only language store. */
export function languageStore(): LanguageStore {
  return (known ??= createLanguageStore());
}

export function useLanguageChoice(): readonly [Language, (language: Language) => void] {
  const shown = () => pageLanguage.language();
  const { subscribe, language, choose } =
    typeof document === 'undefined'
      ? { subscribe: () => () => undefined, language: shown, choose: () => undefined }
      : languageStore();
  return [useSyncExternalStore(subscribe, language, shown), choose];
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.sm};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

const Hint = styled.p`
  flex-basis: 100%;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.xs};
`;

/** Lists each language in its own name, so that its speakers recognise it. */
export function LanguageSelect(props: { id?: string; 'aria-label'?: string }) {
  const [chosen, choose] = useLanguageChoice();
  return (
    <Select
      {...props}
      value={chosen}
      onChange={({ target }) => isLanguage(target.value) && choose(target.value)}
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageNames[language]}
        </option>
      ))}
    </Select>
  );
}

/** Selects the language of the page, and says so if some of the texts could not be loaded. */
export function LanguageLine() {
  const { isWhole } = useLanguage();
  const id = useId();
  return (
    <Line>
      <label htmlFor={id}>{languageLabel()}</label>
      <LanguageSelect id={id} />
      {!isWhole && (
        <Hint role="status">{t('Some texts could not be loaded. They are in English.')}</Hint>
      )}
    </Line>
  );
}

/** In another language, adds the English word for a reader who does not know that language. */
export function languageLabel(): string {
  return pageLanguage.language() === 'en' ? t('Language') : `${t('Language')} · Language`;
}
