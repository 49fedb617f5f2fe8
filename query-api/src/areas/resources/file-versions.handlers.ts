import type { DocumentOf } from '@portal/contracts';
import { reject } from '@portal/contracts';
import {
  fileVersions,
  type FileVersion,
  resourceDownloads,
  resourceQueries,
  resources,
  versionDownloads,
} from '@portal/contracts/areas/resources';
import { restaurants } from '@portal/contracts/areas/restaurants';
import { users } from '@portal/contracts/areas/users';
import { handleDownload } from '@portal/platform/http/serve-downloads';
import { handleQueryOfPerson } from '@portal/platform/http/serve-queries';
import type { Views } from '@portal/platform/stores/view-store/views';

type VersionDocument = DocumentOf<typeof fileVersions>;

/** Names by id, of those that are there: erased people have none (S18). */
async function namesOf(views: Views, view: typeof users | typeof restaurants, ids: readonly number[]) {
  const documents = await views.getMany(view, [...new Set(ids)]);
  return new Map(documents.flatMap((found) => (found ? [[found.id, found.name] as const] : [])));
}

/** The user behind `user-12`; 0 for the portal itself. */
const userIdOf = (actor: string): number => Number(/^user-(\d+)$/.exec(actor)?.[1] ?? 0);

const toVersion = (document: VersionDocument, names: ReadonlyMap<number, string>): FileVersion => {
  const id = userIdOf(document.addedBy);
  return {
    version: document.version,
    filename: document.file.filename,
    bytes: document.file.bytes,
    added_at: document.addedAt,
    added_by: { id, name: names.get(id) ?? '' },
    current: document.current,
    downloads: document.downloads,
  };
};

/** Sort fields of the wire by the view's names. */

/** What administrators see of the files of a resource (AMB-36). */
export const fileVersionHandlers = [
  handleQueryOfPerson(resourceQueries.ListFileVersions, async ({ id }, { views }) => {
    if (!(await views.get(resources, String(id)))) return reject('not_found');
    const { documents, total } = await views.find(fileVersions, {
      where: { resourceId: { eq: id } },
      sort: '-version',
      size: -1,
    });
    const people = documents.map(({ addedBy }) => userIdOf(addedBy));
    const names = await namesOf(views, users, people);
    return { records: documents.map((document) => toVersion(document, names)), total };
  }),

  handleQueryOfPerson(
    resourceQueries.ListVersionDownloads,
    async ({ id, version, sort, page, size }, { views }) => {
      const { documents, total } = await views.find(versionDownloads, {
        where: { fileVersion: { eq: `${id}-${version}` } },
        sort,
        page,
        size,
      });
      const people = await namesOf(
        views,
        users,
        documents.map(({ userId }) => userId),
      );
      const places = await namesOf(
        views,
        restaurants,
        documents.flatMap(({ restaurantId }) => restaurantId ?? []),
      );
      const records = documents.map(({ userId, restaurantId, times, lastAt }) => ({
        person: { id: userId, name: people.get(userId) ?? '' },
        restaurant: restaurantId === null ? null : { id: restaurantId, name: places.get(restaurantId) ?? '' },
        times,
        last_at: lastAt,
      }));
      return { records, total };
    },
  ),
];

export const fileVersionDownloadHandlers = [
  handleDownload(resourceDownloads.OpenFileVersion, async ({ id, version }, { views }) => {
    const found = await views.get(fileVersions, `${id}-${version}`);
    if (!found) return reject('file_version_not_found');
    const { key, filename, contentType } = found.file;
    return { key, filename, contentType, disposition: 'attachment', immutable: false };
  }),
];
