import ImageRounded from '@mui/icons-material/ImageRounded';
import { libraryQueries } from '@portal/contracts/areas/library';
import { useCallList } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { bestOf, noneFound, type UseFound, ranks } from '#core/finder/finder';
import { useResourceLook } from '#ui/resource-look/use-resource-look';
import { useMay } from '#core/session/use-may';
import { libraryTexts } from './texts';

const order = 0;

/** Before anything is typed: the pieces that this person looked at last. */
export const useOpenedFound: UseFound = ({ typed }) => {
  const text = useText(libraryTexts);
  const { language: lang } = useLanguage();
  const lookOf = useResourceLook();
  const isAsked = useMay()(libraryQueries.ListOpenedResources);
  const { data } = useCallList(libraryQueries.ListOpenedResources, { lang }, { enabled: isAsked });
  const heading = text('opened');
  if (!isAsked || typed !== '' || data === undefined) return { heading, order, ...noneFound };
  const rows = data.rows.map((resource) => {
    const { to, name: title, src: picture } = lookOf(resource);
    const key = `opened-${resource.id}`;
    return { key, title, picture, icon: ImageRounded, to, detail: resource.type.name, rank: ranks.rest };
  });
  return { heading, order, ...bestOf(rows) };
};
