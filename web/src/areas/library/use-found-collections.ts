import CollectionsBookmarkRounded from '@mui/icons-material/CollectionsBookmarkRounded';
import { type CollectionSummary, libraryQueries } from '@portal/contracts/areas/library';
import { useCallList } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import {
  bestOf,
  type PaletteRow,
  type PaletteTerm,
  type UseFound,
  rankOf,
  shortest,
  useListFound,
} from '#core/finder/finder';
import { useMay } from '#core/session/use-may';
import { collectionPath } from './library-paths';
import { libraryTexts } from './texts';

const order = 34;

/** A collection as a line: its first picture, its name, how much is in it and whose it is. */
function useCollectionRow({ typed }: PaletteTerm) {
  const text = useText(libraryTexts);
  return (
    { id, name, restaurant, resources, thumbs: [thumb] }: CollectionSummary,
    whose?: string,
  ): PaletteRow => ({
    key: `collection-${id}`,
    title: name,
    icon: CollectionsBookmarkRounded,
    to: collectionPath(id),
    ...(thumb !== undefined && { picture: thumb }),
    detail: [text('count', { count: resources.length }), whose ?? restaurant?.name ?? text('mine')].join(
      ' · ',
    ),
    rank: rankOf(name, typed, restaurant?.name),
  });
}

/** Those of others that are followed: few, so that all of them are asked for at once, and ranked here. */
function useFollowedFound(term: PaletteTerm): readonly PaletteRow[] {
  const text = useText(libraryTexts);
  const row = useCollectionRow(term);
  const isAsked = useMay()(libraryQueries.ListFollowedCollections) && term.settled.length >= shortest;
  const { data } = useCallList(libraryQueries.ListFollowedCollections, {}, { enabled: isAsked });
  if (!isAsked || data === undefined || term.typed.length < shortest) return [];
  return data.rows.map((collection) => row(collection, text('followed'))).filter(({ rank }) => rank > 0);
}

/** Collections of the person, of their restaurants, and of others that they follow. */
export const useFoundCollections: UseFound = (term) => {
  const text = useText(libraryTexts);
  const toRow = useCollectionRow(term);
  const row = (collection: CollectionSummary) => toRow(collection);
  const own = useListFound({ contract: libraryQueries.ListCollections, input: (asked) => asked, row }, term);
  const followed = useFollowedFound(term);
  const { rows } = bestOf([...own.rows, ...followed]);
  return { heading: text('collections'), order, rows, total: own.total + followed.length };
};
