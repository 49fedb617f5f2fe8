import type { ParsedInputOf } from '@portal/contracts';
import { reject } from '@portal/contracts';
import { referenceCommands, referenceEvents } from '@portal/contracts/areas/diagnostic';
import { recordDecider } from '@portal/platform/record/record-decider';

export const swotOptionMissing = reject('swot_option_not_found');

const contentOf = ({ type, data, status }: ParsedInputOf<typeof referenceCommands.AddSwotOption>) => ({
  ...{ type, text: data, usable: status === 0 },
});

/** An example for one of the four lists. Stream `swotOption-{id}`. */
export const swotOptionDecider = recordDecider('SwotOption', {
  events: referenceEvents,
  commands: referenceCommands,
  key: 'optionId',
  missing: swotOptionMissing,
  added: contentOf,
  updated: contentOf,
});
