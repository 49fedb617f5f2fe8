import type { Language } from '@portal/contracts';
import { formatOf, formats, sizeOf } from '@portal/contracts/areas/cart';
import { z } from 'zod';
import json from '../../data/resource-texts.json' with { type: 'json' };
import type { CampaignWords } from '../campaigns/campaign';
import { chainSite } from '../chain';
import { inLanguages, readData, textSchema } from '../data/read-data';

const textsSchema = inLanguages(textSchema);
export const resourceTextsSchema = z.strictObject({
  /** Purpose by format id. */
  uses: z.record(z.enum(formats.map(({ id }) => String(id))), textsSchema),
  calls: textsSchema,
  /** `{until}` is a day, `{site}` the chain's address. */
  notes: textsSchema,
});

const { uses, calls, notes } = readData('resource-texts.json', resourceTextsSchema, json);

export const callIn = (language: Language): string => calls[language];
export const noteIn = (language: Language, until: string): string =>
  notes[language].replace('{until}', until).replace('{site}', chainSite);

/** E.g. "Cartel 50 × 70 cm". */
export function resourceName(format: number, size: string, language: Language): string {
  const known = formatOf(format);
  const measure = sizeOf(known?.sizes ?? null, size)?.name.split(' · ')[0] ?? '';
  return [known?.label[language] ?? '', measure].filter((part) => part !== '').join(' ');
}

export function resourceDescription(
  [, kicker, headline, claim]: CampaignWords,
  format: number,
  language: Language,
): string {
  return `${headline.replaceAll(' / ', ' ')}. ${claim}. ${kicker}. ${uses[format]?.[language] ?? ''}`.trim();
}
