import { brands, referenceEvents } from '@portal/contracts/areas/diagnostic';
import { defineProjection } from '@portal/platform/projection/projection';
import { recordOf } from '@portal/platform/record/record-projection';

export const brandsProjection = defineProjection(
  brands,
  recordOf('Brand', {
    events: referenceEvents,
    view: brands,
    key: 'brandId',
    content: ({ name, type }) => ({ name, type }),
  }),
);
