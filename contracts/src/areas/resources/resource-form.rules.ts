import { type Language, type Market, marketRecords } from '../../kernel';
import { ResourceCategory } from './resource-categories';

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
