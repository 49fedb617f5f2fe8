import { type DocumentOf, type Language, languageNames } from '@portal/contracts';
import { formatOf } from '@portal/contracts/areas/cart';
import {
  pagePath,
  placesAmong,
  type ResourceDetail,
  type resources,
  ResourceStatus,
  type ResourceSummary,
  tagsToWire,
  thumbPath,
  thumbSize,
} from '@portal/contracts/areas/resources';
import type { sections } from '@portal/contracts/areas/sections';

export type ResourceDocument = DocumentOf<typeof resources>;

export interface Reader {
  /** For the format's name. */
  readonly language: Language;
  readonly administrator: boolean;
}

/** Readers see only name and picture of drafts (AMB-05). */
function asShown(resource: ResourceDocument, { administrator }: Reader): ResourceDocument {
  return administrator || resource.status !== ResourceStatus.ComingSoon
    ? resource
    : { ...resource, description: '', reference: '', tags: [], file: null };
}

/** Square placeholder size without a picture (R-ARS-06). */
const noPicture = { thumb: '', thumb_width: thumbSize.width, thumb_height: thumbSize.height };

function pictureOf({ id, thumb }: ResourceDocument) {
  if (!thumb) return noPicture;
  return { thumb: thumbPath(id, thumb.key), thumb_width: thumb.width, thumb_height: thumb.height };
}

/** Catalogue card (R-ENT-05). */
export function toSummary(document: ResourceDocument, reader: Reader): ResourceSummary {
  const resource = asShown(document, reader);
  return {
    id: resource.id,
    name: resource.name,
    url: resource.url,
    link: pagePath(resource),
    reference: resource.reference,
    category: resource.category,
    type: { id: resource.format, name: formatOf(resource.format)?.label[reader.language] ?? '' },
    lang: { id: resource.language, name: languageNames[resource.language] },
    sections: resource.sections,
    status: reader.administrator ? resource.chosenStatus : resource.status,
    published_from: resource.publishedFrom,
    valid_until: resource.validUntil,
    version: document.version,
    budget: resource.budget ? 1 : 0,
    has_file: resource.file !== null,
    customizable: resource.adaptableInto.join(),
    update_date: resource.updatedAt,
    downloads: resource.downloads,
    ...pictureOf(resource),
  };
}

/**
 * R-CAT-12.
 * @param seen sections visible to the reader
 */
export function toDetail(
  document: ResourceDocument,
  reader: Reader,
  seen: readonly DocumentOf<typeof sections>[],
): ResourceDetail {
  const { description, tags, file } = asShown(document, reader);
  return {
    ...toSummary(document, reader),
    description,
    tags: tagsToWire(tags),
    file: file?.filename ?? '',
    file_bytes: file?.bytes ?? 0,
    file_version: file ? document.fileVersion : 0,
    places: placesAmong(document, seen),
    to_come: reader.administrator ? document.awaited : [],
    deleted: document.deleted,
  };
}
