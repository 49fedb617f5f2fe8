import { type ParsedInputOf, reject } from '@portal/contracts';
import { brandNameOf, referenceCommands, referenceEvents } from '@portal/contracts/areas/diagnostic';
import { recordDecider } from '@portal/platform/record/record-decider';

export const brandMissing = reject('brand_not_found');

const contentOf = ({ name, type }: ParsedInputOf<typeof referenceCommands.AddBrand>) => ({
  name: brandNameOf(name),
  type,
});

/** Stream `brand-{id}`. */
export const brandDecider = recordDecider('Brand', {
  events: referenceEvents,
  commands: referenceCommands,
  key: 'brandId',
  missing: brandMissing,
  added: contentOf,
  updated: contentOf,
});
