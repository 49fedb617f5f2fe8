import { reject } from '@portal/contracts';
import { brandNameOf, referenceCommands, referenceEvents } from '@portal/contracts/areas/diagnostic';
import type { ParsedInputOf } from '@portal/contracts';
import { recordDecider } from '@portal/platform/record/record-decider';

export const brandMissing = reject('brand_not_found');
export const swotOptionMissing = reject('swot_option_not_found');

const brandContent = ({ name, type }: ParsedInputOf<typeof referenceCommands.AddBrand>) => ({
  name: brandNameOf(name),
  type,
});
const optionContent = ({ type, data, status }: ParsedInputOf<typeof referenceCommands.AddSwotOption>) => ({
  ...{ type, text: data, usable: status === 0 },
});

/** A brand that every restaurant can compete with. Stream `brand-{id}`. */
export const brandDecider = recordDecider('Brand', {
  events: referenceEvents,
  commands: referenceCommands,
  key: 'brandId',
  missing: brandMissing,
  added: brandContent,
  updated: brandContent,
});

/** An example for one of the four lists. Stream `swotOption-{id}`. */
export const swotOptionDecider = recordDecider('SwotOption', {
  events: referenceEvents,
  commands: referenceCommands,
  key: 'optionId',
  missing: swotOptionMissing,
  added: optionContent,
  updated: optionContent,
});
