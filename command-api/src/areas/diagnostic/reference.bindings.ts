import { referenceCommands } from '@portal/contracts/areas/diagnostic';
import { numberedIds, recordBindings } from '@portal/platform/record/record-bindings';
import type { Services } from '../../services';
import { checkBrandName, takeBrandName } from './brand-names';
import { brandDecider, brandMissing } from './brand.decider';
import { swotOptionDecider, swotOptionMissing } from './swot-option.decider';

/** Shared options (AMB-66). */
export const referenceBindings = (services: Pick<Services, 'load' | 'names' | 'newIds'>) => ({
  ...recordBindings('Brand', {
    area: 'diagnostic',
    commands: referenceCommands,
    decider: brandDecider,
    kind: 'brand',
    missing: brandMissing,
    ids: numberedIds(services.newIds, 'brand'),
    formValues: ({ name, type }) => ({ name, type }),
    checkAdd: ({ input }, stream) => checkBrandName(input.name, stream, services),
    takeForAdd: ({ input }, stream) => takeBrandName(input.name, stream, services),
    checkUpdate: ({ input }) => checkBrandName(input.name, `brand-${input.id}`, services),
    takeForUpdate: ({ input }) => takeBrandName(input.name, `brand-${input.id}`, services),
  }),
  ...recordBindings('SwotOption', {
    area: 'diagnostic',
    commands: referenceCommands,
    decider: swotOptionDecider,
    kind: 'swotOption',
    missing: swotOptionMissing,
    ids: numberedIds(services.newIds, 'swotOption'),
    formValues: ({ type, text, translations: { CAT: data_cat = '' }, usable }) => ({
      type,
      data: text,
      data_cat,
      status: usable ? 0 : 1,
    }),
  }),
});
