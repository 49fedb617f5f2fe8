import type { Rejection } from '@portal/contracts';
import { isRejection, reject } from '@portal/contracts';
import { resourceUploads, type StoredFile, toCome } from '@portal/contracts/areas/resources';
import type { Actor } from '@portal/platform/decider/decider';
import type { Services } from '../../services';
import { uploadOf } from '../cart/check-uploads';
import { claimUploads } from '../cart/claim-uploads';
import { livingSection } from '../sections/section-tree';
import { sectionTreeDecider, sectionTreeStream } from '../sections/section-tree.decider';
import { resourceDecider } from './resource.decider';
import { type FormFacts, type FoundSection, type ResourceForm, shortcomings } from './resource-form';
import { isSlugOf, type ResourceSlugs } from './resource-slugs';
import type { Resource } from './resource-state';

export type SavingServices = Pick<Services, 'load' | 'names' | 'market'> & { readonly slugs: ResourceSlugs };

interface Saving {
  readonly resourceId: number;
  readonly form: ResourceForm;
  readonly actor: Actor;
}

const incomplete = (field: string, code: string) =>
  reject('resource_incomplete', { fields: { [field]: code } });

async function findSections(
  ids: readonly number[] | undefined,
  { load, market }: SavingServices,
): Promise<readonly FoundSection[] | null | Rejection> {
  if (ids === undefined) return null;
  const tree = await load(sectionTreeDecider, sectionTreeStream(market.market));
  const found = [...new Set(ids)].map((id) => livingSection(tree, id));
  if (found.includes(null)) return incomplete('sections', 'section_not_found');
  return found.flatMap((section) =>
    section ? [{ id: section.sectionId, type: section.type, slug: section.url }] : [],
  );
}

/** Keys that are not those of an upload: nothing, the placeholder, and what the resource has already. */
const namesUpload = (key: string | undefined, current: string | undefined): key is string =>
  key !== undefined && key !== '' && key !== toCome && key !== current;

/** An uploaded file for this resource: it must be the sender's, brought for this, and in no other's use (R13, W13). */
async function takeUpload(
  key: string | undefined,
  current: string | undefined,
  purpose: 'resource-file' | 'resource-thumb',
  { actor, resourceId }: Saving,
  services: SavingServices,
): Promise<StoredFile | null | Rejection> {
  if (!namesUpload(key, current)) return null;
  const upload = await uploadOf(key, purpose, actor, services);
  if (isRejection(upload)) return upload;
  const refused = await claimUploads([key], `resource-${resourceId}`, services);
  const { filename, bytes, contentType } = upload;
  return refused ?? { key, filename, bytes, contentType };
}

/** Pictures come out of their upload in this size (R-ARS-06). */
const thumbSize = resourceUploads.UploadResourceThumb.picture?.size ?? { width: 600, height: 600 };

/** What was uploaded for the file and for the picture. */
async function takeUploads(
  saving: Saving,
  before: Resource | null,
  services: SavingServices,
): Promise<Pick<FormFacts, 'file' | 'thumb'> | Rejection> {
  const { form } = saving;
  const file = await takeUpload(form.file, before?.file?.key, 'resource-file', saving, services);
  if (isRejection(file)) return file;
  const thumb = await takeUpload(form.thumb, before?.thumbKey, 'resource-thumb', saving, services);
  if (isRejection(thumb)) return thumb;
  return { file, thumb: thumb && { key: thumb.key, ...thumbSize } };
}

/** The slug that its name asks for now, if that is another than it has (R-ARS-15). */
async function slugFor({ form, resourceId }: Saving, before: Resource | null, slugs: ResourceSlugs) {
  const name = form.name ?? before?.name ?? '';
  if (before && isSlugOf(before.url, name)) return null;
  const earlier = before?.formerUrls.findLast((slug) => isSlugOf(slug, name));
  return earlier ?? slugs.claim(name, `resource-${resourceId}`);
}

/**
 * What the server finds out about a form: its sections, its uploads, its slug. Nothing is taken before the form is
 * known to be complete.
 */
export async function saveResourceFacts(
  saving: Saving,
  services: SavingServices,
): Promise<FormFacts | Rejection> {
  const { resourceId, form } = saving;
  const before = await services.load(resourceDecider, `resource-${resourceId}`);
  if (before?.deleted) return reject('resource_not_found');
  const lacking = shortcomings(form, before, services.market.market);
  if (lacking) return lacking;
  const sections = await findSections(form.sections, services);
  if (isRejection(sections)) return sections;
  const uploads = await takeUploads(saving, before, services);
  if (isRejection(uploads)) return uploads;
  const url = await slugFor(saving, before, services.slugs);
  return { resourceId, url, sections, ...uploads };
}
