import { referenceEvents, swotOptions } from '@portal/contracts/areas/diagnostic';
import { defineProjection } from '@portal/platform/projection/projection';
import { recordOf } from '@portal/platform/record/record-projection';

export const swotOptionsProjection = defineProjection(
  swotOptions,
  recordOf('SwotOption', {
    events: referenceEvents,
    view: swotOptions,
    key: 'optionId',
    content: ({ type, text, translations, usable }) => ({
      type,
      data: text,
      translations,
      translated: Object.values(translations),
      status: usable ? (0 as const) : (1 as const),
    }),
  }),
);
