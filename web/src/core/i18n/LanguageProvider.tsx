import type { Language } from '@portal/contracts/kernel';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { useMarket } from '../market';
import { catalogueOf, type Localised } from './define-texts';
import { languageKey, languageTag, rememberedLanguage, rememberLanguage } from './language';

interface LanguageMenu {
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

const LanguageContext = createContext<LanguageMenu | null>(null);

interface LanguageProviderProps {
  /** Here or in another tab. */
  onChange?: () => void;
  children: ReactNode;
}

export function LanguageProvider({ onChange, children }: LanguageProviderProps) {
  const market = useMarket();
  const [language, setLanguage] = useState(() => rememberedLanguage(market));
  const tag = languageTag[language];

  const choose = useCallback(
    (requested: Language) => {
      if (requested === language || !rememberLanguage(market, requested)) return;
      setLanguage(requested);
      onChange?.();
    },
    [market, language, onChange],
  );
  const choice = useMemo(() => ({ language, choose }), [language, choose]);

  // The server reads the language from a cookie shared by all tabs.
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === languageKey) choose(rememberedLanguage(market));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [market, choose]);

  useEffect(() => {
    document.documentElement.lang = tag;
  }, [tag]);

  return (
    <LanguageContext value={choice}>
      <IntlProvider
        locale={tag}
        defaultLocale={tag}
        timeZone={market.timeZone}
        messages={catalogueOf(language)}
        onError={reportError}
      >
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

export function useLanguage(): LanguageMenu {
  const choice = use(LanguageContext);
  if (choice === null) throw new Error('useLanguage needs a LanguageProvider above it');
  return choice;
}

export function useLocalised(): (text: Localised) => string {
  const { language } = useLanguage();
  return useCallback((text) => text[language], [language]);
}
