import { aResource } from '@portal/contracts/areas/resources';
import { addressOf, administrators, managers } from './people';
import type { WritingDesk } from './writing-desk';

const catalogueSize = 20_000;
/** Stands in the name of every resource. */
export const commonWord = 'cartel';
const passwordDigest = 'a'.repeat(64);
/** Resources added at once. */
const chunk = 500;
const sectionCount = 60;
const formatCount = 12;
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'po', 'ru', 'sa', 'te', 'vi', 'xo', 'zu'];

/** Some thousands of different words of six letters, the same in every world. */
function wordOf(seed: number): string {
  const at = (seed * 7919 + 13) % (syllables.length * syllables.length * syllables.length);
  const parts = [at, Math.floor(at / syllables.length), Math.floor(at / syllables.length ** 2)];
  return parts.map((part) => syllables[part % syllables.length]).join('');
}

const described = (id: number) =>
  aResource({
    resourceId: id,
    name: `${wordOf(id)} ${wordOf(id * 3 + 1)} ${commonWord}`,
    description: `Pieza de campaña ${wordOf(id * 5 + 2)} ${wordOf(id * 11 + 3)} para el escaparate`,
    url: `pieza-${id}`,
    tags: [wordOf(id * 13 + 4), wordOf(id * 17 + 5)],
    format: (id % formatCount) + 1,
    language: id % 4 === 0 ? 'CAT' : 'CAST',
    sections: [(id % sectionCount) + 1],
  });

/** What stands in one name out of twenty thousand, or in a few; many more than an index remembers searches. */
export const rareTerms: readonly string[] = Array.from({ length: 512 }, (_, at) => {
  const id = 101 + at * 37;
  return `${wordOf(id)} ${wordOf(id * 3 + 1)}`;
});

/** The formats that resources have, three by three: a quarter of all, in many different searches. */
export const someFormats: readonly string[] = upTo(formatCount).flatMap((one) =>
  upTo(one - 1).flatMap((two) => upTo(two - 1).map((three) => `${one},${two},${three}`)),
);

/** Twenty thousand resources in sixty sections, and people who may read them; all of it by commands. */
export async function fillCatalogue({ bindings, send }: WritingDesk): Promise<void> {
  const { sections, resources, users } = bindings;
  // One after the other: their numbers are drawn in turn.
  for (const number of upTo(sectionCount))
    await send(sections.AddSection, { name: `Sección ${number}`, type: 1, status: true });
  for (let from = 1; from <= catalogueSize; from += chunk) {
    const ids = upTo(chunk).map((step) => from + step - 1);
    await Promise.all(ids.map((id) => send(resources.ImportResource, described(id))));
  }
  await Promise.all(
    [...managers.slice(0, 16), ...administrators].map(async (person) => {
      const { userId, name, role, restaurants } = person;
      const input = { userId, name, role, email: addressOf(person), restaurants: [...restaurants] };
      await send(users.RegisterUser, { ...input, phone: '600 000 000', active: true, passwordDigest });
      await send(users.AcceptLegalTerms, { id: userId }, person);
    }),
  );
}
