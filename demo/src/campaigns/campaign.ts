import { z } from 'zod';
import { heroNameSchema, layoutNameSchema, schemeNameSchema, typefaceSchema } from '../artwork/names';
import { inLanguages, textSchema } from '../data/read-data';
import { sectionKeySchema } from '../sections/section-tree';
import { kitNameSchema } from './kits';
import { tagKeySchema } from './tags';

/** Name, kicker, headline (" / " forces a break), claim. */
export const campaignWordsSchema = z.tuple([textSchema, textSchema, textSchema, textSchema]);
export type CampaignWords = Readonly<z.infer<typeof campaignWordsSchema>>;

const campaignSchema = z.strictObject({
  key: z.string().regex(/^[A-Z]{3}$/),
  section: sectionKeySchema,
  /** Days before the reference day; in a season's section, after its start. */
  days: z.int().nonnegative(),
  scheme: schemeNameSchema,
  face: typefaceSchema,
  heroes: z.tuple([heroNameSchema], heroNameSchema),
  /** Shows all products together. */
  menu: z.boolean().optional(),
  /** Resources alternate between these. */
  layouts: z.tuple([layoutNameSchema], layoutNameSchema),
  price: z
    .string()
    .regex(/^\d+,\d\d$/)
    .optional(),
  kit: kitNameSchema,
  tags: z.array(tagKeySchema),
  words: inLanguages(campaignWordsSchema),
});
/** One idea and look, many resources. */
export type Campaign = Readonly<z.infer<typeof campaignSchema>>;

export const campaignsSchema = z.array(campaignSchema).min(1);
