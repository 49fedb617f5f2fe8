import { z } from 'zod';
import {
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

/** What the resource form is checked for, in the browser and again on the server. */
export interface ResourceDraft {
  readonly name: string;
  readonly category: ResourceCategory | null;
  readonly status: number | null;
  /** Format id; 0 for none. */
  readonly format: number;
  readonly language: Language | null;
  readonly sections: readonly number[];
  /** There is a picture, or one is being uploaded. */
  readonly hasThumb: boolean;
}

/** Permitted languages of a market's resources; Spain excludes Portuguese (R-ARS-14, AMB-29). */
export const resourceLanguages = (market: Market): readonly Language[] => marketRecords[market].languages;

type Check = readonly [
  field: string,
  code: string,
  isMissing: (draft: ResourceDraft, market: Market) => boolean,
];

const isPiece = ({ category }: ResourceDraft) => category === ResourceCategory.Piece;

/** Spain has two languages to choose from, Portugal one that goes without saying. */
const lacksLanguage = (draft: ResourceDraft, market: Market) => {
  const offered = resourceLanguages(market);
  return draft.language === null ? isPiece(draft) && offered.length > 1 : !offered.includes(draft.language);
};

/** Pieces are found by language and format as well; toolkits and best practices have screens of their own. */
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
];

/** Missing data of a resource, by field of the form (R-ARS-09…12, R-ERR-12); `{}` for none. */
export function resourceShortcomings(draft: ResourceDraft, market: Market): Readonly<Record<string, string>> {
  const missing = checks.filter(([, , isMissing]) => isMissing(draft, market));
  return Object.fromEntries(missing.map(([field, code]) => [field, code]));
}

/** Address of a resource by its name: letters, digits, dash and underscore, without accents (R-ARS-15). */
export function resourceSlug(name: string): string {
  const slug = name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .slice(0, 100)
    // Never two of them: one at each end at most.
    .replace(/^-|-$/g, '');
  return slug === '' ? 'pieza' : slug;
}

const suffixes: Readonly<Partial<Record<Language, string>>> = { CAT: '_cat' };

/** Name under which a file is stored; Catalan files have a suffix (R-ARS-17). */
export function storedFilename(filename: string, language: Language): string {
  const suffix = suffixes[language] ?? '';
  const dot = filename.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [filename.slice(0, dot), filename.slice(dot)] : [filename, ''];
  return stem.toLowerCase().endsWith(suffix) ? filename : `${stem}${suffix}${extension}`;
}

/** Stands for a file or a picture that is still being uploaded (R-ARS-16). */
export const toCome = '-1';

const separator = '|';

/** Normalised tags: trimmed, without the separator, unique by case, none empty (R-ARS-13). */
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

/** Tags as the specification writes them: with pipes between (R-ARS-13, W37). */
export const tagsToWire = (tags: readonly string[]): string => cleanTags(tags).join(separator);

/** The tags that a resource is answered with. */
export const tagsInWire = (wire: string): string[] => (wire === '' ? [] : wire.split(separator));

/** Tags with pipes between, or as a list. */
const wireTags = () =>
  z
    .preprocess(
      (value) => (typeof value === 'string' ? value.split(separator) : value),
      z.array(wireText(60)).max(50),
    )
    .transform(cleanTags);

const emptyToUndefined = (value: unknown) => (value === '' ? undefined : value);

const named = z.looseObject({ id: z.unknown() });
/** What is answered as `{ id, name }`, and sent so or by its id alone. */
const orItsId = (value: unknown): unknown => emptyToUndefined(named.safeParse(value).data?.id ?? value);

/** Ids with commas between, also as JSON text, or as a list. */
export const wireIds = (max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.replace(/^\s*\[|\]\s*$/g, '') : value),
    wireCommaList(wireInteger().pipe(z.int().positive()), max),
  );

/**
 * Formats into which a resource may be adapted: a list or comma-separated ids, empty for none. `true` and `false` of
 * older clients mean all and none (AMB-61).
 */
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

/**
 * Fields of the resource form. Missing ones stay unchanged, or are empty in a new resource. Address, dates and
 * downloads come from the server (S16).
 */
export const resourceForm = {
  name: wireText(200).optional(),
  description: wireText(4000).optional(),
  reference: wireText(60).optional(),
  category: z.preprocess(emptyToUndefined, wireInteger().pipe(resourceCategorySchema).optional()),
  /** Format id. */
  type: z.preprocess(orItsId, wireOptionalInteger()),
  lang: z.preprocess(orItsId, languageSchema.optional()),
  sections: wireIds(50).optional(),
  tags: wireTags().optional(),
  status: z.preprocess(emptyToUndefined, wireInteger().pipe(resourceStatusSchema).optional()),
  budget: wireFlag().optional(),
  customizable: wireFormats().optional(),
  /** Key of an uploaded file, or the name of the one that it has; `-1` while it is being uploaded, empty for none. */
  file: wireText(300).optional(),
  /** Key of an uploaded picture, or the address of the one that it has; `-1` while it is being uploaded, empty for none. */
  thumb: wireFileKey().optional(),
};
