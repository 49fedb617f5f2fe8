import { type DocumentOf, reject, userIdOf } from '@portal/contracts';
import {
  fileVersions,
  type FileVersion,
  resourceDownloads,
  resourceQueries,
  resources,
  versionDownloads,
} from '@portal/contracts/areas/resources';
import { handleDownload } from '@portal/platform/http/serve-downloads';
import { handleQueryOfPerson } from '@portal/platform/http/serve-queries';
import { type NameOf, namesOf } from '../../people';
import { restaurantsOf } from '../../restaurants-by-id';

type VersionDocument = DocumentOf<typeof fileVersions>;

const toVersion = (document: VersionDocument, nameOf: NameOf): FileVersion => {
  const id = userIdOf(document.addedBy) ?? 0;
  return {
    version: document.version,
    filename: document.file.filename,
    bytes: document.file.bytes,
    added_at: document.addedAt,
    added_by: { id, name: nameOf(id) },
    current: document.current,
    downloads: document.downloads,
  };
};

/** Administrators only (AMB-36). */
export const fileVersionHandlers = [
  handleQueryOfPerson(resourceQueries.ListFileVersions, async ({ id }, context) => {
    const { views } = context;
    if (!(await views.get(resources, String(id)))) return reject('not_found');
    const { documents, total } = await views.find(fileVersions, {
      where: { resourceId: { eq: id } },
      sort: '-version',
      size: -1,
    });
    const nameOf = await namesOf(context);
    return { records: documents.map((document) => toVersion(document, nameOf)), total };
  }),

  handleQueryOfPerson(
    resourceQueries.ListVersionDownloads,
    async ({ id, version, sort, page, size }, context) => {
      const { views } = context;
      const { documents, total } = await views.find(versionDownloads, {
        where: { fileVersion: { eq: `${id}-${version}` } },
        sort,
        page,
        size,
      });
      const nameOf = await namesOf(context);
      const places = await restaurantsOf(
        documents.flatMap(({ restaurantId }) => restaurantId ?? []),
        views,
      );
      const records = documents.map(({ userId, restaurantId, times, lastAt }) => ({
        person: { id: userId, name: nameOf(userId) },
        restaurant:
          restaurantId === null ? null : { id: restaurantId, name: places.get(restaurantId)?.name ?? '' },
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
