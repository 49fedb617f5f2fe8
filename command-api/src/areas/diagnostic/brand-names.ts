import { type DomainEvent, reject, type Rejection } from '@portal/contracts';
import { brandNameOf } from '@portal/contracts/areas/diagnostic';
import type { StreamRules } from '@portal/platform/decider/decider';
import { PersistentSet } from '@portal/platform/decider/persistent-map';
import type { Services } from '../../services';

type Needs = Pick<Services, 'load' | 'names'>;

/** Reservation kind: one brand per name, deleted ones included (R5). */
const nameReservation = 'brandName';
const taken = reject('brand_name_taken', { fields: { name: 'taken' } });

interface Names {
  readonly name: string;
  readonly formerNames: PersistentSet<string>;
  readonly deleted: boolean;
}
type Named = DomainEvent<string, { readonly name: string }>;

const brandNames: StreamRules<Names> = {
  initial: { name: '', formerNames: PersistentSet.of(), deleted: false },
  evolve: {
    BrandAdded: (names: Names, { data: { name } }: Named) => ({ ...names, name }),
    BrandUpdated: ({ name: former, formerNames, deleted }: Names, { data: { name } }: Named) => ({
      name,
      deleted,
      formerNames: formerNames.with(former),
    }),
    BrandDeleted: (names: Names) => ({ ...names, deleted: true }),
    BrandRestored: (names: Names) => ({ ...names, deleted: false }),
  },
};

/** The holder has been renamed since. */
async function isFormer(name: string, holder: string, { load }: Pick<Needs, 'load'>): Promise<boolean> {
  const names = await load(brandNames, holder);
  return names.name !== name && names.formerNames.has(name);
}

/** Rejects names of other national brands. Writes nothing. @param owner `brand-7` */
export async function checkBrandName(
  sent: string,
  owner: string | null,
  needs: Needs,
): Promise<Rejection | undefined> {
  const name = brandNameOf(sent);
  const holder = await needs.names.ownerOf(nameReservation, name);
  const isFree = holder === null || holder === owner || (await isFormer(name, holder, needs));
  return isFree ? undefined : taken;
}

/** Reserves a name. Renaming frees the former one. */
export async function takeBrandName(
  sent: string,
  owner: string,
  needs: Needs,
): Promise<Rejection | undefined> {
  const name = brandNameOf(sent);
  while (!(await needs.names.reserve(nameReservation, name, owner))) {
    const holder = await needs.names.ownerOf(nameReservation, name);
    if (holder === null) continue;
    if (!(await isFormer(name, holder, needs))) return taken;
    await needs.names.release(nameReservation, name, holder);
  }
  return undefined;
}

/** Current name → `brand-7`, or `null` (R-DIA-26). */
export async function nationalBrandOf(sent: string, { load, names }: Needs): Promise<string | null> {
  const name = brandNameOf(sent);
  const holder = await names.ownerOf(nameReservation, name);
  if (holder === null) return null;
  const brand = await load(brandNames, holder);
  return brand.name === name && !brand.deleted ? holder : null;
}

export const isNationalName = async (sent: string, needs: Needs): Promise<boolean> =>
  (await nationalBrandOf(sent, needs)) !== null;
