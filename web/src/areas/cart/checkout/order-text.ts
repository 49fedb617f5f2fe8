import type { CartEntry } from '@portal/contracts/areas/cart';

/** Most characters that the wire takes of each. */
const longest = { reference: 200, link: 500 } as const;

const joined = (values: readonly string[], most: number) =>
  [...new Set(values)].filter(Boolean).join(', ').slice(0, most);

/** The reference and the link that go with an order (R-CRT-08): those of its pieces, each once; the first one's page. */
export function orderText(entries: readonly CartEntry[]): { reference: string; link: string } {
  return {
    reference: joined(
      entries.map(({ from }) => from.reference),
      longest.reference,
    ),
    link: (entries[0]?.from.link ?? '').slice(0, longest.link),
  };
}
