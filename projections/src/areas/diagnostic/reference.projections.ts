import { brands, referenceEvents, swotOptions } from '@portal/contracts/areas/diagnostic';
import { defineProjection } from '@portal/platform/projection/projection';
import { recordOf } from '@portal/platform/record/record-projection';

/** Brands that every restaurant can compete with. */
export const brandsProjection = defineProjection(
  brands,
  recordOf('Brand', {
    events: referenceEvents,
    view: brands,
    key: 'brandId',
    content: ({ name, type }) => ({ name, type }),
  }),
);

/** Examples for the four lists. */
export const swotOptionsProjection = defineProjection(
  swotOptions,
  recordOf('SwotOption', {
    events: referenceEvents,
    view: swotOptions,
    key: 'optionId',
    content: ({ type, text, usable }) => ({ type, data: text, status: usable ? (0 as const) : (1 as const) }),
  }),
);
