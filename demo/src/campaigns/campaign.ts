import { z } from 'zod';
import { heroNameSchema, layoutNameSchema, schemeNameSchema, typefaceSchema } from '../artwork/names';
import { inLanguages, textSchema } from '../data/read-data';
import { sectionKeySchema } from '../sections/section-tree';
import { kitNameSchema } from './kits';
import { tagKeySchema } from './tags';

/** Name of the campaign, kicker, headline (" / " forces a break) and claim. */
export const campaignWordsSchema = z.tuple([textSchema, textSchema, textSchema, textSchema]);
export type CampaignWords = Readonly<z.infer<typeof campaignWordsSchema>>;

const campaignSchema = z.strictObject({
  key: z.string().regex(/^[A-Z]{3}$/),
  section: sectionKeySchema,
  /** How long before the reference day its pieces were published; in a season's section, how long after its start. */
  days: z.int().nonnegative(),
  scheme: schemeNameSchema,
  face: typefaceSchema,
  heroes: z.tuple([heroNameSchema], heroNameSchema),
  /** What is offered is all of it together, so all of it is shown. */
  menu: z.boolean().optional(),
  /** Compositions that its pieces take turns with. */
  layouts: z.tuple([layoutNameSchema], layoutNameSchema),
  price: z
    .string()
    .regex(/^\d+,\d\d$/)
    .optional(),
  kit: kitNameSchema,
  tags: z.array(tagKeySchema),
  words: inLanguages(campaignWordsSchema),
});
/** What an agency calls a campaign: one idea, one look, many pieces. */
export type Campaign = Readonly<z.infer<typeof campaignSchema>>;

export const campaignsSchema = z.array(campaignSchema).min(1);
