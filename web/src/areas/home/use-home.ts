import { homeQueries } from '@portal/contracts/areas/home';
import { resourcePushes } from '@portal/contracts/areas/resources';
import { useCallCache } from '#core/client/use-call-cache';
import { useCallQuery } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { usePush } from '#core/live/live-context';
import { useLogged } from './use-logged';

/**
 * What the home shows first, in one answer. New files, covers and adverts arrive by themselves: those of the catalogue
 * are heard of here, because their own area does not know the home.
 */
export function useHome() {
  const { language: lang } = useLanguage();
  const cache = useCallCache();
  const home = useCallQuery(homeQueries.GetHome, { lang });
  const renew = () => cache.refreshPaced([homeQueries.GetHome]);
  usePush(resourcePushes, 'ResourcePublished', renew);
  usePush(resourcePushes, 'ResourcesChanged', renew);
  useLogged(home.error);
  const { sliders, video = null } = home.data ?? {};
  return {
    home,
    /** Not known yet while it is undefined. */
    sliders,
    hasCovers: sliders === undefined ? home.isPending : sliders.length > 0,
    video,
  };
}
