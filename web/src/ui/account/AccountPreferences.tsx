import { Segmented } from '../Segmented';
import { languageName } from '#core/i18n/language';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { type Density, useDensity } from '#core/theme/DensityProvider';
import { type Appearance, useAppearance } from '#core/theme/use-appearance';
import { preferencesTexts } from '../texts';

const appearances: readonly Appearance[] = ['system', 'light', 'dark'];
const densities: readonly Density[] = ['comfortable', 'compact'];

/** R-PLT-08 */
export function AccountPreferences() {
  const text = useText(preferencesTexts);
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
