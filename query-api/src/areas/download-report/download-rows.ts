import { type DocumentOf, foldText, type Language, textIn } from '@portal/contracts';
import type { DownloadRow } from '@portal/contracts/areas/download-report';
import { pagePath, resources, thumbPath } from '@portal/contracts/areas/resources';
import { sections } from '@portal/contracts/areas/sections';
import type { Views } from '@portal/platform/stores/view-store/views';
import { type Downloads, sumOf } from '../../downloads-between';

type ResourceDocument = DocumentOf<typeof resources>;
type Unplaced = Omit<DownloadRow, 'pos'>;

const noSection = { id: 0, name: '', type: 0 };
/** Downloads without a restaurant. */
const forNone = 0;

/** Unknown resources count as deleted. */
function factsOf(resource: ResourceDocument | null) {
  if (resource === null) return { name: '', reference: '', link: '', thumb: '', deleted: true };
  const { id, name, reference, deleted, thumb } = resource;
  return {
    name,
    reference,
    link: deleted ? '' : pagePath(resource),
    thumb: thumb ? thumbPath(id, thumb.key) : '',
    deleted,
  };
}

/** Most downloads first, then name. Ranks ignore the list's sort. */
const byDownloads = (a: Unplaced, b: Unplaced) =>
  b.downloads - a.downloads || a.name.localeCompare(b.name) || a.id - b.id;

/** One row per downloaded resource; deleted ones keep their name (R-IMP-10). */
export async function downloadRows(
  { views, language }: { readonly views: Views; readonly language: Language },
  { byResource }: Downloads,
): Promise<readonly DownloadRow[]> {
  const ids = [...byResource.keys()];
  const [documents, tree] = await Promise.all([
    views.getMany(resources, ids),
    views.find(sections, { size: -1 }),
  ]);
  const sectionsById = new Map(
    tree.documents.map(({ id, name, translations, type }) => [
      id,
      { id, name: textIn(language, name, translations), type },
    ]),
  );
  const rows = ids.map((id, at): Unplaced => {
    const resource = documents[at] ?? null;
    const restaurants = byResource.get(id) ?? new Map<number, number>();
    const section = resource?.sections
      .map((each) => sectionsById.get(each))
      .find((each) => each !== undefined);
    return {
      id,
      ...factsOf(resource),
      section: section ?? noSection,
      downloads: sumOf(restaurants.values()),
      restaurants: [...restaurants.keys()].filter((each) => each !== forNone).length,
    };
  });
  return rows.sort(byDownloads).map((row, at) => ({ pos: at + 1, ...row }));
}

const keys: Readonly<Record<string, (row: DownloadRow) => string | number>> = {
  downloads: ({ pos }) => -pos,
  name: ({ name }) => foldText(name),
  section: ({ section }) => foldText(section.name),
};

/** @param sort `field` or `-field`; ties by downloads */
export function sorted(rows: readonly DownloadRow[], sort: string): readonly DownloadRow[] {
  const descending = sort.startsWith('-');
  const key = keys[descending ? sort.slice(1) : sort] ?? (({ pos }: DownloadRow) => pos);
  const direction = descending ? -1 : 1;
  const compare = (a: string | number, b: string | number) => (a < b ? -direction : a > b ? direction : 0);
  return rows.toSorted((a, b) => compare(key(a), key(b)) || a.pos - b.pos);
}
