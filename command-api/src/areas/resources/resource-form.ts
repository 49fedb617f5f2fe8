import { type Market, marketRecords, reject, type Rejection } from '@portal/contracts';
import { formatOf } from '@portal/contracts/areas/cart';
import {
  type AddResourceInput,
  ResourceCategory,
  type ResourceDraft,
  type ResourcePart,
  resourceShortcomings,
  ResourceStatus,
  type ResourceTime,
  storedFilename,
  type StoredFile,
  type Picture,
  toCome,
} from '@portal/contracts/areas/resources';
import { SectionType, sectionTypePaths } from '@portal/contracts/areas/sections';
import type { Described, Resource } from './resource-state';

export type ResourceForm = AddResourceInput;

export interface FoundSection {
  readonly id: number;
  readonly type: SectionType;
  readonly slug: string;
}

export interface FormFacts {
  /** `null` if the form has none. */
  readonly sections: readonly FoundSection[] | null;
  readonly file: StoredFile | null;
  readonly thumb: Picture | null;
}

/** Reservations of this resource. */
export interface FormTaken {
  readonly resourceId: number;
  /** Slug reserved for the name; `null`: unchanged. */
  readonly url: string | null;
}

type FormContent = Omit<Described, 'url' | 'home' | 'sectionTypes'>;

const blank: FormContent = {
  name: '',
  description: '',
  reference: '',
  category: ResourceCategory.Piece,
  format: 0,
  language: 'CAST',
  sections: [],
  tags: [],
  budget: false,
  adaptableInto: [],
};

/** Portugal has one (AMB-29); required for pieces only. */
function languageOf(form: ResourceForm, before: Resource | null, market: Market) {
  const { languages, defaultLanguage } = marketRecords[market];
  if (languages.length === 1) return defaultLanguage;
  return form.lang ?? before?.language ?? null;
}

const nothing = {
  name: '',
  category: null,
  chosenStatus: ResourceStatus.ComingSoon,
  format: 0,
  sections: [],
  thumb: null,
  awaited: [],
  publishedFrom: null,
  validUntil: null,
} as const;

type Before = Pick<Resource, 'thumb' | 'awaited'>;

/** A picture after saving, or announced. */
const hasThumb = ({ thumb }: ResourceForm, before: Before) =>
  thumb === undefined ? before.thumb !== null || before.awaited.includes('thumb') : thumb !== '';

/** 0: unknown format. */
const knownFormat = (id: number) => formatOf(id)?.id ?? 0;

export const timeOfForm = (
  form: ResourceForm,
  { publishedFrom, validUntil }: ResourceTime,
): ResourceTime => ({
  publishedFrom: form.published_from === undefined ? publishedFrom : form.published_from,
  validUntil: form.valid_until === undefined ? validUntil : form.valid_until,
});

function draftOf(form: ResourceForm, before: Resource | null, market: Market): ResourceDraft {
  const was = before ?? nothing;
  return {
    name: form.name ?? was.name,
    category: form.category ?? was.category,
    status: form.status ?? was.chosenStatus,
    format: knownFormat(form.type ?? was.format),
    language: languageOf(form, before, market),
    sections: form.sections ?? was.sections,
    hasThumb: hasThumb(form, was),
    ...timeOfForm(form, was),
  };
}

/** Checks form and existing content (R-ARS-09…12); `null`: complete. */
export function shortcomings(form: ResourceForm, before: Resource | null, market: Market): Rejection | null {
  const fields = resourceShortcomings(draftOf(form, before, market), market);
  return Object.keys(fields).length === 0 ? null : reject('resource_incomplete', { fields });
}

/** Omitted fields stay. */
export function contentOfForm(form: ResourceForm, before: Resource | null, market: Market): FormContent {
  const { type, customizable, name, description, reference, tags, budget } = form;
  const was = before ?? blank;
  const texts = { name, description, reference, tags, budget };
  const given = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined));
  const category = form.category ?? was.category;
  return {
    name: was.name,
    description: was.description,
    reference: was.reference,
    tags: was.tags,
    budget: was.budget,
    ...given,
    adaptableInto: customizable ?? was.adaptableInto,
    sections: [...new Set(form.sections ?? was.sections)],
    category,
    // Only pieces have formats.
    format: category === ResourceCategory.Piece ? (type ?? was.format) : 0,
    language: languageOf(form, before, market) ?? marketRecords[market].defaultLanguage,
  };
}

const ownTypes: Readonly<Partial<Record<ResourceCategory, SectionType>>> = {
  [ResourceCategory.Toolkit]: SectionType.Toolkit,
  [ResourceCategory.BestPractice]: SectionType.BestPractice,
};

/** By its sections, else by kind (AMB-04). */
export function placeOf(
  category: ResourceCategory,
  sections: readonly FoundSection[],
): Pick<Described, 'home' | 'sectionTypes'> {
  const own = ownTypes[category];
  const types = new Set([...sections.map(({ type }) => type), ...(own ? [own] : [])]);
  const [first] = sections;
  const type = first?.type ?? own ?? SectionType.National;
  return { sectionTypes: [...types], home: `${sectionTypePaths[type]}/${first?.slug ?? '-'}` };
}

/** Parts announced and not uploaded (R-ARS-16). */
export function awaitedAfter(form: ResourceForm, before: readonly ResourcePart[]): ResourcePart[] {
  const parts: readonly ResourcePart[] = ['file', 'thumb'];
  return parts.filter((part) => (form[part] === undefined ? before.includes(part) : form[part] === toCome));
}

/** Catalan files carry the language in their name (R-ARS-17). */
export const named = (file: StoredFile, { language }: FormContent): StoredFile => ({
  ...file,
  filename: storedFilename(file.filename, language),
});
