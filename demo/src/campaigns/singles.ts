import { z } from 'zod';
import guides from '../../data/campaigns/guides.json' with { type: 'json' };
import toolkits from '../../data/campaigns/toolkits.json' with { type: 'json' };
import { heroNameSchema, layoutNameSchema, schemeNameSchema, typefaceSchema } from '../artwork/names';
import { inLanguages, readData, textSchema } from '../data/read-data';
import { sectionKeySchema } from '../sections/section-tree';
import { campaignWordsSchema } from './campaign';
import { tagKeySchema } from './tags';

const singleSchema = z.strictObject({
  key: textSchema,
  section: sectionKeySchema,
  scheme: schemeNameSchema,
  face: typefaceSchema,
  hero: heroNameSchema,
  layout: layoutNameSchema,
  /** Width and height of the artwork, any units. */
  size: z.tuple([z.int().positive(), z.int().positive()]),
  words: inLanguages(campaignWordsSchema),
});

/** Category 4: toolkits, templates, brand; 5: guides. */
export const singlesSchema = z.strictObject({
  category: z.literal([4, 5]),
  tags: z.array(tagKeySchema),
  singles: z.array(singleSchema).min(1),
});
type Singles = z.infer<typeof singlesSchema>;

/** A resource without a campaign. */
export type Single = Readonly<z.infer<typeof singleSchema> & Pick<Singles, 'category' | 'tags'>>;

const read = (name: string, content: unknown): readonly Single[] => {
  const { singles: list, category, tags } = readData(`campaigns/${name}.json`, singlesSchema, content);
  return list.map((single) => ({ ...single, category, tags }));
};

/** Toolkits first, then guides. */
export const singles: readonly Single[] = [...read('toolkits', toolkits), ...read('guides', guides)];
