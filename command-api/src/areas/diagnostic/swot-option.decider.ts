import { type LocalTexts, type ParsedInputOf, reject, translationsOf } from '@portal/contracts';
import { referenceCommands, referenceEvents } from '@portal/contracts/areas/diagnostic';
import { recordDecider } from '@portal/platform/record/record-decider';

export const swotOptionMissing = reject('swot_option_not_found');

type Input = ParsedInputOf<typeof referenceCommands.AddSwotOption>;
const contentOf = (input: Input, before?: LocalTexts) => ({
  type: input.type,
  text: input.data,
  usable: input.status === 0,
  translations: translationsOf(input, 'data', before),
});

/** Stream `swotOption-{id}`. */
export const swotOptionDecider = recordDecider('SwotOption', {
  events: referenceEvents,
  commands: referenceCommands,
  key: 'optionId',
  missing: swotOptionMissing,
  added: (input) => contentOf(input),
  updated: (input, { translations }) => contentOf(input, translations),
});
