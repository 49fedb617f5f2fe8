import { resourceSlug } from '@portal/contracts/areas/resources';
import type { Reservations } from '@portal/platform/decider/reservation';

/** Kind of the reservation streams that keep a slug to one resource (R-ARS-15, R5). */
const resourceSlugs = 'resourceSlug';

/** Slugs of resources: each belongs to one of them for ever, so that an old link never leads to another piece. */
export interface ResourceSlugs {
  /** Whether this very slug is nobody else's. Takes nothing. */
  isFree(slug: string, owner: string): Promise<boolean>;
  /** Takes this very slug. @returns whether it is this owner's now */
  take(slug: string, owner: string): Promise<boolean>;
  /**
   * A slug for that name that nobody else has: as it is, or with _1, _2 behind it (R-ARS-15). Asked again for the same
   * owner, after a process has died before the slug was used, it is the same slug unless others came in between.
   */
  claim(name: string, owner: string): Promise<string>;
}

/** Whether a slug is what that name comes to, with or without a number behind it. */
export function isSlugOf(slug: string, name: string): boolean {
  const base = resourceSlug(name);
  return slug === base || (slug.startsWith(`${base}_`) && /^\d+$/.test(slug.slice(base.length + 1)));
}

/** Of a name: the number to try next, and whose the one before it is. */
interface Numbers {
  readonly next: number;
  readonly owner: string | null;
}

/** As many names are remembered; then it begins anew. */
const rememberedNames = 10_000;

const numbered = (base: string, number: number) => (number === 0 ? base : `${base}_${number}`);

/** A free number below which there is a taken one. */
async function firstFree(isTaken: (number: number) => Promise<boolean>): Promise<number> {
  if (!(await isTaken(0))) return 0;
  let taken = 0;
  let free = 1;
  while (await isTaken(free)) [taken, free] = [free, free * 2];
  while (free - taken > 1) {
    const middle = Math.floor((taken + free) / 2);
    if (await isTaken(middle)) taken = middle;
    else free = middle;
  }
  return free;
}

/**
 * Where the search for a free number begins is remembered by name, so that the 500th piece of a name costs what the
 * first did. What is not remembered is found in doubling steps: a dozen looks for thousands of pieces. Whoever was faster
 * in another process shows in the reservation.
 */
export function createResourceSlugs(names: Reservations): ResourceSlugs {
  const known = new Map<string, Numbers>();
  const searches = new Map<string, Promise<void>>();

  const ownerOf = (base: string, number: number) => names.ownerOf(resourceSlugs, numbered(base, number));

  /** Many at once look once. */
  function search(base: string): Promise<void> {
    const running = searches.get(base);
    if (running) return running;
    const found = firstFree(async (number) => (await ownerOf(base, number)) !== null)
      .then(async (next) => {
        const owner = next === 0 ? null : await ownerOf(base, next - 1);
        if (known.size >= rememberedNames) known.clear();
        known.set(base, { next, owner });
      })
      .finally(() => searches.delete(base));
    searches.set(base, found);
    return found;
  }

  /** The number that this owner took last, or else the next one, which is nobody else's from now on. */
  async function numberFor(base: string, owner: string): Promise<number> {
    while (!known.has(base)) await search(base);
    const { next, owner: last } = known.get(base) ?? { next: 0, owner: null };
    if (last === owner) return next - 1;
    known.set(base, { next: next + 1, owner });
    return next;
  }

  return {
    async isFree(slug, owner) {
      const other = await names.ownerOf(resourceSlugs, slug);
      return other === null || other === owner;
    },
    take: (slug, owner) => names.reserve(resourceSlugs, slug, owner),
    async claim(name, owner) {
      const base = resourceSlug(name);
      for (;;) {
        const slug = numbered(base, await numberFor(base, owner));
        if (await names.reserve(resourceSlugs, slug, owner)) return slug;
        // Another process is at this name too.
        known.delete(base);
      }
    },
  };
}
