import { isRejection, reject, type Rejection } from '@portal/contracts';
import type { UploadPurpose } from '@portal/contracts/areas/cart';
import {
  keptPictureTypeSchema,
  type Picture,
  type StoredFile,
  thumbSize,
  toCome,
} from '@portal/contracts/areas/resources';
import type { Actor } from '@portal/platform/decider/decider';
import type { Services } from '../../services';
import { uploadOf } from '../cart/check-uploads';
import { checkUnused, claimUploads } from '../cart/claim-uploads';
import type { Upload } from '../cart/upload.decider';
import { livingSection } from '../sections/section-tree';
import { sectionTreeDecider, sectionTreeStream } from '../sections/section-tree.decider';
import { resourceDecider } from './resource.decider';
import {
  type FormFacts,
  type FormTaken,
  type FoundSection,
  type ResourceForm,
  shortcomings,
} from './resource-form';
import { isSlugOf, type ResourceSlugs } from './resource-slugs';
import type { Resource } from './resource-state';

export type SavingServices = Pick<Services, 'load' | 'names' | 'market'> & { readonly slugs: ResourceSlugs };

interface Saving {
  readonly stream: string;
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

/** Not empty, placeholder or current. */
const namesUpload = (key: string | undefined, current: readonly unknown[]): key is string =>
  key !== undefined && key !== '' && key !== toCome && !current.includes(key);

/** Older clients upload through the order paths, without resizing (R-API-64). */
const fileUploads: readonly UploadPurpose[] = ['resource-file', 'custom-file'];
const thumbUploads: readonly UploadPurpose[] = ['resource-thumb', 'image'];

/** Must be the sender's, for this purpose (W13). */
async function findUpload(
  key: string | undefined,
  current: readonly unknown[],
  purposes: readonly UploadPurpose[],
  actor: Actor,
  services: SavingServices,
): Promise<Uploaded | Rejection> {
  if (!namesUpload(key, current)) return null;
  const upload = await uploadOf(key, purposes, actor, services);
  if (isRejection(upload)) return upload;
  const { filename, bytes, contentType, picture } = upload;
  return { key, filename, bytes, contentType, picture };
}

type Uploaded = (StoredFile & Pick<Upload, 'picture'>) | null;

function storedFile(uploaded: Uploaded): StoredFile | null {
  if (!uploaded) return null;
  const { picture: _, ...file } = uploaded;
  return file;
}

/** Older uploads without a stored size have the preview size. */
function pictureOf(uploaded: Uploaded): Picture | null {
  if (!uploaded) return null;
  const { data: contentType } = keptPictureTypeSchema.safeParse(uploaded.contentType);
  return { key: uploaded.key, ...(uploaded.picture ?? thumbSize), ...(contentType && { contentType }) };
}

/** A former one of this resource, or an upload. */
async function findThumb(
  { form: { thumb: key }, actor }: Saving,
  before: Resource | null,
  services: SavingServices,
): Promise<Picture | null | Rejection> {
  const current = [before?.thumbKey];
  const former = namesUpload(key, current) && before?.thumbs.get(key);
  if (former) return former;
  const upload = await findUpload(key, current, thumbUploads, actor, services);
  return isRejection(upload) ? upload : pictureOf(upload);
}

/** Unused by other resources (R13, W13). */
async function findUploads(
  saving: Saving,
  before: Resource | null,
  services: SavingServices,
): Promise<Pick<FormFacts, 'file' | 'thumb'> | Rejection> {
  const { form, actor, stream } = saving;
  const file = await findUpload(
    form.file,
    [before?.file?.key, before?.file?.filename],
    fileUploads,
    actor,
    services,
  );
  if (isRejection(file)) return file;
  const thumb = await findThumb(saving, before, services);
  if (isRejection(thumb)) return thumb;
  const keys = [file, thumb].flatMap((upload) => upload?.key ?? []);
  const used = await checkUnused(keys, stream, services);
  return used ?? { file: storedFile(file), thumb };
}

/** Slug for a changed name (R-ARS-15). */
async function slugFor(form: ResourceForm, stream: string, before: Resource | null, slugs: ResourceSlugs) {
  const name = form.name ?? before?.name ?? '';
  if (before && isSlugOf(before.url, name)) return null;
  const earlier = [...(before?.formerUrls ?? [])].findLast((slug) => isSlugOf(slug, name));
  return earlier ?? slugs.claim(name, stream);
}

/** Sections and uploads. Reserves nothing: `takeForResource` does, after all other checks. */
export async function saveResourceFacts(
  saving: Saving,
  services: SavingServices,
): Promise<FormFacts | Rejection> {
  const { stream, form } = saving;
  const before = await services.load(resourceDecider, stream);
  if (before?.deleted) return reject('resource_not_found');
  const lacking = shortcomings(form, before, services.market.market);
  if (lacking) return lacking;
  const sections = await findSections(form.sections, services);
  if (isRejection(sections)) return sections;
  const uploads = await findUploads(saving, before, services);
  return isRejection(uploads) ? uploads : { sections, ...uploads };
}

export async function takeForResource(
  { resourceId, form }: { readonly resourceId: number; readonly form: ResourceForm },
  found: FormFacts,
  services: SavingServices,
): Promise<FormTaken | Rejection> {
  const stream = `resource-${resourceId}`;
  const keys = [found.file, found.thumb].flatMap((upload) => upload?.key ?? []);
  const used = await claimUploads(keys, stream, services);
  if (used) return used;
  const before = await services.load(resourceDecider, stream);
  return { resourceId, url: await slugFor(form, stream, before, services.slugs) };
}
