import { isDeepStrictEqual } from 'node:util';
import { type Picture, type StoredFile, toCome } from '@portal/contracts/areas/resources';
import type { Command } from '@portal/platform/decider/decider';
import {
  awaitedAfter,
  type FormFacts,
  named,
  placeOf,
  type ResourceForm,
  contentOfForm,
  timeOfForm,
} from './resource-form';
import { dayIn, type Described, recorded, type Resource, type ResourceEvent } from './resource-state';

type Context = Pick<Command, 'market' | 'at'>;

type Edit = (
  form: ResourceForm,
  resource: Resource,
  facts: FormFacts,
  context: Context,
) => readonly ResourceEvent[];

function describedIn({ id: _id, ...resource }: Resource): Described {
  const { name, description, url, reference, category, format, language } = resource;
  const { sections, sectionTypes, home, tags, budget, adaptableInto } = resource;
  return {
    name,
    description,
    url,
    reference,
    category,
    format,
    language,
    sections,
    sectionTypes,
    home,
    tags,
    budget,
    adaptableInto,
  };
}

/** The slug stays. */
function describedBy(form: ResourceForm, resource: Resource, { sections }: FormFacts, { market }: Context) {
  const content = contentOfForm(form, resource, market);
  // Unchanged sections are not resolved, unless the kind determines the place.
  const place = sections || content.sections.length === 0 ? placeOf(content.category, sections ?? []) : null;
  return { ...describedIn(resource), ...content, ...place };
}

const edited = (resource: Resource, now: Described): readonly ResourceEvent[] =>
  isDeepStrictEqual(now, describedIn(resource))
    ? []
    : [{ type: 'ResourceUpdated', data: { resourceId: resource.id, ...recorded(now) } }];

/** Also for keys that are no upload: the part was replaced concurrently. */
const leaves = (key: string | undefined, current: string, found: StoredFile | Picture | null): boolean =>
  key === undefined || key === toCome || key === current || (key !== '' && found === null);

const fileReplaced: Edit = (form, resource, facts, { market }) => {
  const { id: resourceId, file: before, files, fileVersion: replaced } = resource;
  if (leaves(form.file, before?.key ?? '', facts.file)) return [];
  const file = facts.file && named(facts.file, contentOfForm(form, resource, market));
  const version = file ? files.size + 1 : 0;
  return [{ type: 'ResourceFileReplaced', data: { resourceId, file, version, replaced } }];
};

const thumbReplaced: Edit = (form, { id: resourceId, thumbKey }, { thumb }) =>
  leaves(form.thumb, thumbKey, thumb) ? [] : [{ type: 'ResourceThumbReplaced', data: { resourceId, thumb } }];

const filesAwaited: Edit = (form, { id: resourceId, awaited: before }) => {
  const awaited = awaitedAfter(form, before);
  return isDeepStrictEqual(awaited, [...before])
    ? []
    : [{ type: 'ResourceFilesAwaited', data: { resourceId, awaited } }];
};

const statusChanged: Edit = ({ status: to }, { id: resourceId, chosenStatus: from }) =>
  to === undefined || to === from ? [] : [{ type: 'ResourceStatusChanged', data: { resourceId, from, to } }];

const timeChanged: Edit = (form, resource, _facts, { market, at }) => {
  const { id: resourceId, publishedFrom, validUntil } = resource;
  const time = timeOfForm(form, resource);
  return isDeepStrictEqual(time, { publishedFrom, validUntil })
    ? []
    : [{ type: 'ResourceTimeChanged', data: { resourceId, ...time, statusDay: dayIn(market, at) } }];
};

const edits: readonly Edit[] = [fileReplaced, thumbReplaced, filesAwaited, statusChanged, timeChanged];

/**
 * One event per change.
 * @returns events by slug (`null`: unchanged); `null` without changes
 */
export function editedBy(form: ResourceForm, resource: Resource, facts: FormFacts, context: Context) {
  const now = describedBy(form, resource, facts, context);
  const others = edits.flatMap((edit) => edit(form, resource, facts, context));
  if (others.length === 0 && edited(resource, now).length === 0) return null;
  return (url: string | null) => [...edited(resource, { ...now, url: url ?? resource.url }), ...others];
}
