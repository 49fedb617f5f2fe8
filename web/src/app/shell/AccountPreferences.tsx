import { Segmented } from '#ui/Segmented';
import { languageName } from '../i18n/language';
import { useLanguage } from '../i18n/LanguageProvider';
import { useText } from '../i18n/use-text';
import { useMarket } from '../market';
import { type Density, useDensity } from '../theme/DensityProvider';
import { type Appearance, useAppearance } from '../theme/use-appearance';
import { preferencesMessages } from './preferences.messages';

const appearances: readonly Appearance[] = ['system', 'light', 'dark'];
const densities: readonly Density[] = ['comfortable', 'compact'];

/** Language (where the market has more than one, R-PLT-08), appearance and density: remembered by this browser. */
export function AccountPreferences() {
  const text = useText(preferencesMessages);
  const market = useMarket();
  const { language, choose } = useLanguage();
  const { appearance, choose: chooseAppearance } = useAppearance();
  const { density, choose: chooseDensity } = useDensity();
  return (
    <>
      {market.features.languageSelector && (
        <Segmented
          label={text('language')}
          options={market.languages.map((value) => ({ value, label: languageName[value] }))}
          value={language}
          onChange={choose}
        />
      )}
      <Segmented
        label={text('appearance')}
        options={appearances.map((value) => ({ value, label: text(value) }))}
        value={appearance}
        onChange={chooseAppearance}
      />
      <Segmented
        label={text('density')}
        options={densities.map((value) => ({ value, label: text(value) }))}
        value={density}
        onChange={chooseDensity}
      />
    </>
  );
}
