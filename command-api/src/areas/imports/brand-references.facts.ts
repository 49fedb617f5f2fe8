import { restaurantOfPlace } from '@portal/contracts/areas/imports';
import { mapInPieces } from '@portal/platform/program/in-pieces';
import type { Reference } from '@portal/platform/import/import-jobs';
import { textKey } from '@portal/platform/import/text-key';
import type { Services } from '../../services';
import { nationalBrandOf } from '../diagnostic/brand-names';
import { brandDecider } from '../diagnostic/brand.decider';
import { diagnosticDecider } from '../diagnostic/diagnostic.decider';
import { diagnosticStream } from '../diagnostic/diagnostic.facts';

type Needs = Pick<Services, 'load' | 'names'>;
type Found = readonly (readonly [key: string, Reference])[];

interface FoundBrands {
  readonly found: Found;
  readonly names: Readonly<Record<string, string>>;
}

const idLength = 'brand-'.length;

async function nationalBrands(texts: readonly string[], needs: Needs): Promise<FoundBrands> {
  const brands = await mapInPieces(texts, async (text) => {
    const stream = await nationalBrandOf(text, needs);
    const brand = stream === null ? null : await needs.load(brandDecider, stream);
    return stream !== null && brand ? { text, id: stream.slice(idLength), brand } : null;
  });
  const there = brands.filter((brand) => brand !== null);
  return {
    found: there.map(({ text, id, brand }) => [textKey(text), { value: id, fixes: { type: brand.type } }]),
    names: Object.fromEntries(there.map(({ id, brand }) => [id, brand.name])),
  };
}

async function ownBrands(places: readonly string[], { load }: Pick<Needs, 'load'>): Promise<FoundBrands> {
  const all = await mapInPieces(places, async (place) => {
    const restaurantId = restaurantOfPlace(place);
    if (restaurantId === null) return [];
    const { customBrands } = await load(diagnosticDecider, diagnosticStream(restaurantId));
    return [...customBrands.values()].filter(({ deleted }) => !deleted).map((brand) => ({ place, ...brand }));
  });
  const there = all.flat();
  return {
    found: there.map(({ place, id, name, type }) => [
      `${place} ${textKey(name)}`,
      { value: id, fixes: { type } },
    ]),
    names: Object.fromEntries(there.map(({ id, name }) => [id, name])),
  };
}

async function formerNames(ids: readonly string[], { load }: Pick<Needs, 'load'>) {
  const national = ids.filter((id) => !id.includes('-'));
  const brands = await mapInPieces(national, (id) => load(brandDecider, `brand-${id}`));
  return Object.fromEntries(
    national.flatMap((id, index) => {
      const name = brands[index]?.name;
      return name === undefined ? [] : [[id, name] as const];
    }),
  );
}

/** Ids by name as in the file, names by id. @param known ids in current figures */
export async function brandReferences(
  texts: readonly string[],
  { places, known }: { readonly places: readonly string[]; readonly known: readonly string[] },
  needs: Needs,
): Promise<FoundBrands> {
  const [national, own, former] = await Promise.all([
    nationalBrands(texts, needs),
    ownBrands(places, needs),
    formerNames(known, needs),
  ]);
  return { found: [...national.found, ...own.found], names: { ...former, ...national.names, ...own.names } };
}
