import { type Market, marketRecords, reject, type Rejection } from '@portal/contracts';
import { formatOf } from '@portal/contracts/areas/cart';
import {
  type AddResourceInput,
  ResourceCategory,
  type ResourceDraft,
  type ResourcePart,
  resourceShortcomings,
  ResourceStatus,
  storedFilename,
  type StoredFile,
  type Picture,
  toCome,
} from '@portal/contracts/areas/resources';
import { SectionType, sectionTypePaths } from '@portal/contracts/areas/sections';
import type { Described, Resource } from './resource-state';

export type ResourceForm = AddResourceInput;

/** A section that a resource hangs in. */
export interface FoundSection {
  readonly id: number;
  readonly type: SectionType;
  readonly slug: string;
}

/** What the server finds out about a form before it is saved. */
export interface FormFacts {
  /** The sections that the form names; `null` when it names none. */
  readonly sections: readonly FoundSection[] | null;
  /** Uploads that the form names. */
  readonly file: StoredFile | null;
  readonly thumb: Picture | null;
}

/** What only this resource has. */
export interface FormTaken {
  readonly resourceId: number;
  /** Of the name, reserved for this resource; `null`: the name asks for no other than it has. */
  readonly url: string | null;
}

type Said = Omit<Described, 'url' | 'home' | 'sectionTypes'>;

const blank: Said = {
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

/** The language of a form: Portugal has one (AMB-29); what is not a piece may go without saying it. */
function languageOf(form: ResourceForm, before: Resource | null, market: Market) {
  const { languages, defaultLanguage } = marketRecords[market];
  if (languages.length === 1) return defaultLanguage;
  return form.lang ?? before?.language ?? null;
}

/** Where nothing is there yet. */
const nothing = {
  name: '',
  category: null,
  chosenStatus: ResourceStatus.ComingSoon,
  format: 0,
  sections: [],
  thumb: null,
  awaited: [],
} as const;

type Before = Pick<Resource, 'thumb' | 'awaited'>;

/** There is a picture once the form is saved, or one was announced. */
const hasThumb = ({ thumb }: ResourceForm, before: Before) =>
  thumb === undefined ? before.thumb !== null || before.awaited.includes('thumb') : thumb !== '';

/** 0 for a format that there is not. */
const knownFormat = (id: number) => formatOf(id)?.id ?? 0;

/** The resource as the form leaves it, as far as it can be checked. */
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
  };
}

/** What the form lacks, on what is there already (R-ARS-09…12); `null` when it lacks nothing. */
export function shortcomings(form: ResourceForm, before: Resource | null, market: Market): Rejection | null {
  const fields = resourceShortcomings(draftOf(form, before, market), market);
  return Object.keys(fields).length === 0 ? null : reject('resource_incomplete', { fields });
}

/** What the form says; fields that it leaves out stay as they were. */
export function saidBy(form: ResourceForm, before: Resource | null, market: Market): Said {
  const { type, lang: _lang, status: _status, file: _file, thumb: _thumb, customizable, ...rest } = form;
  const was = before ?? blank;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
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
    // Formats are of pieces.
    format: category === ResourceCategory.Piece ? (type ?? was.format) : 0,
    language: languageOf(form, before, market) ?? marketRecords[market].defaultLanguage,
  };
}

const ownTypes: Readonly<Partial<Record<ResourceCategory, SectionType>>> = {
  [ResourceCategory.Toolkit]: SectionType.Toolkit,
  [ResourceCategory.BestPractice]: SectionType.BestPractice,
};

/** Where it is found: by its sections, or by its own kind where it hangs in none (AMB-04). */
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

/** What is still to come after the form was saved (R-ARS-16). */
export function awaitedAfter(form: ResourceForm, before: readonly ResourcePart[]): ResourcePart[] {
  const parts: readonly ResourcePart[] = ['file', 'thumb'];
  return parts.filter((part) => (form[part] === undefined ? before.includes(part) : form[part] === toCome));
}

/** Catalan files say so in their name (R-ARS-17). */
export const named = (file: StoredFile, { language }: Said): StoredFile => ({
  ...file,
  filename: storedFilename(file.filename, language),
});
