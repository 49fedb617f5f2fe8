import { z } from 'zod';
import { fieldIn, furtherLanguages, type LocalTexts } from './local-text';
import { languages, markets } from './markets';
import { wireRequiredText, wireText } from './wire';

/** Separate, so that the first screen loads without zod. */

export const marketSchema = z.enum(markets);
export const languageSchema = z.enum(languages);

export const localTextsSchema: z.ZodType<LocalTexts, LocalTexts> = z.partialRecord(
  languageSchema,
  z.string(),
);

type Further<F extends string> = ReturnType<typeof fieldIn<F>>;
type Shape<F extends string, Required> = { [K in F]: Required } & {
  [K in Further<F>]: z.ZodOptional<ReturnType<typeof wireText>>;
};

/**
 * A text per language (AMB-95): the plain field is required; `name_cat` is optional, left out keeps, blank removes.
 * @param required schema of the plain field
 */
export const localText = <F extends string, T extends z.ZodType = ReturnType<typeof wireRequiredText>>(
  field: F,
  max: number,
  required: T = wireRequiredText(max) as unknown as T,
) =>
  Object.fromEntries([
    [field, required],
    ...furtherLanguages.map((language) => [fieldIn(field, language), wireText(max).optional()]),
  ]) as Shape<F, T>;
