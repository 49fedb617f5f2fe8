import { resourceSlug } from '@portal/contracts/areas/resources';
import type { Reservations } from '@portal/platform/decider/reservation';

/** Reservation kind: one resource per slug (R-ARS-15, R5). */
const resourceSlugs = 'resourceSlug';

/** Slugs are never reused: old links stay valid. */
export interface ResourceSlugs {
  /** Does not reserve. */
  isFree(slug: string, owner: string): Promise<boolean>;
  /** @returns false if another owner has it */
  take(slug: string, owner: string): Promise<boolean>;
  /**
   * Free slug for a name, with suffix _1, _2 if needed (R-ARS-15). Repeats for an owner usually get the same.
   */
  claim(name: string, owner: string): Promise<string>;
}

/** With or without numeric suffix. */
export function isSlugOf(slug: string, name: string): boolean {
  const base = resourceSlug(name);
  return slug === base || (slug.startsWith(`${base}_`) && /^\d+$/.test(slug.slice(base.length + 1)));
}

/** Per name: next number to try, and the owner of the previous. */
interface Numbers {
  readonly next: number;
  readonly owner: string | null;
}

/** Cache limit; cleared when full. */
const rememberedNames = 10_000;

const numbered = (base: string, number: number) => (number === 0 ? base : `${base}_${number}`);

/** A free number directly after a taken one. */
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

/** Caches the next number per name. Uncached: galloping search, about a dozen reads. */
export function createResourceSlugs(names: Reservations): ResourceSlugs {
  const known = new Map<string, Numbers>();
  const searches = new Map<string, Promise<void>>();

  const ownerOf = (base: string, number: number) => names.ownerOf(resourceSlugs, numbered(base, number));

  /** Concurrent callers share one search. */
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

  /** The owner's last number, or the next, reserved. */
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
        // Another process uses this name.
        known.delete(base);
      }
    },
  };
}
