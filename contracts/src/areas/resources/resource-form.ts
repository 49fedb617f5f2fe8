import { z } from 'zod';
import {
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
import { resourceCategorySchema, resourceStatusSchema } from './resource-category-schemas';

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
