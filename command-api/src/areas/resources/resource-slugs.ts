import { resourceSlug } from '@portal/contracts/areas/resources';
import type { Reservations } from '@portal/platform/decider/reservation';

/** Kind of the reservation streams that keep a slug to one resource (R-ARS-15, R5). */
const resourceSlugs = 'resourceSlug';

/** Slugs of resources: each belongs to one of them for ever, so that an old link never leads to another piece. */
export interface ResourceSlugs {
  /** Takes this very slug. @returns whether it is this owner's now */
  take(slug: string, owner: string): Promise<boolean>;
  /** A slug for that name that nobody else has: as it is, or with _1, _2 behind it (R-ARS-15). */
  claim(name: string, owner: string): Promise<string>;
}

/** Whether a slug is what that name comes to, with or without a number behind it. */
export function isSlugOf(slug: string, name: string): boolean {
  const base = resourceSlug(name);
  return slug === base || (slug.startsWith(`${base}_`) && /^\d+$/.test(slug.slice(base.length + 1)));
}

/** As many names are remembered; then it begins anew. */
const rememberedNames = 10_000;

const numbered = (base: string, number: number) => (number === 0 ? base : `${base}_${number}`);

/** A free number below which there is a taken one. */
async function firstFree(isTaken: (number: number) => Promise<boolean>): Promise<number> {
  if (!(await isTaken(0))) return 0;
  let [taken, free] = [0, 1];
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
  const next = new Map<string, number>();
  const searches = new Map<string, Promise<void>>();

  const isTaken = async (base: string, number: number) =>
    (await names.ownerOf(resourceSlugs, numbered(base, number))) !== null;

  /** Many at once look once. */
  function search(base: string): Promise<void> {
    const running = searches.get(base);
    if (running) return running;
    const found = firstFree((number) => isTaken(base, number))
      .then((free) => {
        if (next.size >= rememberedNames) next.clear();
        next.set(base, free);
      })
      .finally(() => searches.delete(base));
    searches.set(base, found);
    return found;
  }

  async function nextOf(base: string): Promise<number> {
    while (!next.has(base)) await search(base);
    const number = next.get(base) ?? 0;
    next.set(base, number + 1);
    return number;
  }

  return {
    take: (slug, owner) => names.reserve(resourceSlugs, slug, owner),
    async claim(name, owner) {
      const base = resourceSlug(name);
      for (;;) {
        const slug = numbered(base, await nextOf(base));
        if (await names.reserve(resourceSlugs, slug, owner)) return slug;
        // Another process is at this name too.
        next.delete(base);
      }
    },
  };
}
