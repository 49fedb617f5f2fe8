/** Hands out names that were not handed out before; `next` makes the following try from a taken one. */
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

/** Resource urls: letters, digits, dash and underscore, made unique with _1, _2 (R-ARS-15). */
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
