import { systemActor } from '@portal/platform/decider/decider';
import type { InProcessPortal } from './in-process-portal';

/** Site number in the fixture. */
export const siteOf = (restaurantId: number): string => `10${restaurantId}`;

export async function addRestaurant(
  { writeSide }: Pick<InProcessPortal, 'writeSide'>,
  restaurantId: number,
  { active = true, mopService = true }: { active?: boolean; mopService?: boolean } = {},
) {
  const { runner, bindings } = writeSide;
  const input = {
    restaurantId,
    site: siteOf(restaurantId),
    name: `Restaurante ${restaurantId}`,
    type: 1,
    region: 2,
    provinceId: '11',
    city: 'Ciudad',
    address: 'Calle Mayor 1',
    postalCode: '28013',
    latitude: 40.4,
    longitude: -3.7,
    email: 'restaurante@es.chain.example',
    active,
    delivery: 'none' as const,
    mopService,
    mopStatus: mopService,
    eotf: false,
    driveThrough: false,
    inhabitants: 0,
    cif: 'B12345678',
    razon: 'Restauración SL',
    fiscalAddress: 'Calle Mayor 1',
  };
  const context = { actor: systemActor, correlationId: 'test-fixture' };
  const outcome = await runner.run(bindings.restaurants.ImportRestaurant, input, context);
  if (!outcome.ok) throw new Error(`no restaurant could be added: ${JSON.stringify(outcome)}`);
}
