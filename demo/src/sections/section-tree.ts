import type { Market } from '@portal/contracts';
import { sectionTypeSchema } from '@portal/contracts/areas/sections';
import { z } from 'zod';
import json from '../../data/sections.json' with { type: 'json' };
import { readData, textSchema } from '../data/read-data';

/** `{year}` is the year of its season's last start. */
export interface SectionNode {
  readonly key: string;
  /** Catalan may be missing if it is the same. */
  readonly name: Readonly<Record<Market, string>> & { readonly CAT?: string | undefined };
  readonly children: readonly SectionNode[];
}

const nameSchema = z.strictObject({ ES: textSchema, CAT: textSchema.optional(), PT: textSchema });

const sectionSchema = z.strictObject({
  key: textSchema,
  name: nameSchema,
  /** For large campaigns. */
  byUse: z.literal(true).optional(),
  get children(): z.ZodOptional<z.ZodArray<typeof sectionSchema>> {
    return z.array(sectionSchema).optional();
  },
});
type Section = z.infer<typeof sectionSchema>;

export const sectionsSchema = z.strictObject({
  uses: z.array(z.strictObject({ key: textSchema, name: nameSchema })),
  tree: z.array(z.strictObject({ type: sectionTypeSchema, sections: z.array(sectionSchema) })),
});

const { uses, tree } = readData('sections.json', sectionsSchema, json);

const nodeOf = ({ key, name, byUse, children = [] }: Section): SectionNode => ({
  key,
  name,
  children: byUse
    ? uses.map((use) => ({ key: `${key}/${use.key}`, name: use.name, children: [] }))
    : children.map(nodeOf),
});

export const sectionTree = tree.map(({ type, sections }) => ({ type, sections: sections.map(nodeOf) }));

const keysOf = (sections: readonly Section[]): readonly string[] =>
  sections.flatMap(({ key, children = [] }) => [key, ...keysOf(children)]);

export const sectionKeySchema = z.enum(tree.flatMap(({ sections }) => keysOf(sections)));
