import CollectionsBookmarkRounded from '@mui/icons-material/CollectionsBookmarkRounded';
import ImageRounded from '@mui/icons-material/ImageRounded';
import { type CollectionSummary, libraryQueries } from '@portal/contracts/areas/library';
import { useCallList } from '#core/client/use-call-query';
import {
  bestOf,
  noneFound,
  type PaletteRow,
  type PaletteTerm,
  type UseFound,
  rankOf,
  ranks,
  shortest,
  useListFound,
} from '#core/finder/finder';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { useResourceLook } from '#ui/resource-look/use-resource-look';
import { collectionPath } from './library';
import { libraryTexts } from './texts';

export const useOpenedFound: UseFound = ({ typed }) => {
  const text = useText(libraryTexts);
  const { language: lang } = useLanguage();
  const lookOf = useResourceLook();
  const isAsked = useMay()(libraryQueries.ListOpenedResources);
  const { data } = useCallList(libraryQueries.ListOpenedResources, { lang }, { enabled: isAsked });
  const group = { heading: text('opened'), order: 0 };
  if (!isAsked || typed !== '' || data === undefined) return { ...group, ...noneFound };
  const rows = data.rows.map((resource) => {
    const { to, name: title, src: picture } = lookOf(resource);
    const key = `opened-${resource.id}`;
    return { key, title, picture, icon: ImageRounded, to, detail: resource.type.name, rank: ranks.rest };
  });
  return { ...group, ...bestOf(rows) };
};

function useCollectionRow({ typed }: PaletteTerm) {
  const text = useText(libraryTexts);
  return (
    { id, name, restaurant, resources, thumbs: [thumb] }: CollectionSummary,
    owner = restaurant?.name ?? text('mine'),
  ): PaletteRow => ({
    key: `collection-${id}`,
    title: name,
    icon: CollectionsBookmarkRounded,
    to: collectionPath(id),
    ...(thumb !== undefined && { picture: thumb }),
    detail: `${text('count', { count: resources.length })} · ${owner}`,
    rank: rankOf(name, typed, restaurant?.name),
  });
}

/** Few enough to load all and rank here. */
function useFollowedFound(term: PaletteTerm): readonly PaletteRow[] {
  const text = useText(libraryTexts);
  const row = useCollectionRow(term);
  const isAsked = useMay()(libraryQueries.ListFollowedCollections) && term.settled.length >= shortest;
  const { data } = useCallList(libraryQueries.ListFollowedCollections, {}, { enabled: isAsked });
  if (!isAsked || data === undefined || term.typed.length < shortest) return [];
  return data.rows.map((collection) => row(collection, text('followed'))).filter(({ rank }) => rank > 0);
}

export const useFoundCollections: UseFound = (term) => {
  const text = useText(libraryTexts);
  const toRow = useCollectionRow(term);
  const row = (collection: CollectionSummary) => toRow(collection);
  const own = useListFound({ contract: libraryQueries.ListCollections, input: (asked) => asked, row }, term);
  const followed = useFollowedFound(term);
  const { rows } = bestOf([...own.rows, ...followed]);
  return { heading: text('collections'), order: 34, rows, total: own.total + followed.length };
};
