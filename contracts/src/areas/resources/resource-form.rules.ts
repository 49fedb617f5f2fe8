import { z } from 'zod';
import {
  day,
  type Language,
  type Market,
  marketRecords,
  cleanLine,
  languageSchema,
  wireCommaList,
  wireFileKey,
  wireFlag,
  wireInteger,
  wireOptionalInteger,
  wireText,
} from '../../kernel';
import { formats } from '../cart';
import { ResourceCategory, resourceCategorySchema, resourceStatusSchema } from './resource-codes.rules';

/** Checked by browser and server. */
export interface ResourceDraft {
  readonly name: string;
  readonly category: ResourceCategory | null;
  readonly status: number | null;
  /** 0 for none. */
  readonly format: number;
  readonly language: Language | null;
  readonly sections: readonly number[];
  /** Also while uploading. */
  readonly hasThumb: boolean;
  readonly publishedFrom: string | null;
  readonly validUntil: string | null;
}

/** Spain excludes Portuguese (R-ARS-14, AMB-29). */
export const resourceLanguages = (market: Market): readonly Language[] => marketRecords[market].languages;

type Check = readonly [
  field: string,
  code: string,
  isMissing: (draft: ResourceDraft, market: Market) => boolean,
];

const isPiece = ({ category }: ResourceDraft) => category === ResourceCategory.Piece;

/** PT has one language, so it is implied. */
const lacksLanguage = (draft: ResourceDraft, market: Market) => {
  const offered = resourceLanguages(market);
  return draft.language === null ? isPiece(draft) && offered.length > 1 : !offered.includes(draft.language);
};

/** Only pieces need language and format. */
const checks: readonly Check[] = [
  ['name', 'obligatory_name', ({ name }) => name.trim() === ''],
  ['category', 'obligatory_field', ({ category }) => category === null],
  ['status', 'obligatory_field', ({ status }) => status === null],
  ['lang', 'obligatory_field', lacksLanguage],
  ['type', 'obligatory_field', (draft) => isPiece(draft) && draft.format === 0],
  ['sections', 'categories_error', ({ sections }) => sections.length === 0],
  [
    'thumb',
    'obligatory_field',
    ({ category, hasThumb }) => !hasThumb && category !== ResourceCategory.BestPractice,
  ],
  [
    'valid_until',
    'end_before_start',
    ({ publishedFrom: from, validUntil: until }) => from !== null && until !== null && until < from,
  ],
];

/** By field of the form (R-ARS-09…12, R-ERR-12); `{}` for none. */
export function resourceShortcomings(draft: ResourceDraft, market: Market): Readonly<Record<string, string>> {
  const missing = checks.filter(([, , isMissing]) => isMissing(draft, market));
  return Object.fromEntries(missing.map(([field, code]) => [field, code]));
}

/** Letters, digits, dash and underscore, without accents (R-ARS-15). */
export function resourceSlug(name: string): string {
  const slug = name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .slice(0, 100)
    // One at most per end.
    .replace(/^-|-$/g, '');
  return slug === '' ? 'pieza' : slug;
}

const suffixes: Readonly<Partial<Record<Language, string>>> = { CAT: '_cat' };

/** Catalan files get a suffix (R-ARS-17). */
export function storedFilename(filename: string, language: Language): string {
  const suffix = suffixes[language] ?? '';
  const dot = filename.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [filename.slice(0, dot), filename.slice(dot)] : [filename, ''];
  return stem.toLowerCase().endsWith(suffix) ? filename : `${stem}${suffix}${extension}`;
}

/** Upload in progress (R-ARS-16). */
export const toCome = '-1';

const separator = '|';

/** Trimmed, without separator, unique ignoring case (R-ARS-13). */
export function cleanTags(tags: readonly string[]): string[] {
  const seen = new Set<string>();
  return tags
    .map((tag) => cleanLine(tag.replaceAll(separator, '')))
    .filter((tag) => {
      const same = tag.toLowerCase();
      if (same === '' || seen.has(same)) return false;
      seen.add(same);
      return true;
    });
}

/** Pipe-separated (R-ARS-13, W37). */
export const tagsToWire = (tags: readonly string[]): string => cleanTags(tags).join(separator);

export const tagsInWire = (wire: string): string[] => (wire === '' ? [] : wire.split(separator));

/** Pipe-separated, or a list. */
const wireTags = () =>
  z
    .preprocess(
      (value) => (typeof value === 'string' ? value.split(separator) : value),
      z.array(wireText(60)).max(50),
    )
    .transform(cleanTags);

const emptyToUndefined = (value: unknown) => (value === '' ? undefined : value);

const named = z.looseObject({ id: z.unknown() });
/** `{ id, name }`, or the id. */
const orItsId = (value: unknown): unknown => emptyToUndefined(named.safeParse(value).data?.id ?? value);

/** Comma-separated, JSON or list. */
export const wireIds = (max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.replace(/^\s*\[|\]\s*$/g, '') : value),
    wireCommaList(wireInteger().pipe(z.int().positive()), max),
  );

/** List or comma-separated; empty for none. Older clients send `true` (all) and `false` (AMB-61). */
const wireFormats = () =>
  z.preprocess(
    (value) => {
      if (value === true || value === 'true') return formats.map(({ id }) => id);
      return value === false || value === 'false' || value === '0' || value === 0 ? [] : value;
    },
    wireCommaList(wireInteger().pipe(z.literal(formats.map(({ id }) => id))), formats.length).transform(
      (ids) => [...new Set(ids)].sort((one, other) => one - other),
    ),
  );

/** Empty for none. */
const wireOpenDay = () => z.preprocess((value) => (value === '' ? null : value), day().nullable().optional());

/** Left out stays unchanged, or empty if new. Address, dates and downloads are the server's (S16). */
export const resourceForm = {
  name: wireText(200).optional(),
  description: wireText(4000).optional(),
  reference: wireText(60).optional(),
  category: z.preprocess(emptyToUndefined, wireInteger().pipe(resourceCategorySchema).optional()),
  type: z.preprocess(orItsId, wireOptionalInteger()),
  lang: z.preprocess(orItsId, languageSchema.optional()),
  sections: wireIds(50).optional(),
  tags: wireTags().optional(),
  status: z.preprocess(emptyToUndefined, wireInteger().pipe(resourceStatusSchema).optional()),
  budget: wireFlag().optional(),
  customizable: wireFormats().optional(),
  /** Upload key or present name; `-1` while uploading, empty for none. */
  file: wireText(300).optional(),
  /** Key of an upload, or address of a present or former one; `-1` while uploading, empty for none. */
  thumb: wireFileKey().optional(),
  published_from: wireOpenDay(),
  valid_until: wireOpenDay(),
};
