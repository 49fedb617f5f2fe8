import { regionName } from '@portal/contracts/areas/restaurants';
import { useLanguage } from './i18n/LanguageProvider';
import { useMarket } from './market';

/** AMB-88. */
export function useRegionName(): (region: number) => string {
  const { market } = useMarket();
  const { language } = useLanguage();
  return (region) => regionName(market, region, language);
}
