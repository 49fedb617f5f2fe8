import { reservedSlugs } from './section-types';

/** The slug of a name alone: lower case, without accents, spaces and signs (R-ASE-10). May be empty. */
export const slugOfName = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** The slug of a name: 1 is appended until neither a section nor a screen has it (R-ASE-10, AMB-39). */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  let slug = slugOfName(name);
  while (taken.has(slug) || reservedSlugs.includes(slug)) slug += '1';
  return slug;
}
