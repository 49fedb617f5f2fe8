import { z } from 'zod';
import { fieldIn, furtherLanguages, type LocalTexts } from './local-text';
import { languages, markets } from './markets';
import { wireRequiredText, wireText } from './wire';

/* Apart from what they are made of: the first screen knows the markets and has no need of zod. */

export const marketSchema = z.enum(markets);
export const languageSchema = z.enum(languages);

/** Texts by language, as they are stored and answered. */
export const localTextsSchema: z.ZodType<LocalTexts, LocalTexts> = z.partialRecord(
  languageSchema,
  z.string(),
);

type Further<F extends string> = ReturnType<typeof fieldIn<F>>;
type Shape<F extends string, Required> = { [K in F]: Required } & {
  [K in Further<F>]: z.ZodOptional<ReturnType<typeof wireText>>;
};

/**
 * A text of at most `max` characters that can be entered in each language of the market (AMB-95). The plain field is
 * the text in the required language; `name_cat` is the Catalan one: left out it stays, blank it is removed.
 * @param required the schema of the plain field, where that is not a text that must be there
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
