import { trimEndOf } from '@portal/contracts/kernel';

/** Letters of a name beside its bar. */
const longest = 24;
/** Letters that stay of the end, where the beginnings are alike. */
const ofEnd = 11;

const cutAtEnd = (name: string) => `${trimEndOf(name.slice(0, longest - 1), /[\s·]/)}…`;
const cutInside = (name: string) =>
  `${trimEndOf(name.slice(0, longest - 1 - ofEnd), /[\s·]/)}…${name.slice(-ofEnd).trimStart()}`;

/** Names that fit beside their bars; of those that begin alike the ends stay, which is where pieces differ. */
export function shortNames(names: readonly string[]): ReadonlyMap<string, string> {
  const isLong = (name: string) => name.length > longest;
  const alike = (name: string) =>
    names.some((other) => other !== name && isLong(other) && cutAtEnd(other) === cutAtEnd(name));
  return new Map(
    names.map((name) => {
      if (!isLong(name)) return [name, name];
      return [name, alike(name) ? cutInside(name) : cutAtEnd(name)];
    }),
  );
}
