import { z } from 'zod';
import { localTextsSchema } from '../../kernel';

/** Wire code (R-CAT-01, R-CAT-02, AMB-04). */
export const SectionType = { National: 1, Local: 2, Communication: 3, Toolkit: 4, BestPractice: 5 } as const;
export type SectionType = (typeof SectionType)[keyof typeof SectionType];
export const sectionTypeSchema = z.literal([1, 2, 3, 4, 5]);

export const sectionSchema = z.object({
  id: z.int(),
  parent_id: z.int(),
  /** Reader's language. */
  name: z.string(),
  texts: localTextsSchema,
  url: z.string(),
  type: sectionTypeSchema,
  /** 1 active, 0 inactive. */
  status: z.int(),
  level: z.int(),
  pos: z.int(),
  childs: z.array(z.int()),
  path: z.array(z.string()),
  visible: z.boolean(),
  /** For edits (R4); changes with name, status, type or parent. */
  version: z.int(),
  former_urls: z.array(z.string()).optional(),
  resources: z.int().optional(),
});
export type Section = z.infer<typeof sectionSchema>;

/** First path segment (R-NAV-08…10); toolkits and practices have own screens. */
export const sectionTypePaths: Readonly<Record<SectionType, string>> = {
  1: 'nacional',
  2: 'local',
  3: 'comunicacion',
  4: 'toolkits',
  5: 'practices',
};

/** R-ASE-02, R-ASE-11, AMB-04 */
export const offeredSectionTypes: readonly SectionType[] = [1, 2, 3, 5];

/** `nacional/{url}` */
export const sectionHome = ({ type, url }: { readonly type: SectionType; readonly url: string }): string =>
  `${sectionTypePaths[type]}/${url}`;

/** From 0; the last level has no children (R-ASE-01, R-ASE-06). */
export const lastSectionLevel = 2;

/** Static routes (AMB-39). */
export const reservedSlugs: readonly string[] = ['form'];

/** Lower case, without accents, spaces and signs (R-ASE-10). May be empty. */
export const slugOfName = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Appends 1 until it is free (R-ASE-10, AMB-39). */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  let slug = slugOfName(name);
  while (taken.has(slug) || reservedSlugs.includes(slug)) slug += '1';
  return slug;
}

interface Hanging {
  readonly parentId: number;
  readonly type: SectionType;
}

/** Parent or type differ (R4). */
export const hangsElsewhere = (before: Hanging, now: Hanging): boolean =>
  before.parentId !== now.parentId || before.type !== now.type;

/** Parents, itself, then first children down to a leaf (R-CAT-03); empty for an unknown id. */
export function selectionChain(sections: readonly Section[], id: number): readonly Section[] {
  const byId = new Map(sections.map((section) => [section.id, section]));
  const chain: Section[] = [];
  for (let at = byId.get(id); at; at = byId.get(at.parent_id)) chain.unshift(at);
  for (let at = chain.at(-1); at;) {
    const first = at.childs.map((child) => byId.get(child)).find((child) => child?.visible);
    if (!first) break;
    chain.push(first);
    at = first;
  }
  return chain;
}

/** Active, with active parents only (R-ENT-06). */
export function visibleSections<
  S extends { readonly id: number; readonly parentId: number; readonly active: boolean },
>(sections: readonly S[]): readonly S[] {
  const byId = new Map(sections.map((section) => [section.id, section]));
  const visible = (section: S | undefined): boolean =>
    section !== undefined && section.active && (section.parentId < 0 || visible(byId.get(section.parentId)));
  return sections.filter(visible);
}

/** Including itself. */
export function subtree(
  sections: readonly Pick<Section, 'id' | 'parent_id'>[],
  id: number,
): readonly number[] {
  const below = sections.filter((section) => section.parent_id === id);
  return [id, ...below.flatMap((section) => subtree(sections, section.id))];
}
