/** `next` makes another try from a taken name. */
function unique(next: (base: string, attempt: number) => string) {
  const taken = new Set<string>();
  return (base: string): string => {
    let slug = base;
    for (let attempt = 1; taken.has(slug); attempt++) slug = next(base, attempt);
    taken.add(slug);
    return slug;
  };
}

const plain = (name: string): string => name.normalize('NFD').replace(/\p{Mark}/gu, '');

/** Letters, digits, dash and underscore; unique by _1, _2 (R-ARS-15). */
export function resourceSlugs(): (name: string) => string {
  const taken = unique((base, attempt) => `${base}_${attempt}`);
  return (name) =>
    taken(
      plain(name)
        .toLowerCase()
        .replace(/[^a-z0-9_]+/g, '-')
        .replace(/^-|-$/g, ''),
    );
}
