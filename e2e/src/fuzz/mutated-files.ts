/** mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Below = (limit: number) => number;
/** Typical wrong lengths, offsets and counts. */
const edges = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff];
const maxPiece = 600;

/** Inputs have at least 16 bytes. */
const damages: readonly ((file: Buffer, below: Below) => Buffer)[] = [
  (file, below) => {
    file[below(file.length)] = below(256);
    return file;
  },
  (file, below) => {
    file.writeUInt16LE((edges[below(8)] ?? 0) & 0xffff, below(file.length - 2));
    return file;
  },
  (file, below) => {
    file.writeUInt32LE(edges[below(edges.length)] ?? 0, below(file.length - 4));
    return file;
  },
  (file, below) => file.fill(below(2) * 0xff, below(file.length), below(file.length)),
  (file, below) => file.subarray(0, 16 + below(file.length - 16)),
  (file, below) => {
    const at = below(file.length);
    return Buffer.concat([file.subarray(0, at), file.subarray(at + below(maxPiece))]);
  },
  (file, below) => {
    const from = below(file.length);
    const to = below(file.length);
    const piece = file.subarray(from, from + below(maxPiece));
    return Buffer.concat([file.subarray(0, to), piece, file.subarray(to)]);
  },
];
const maxDamages = 6;

/** Deterministic by seed. */
export function* mutatedFiles<T extends { readonly content: Uint8Array }>(
  files: readonly T[],
  { count, seed }: { readonly count: number; readonly seed: number },
): Generator<T & { readonly number: number }> {
  const random = randomFrom(seed);
  const below: Below = (limit) => Math.floor(random() * Math.max(1, limit));
  for (let number = 0; number < count; number += 1) {
    const base = files[number % files.length];
    if (!base) return;
    let content = Buffer.from(base.content);
    for (let left = 1 + below(maxDamages); left > 0 && content.length > 16; left -= 1)
      content = (damages[below(damages.length)]?.(content, below) ?? content) as typeof content;
    yield { ...base, content, number };
  }
}
