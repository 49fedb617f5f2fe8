import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Restaurant } from '@portal/contracts/areas/restaurants';
import { type ReactNode, useId } from 'react';
import { useText } from '#core/i18n/use-text';
import type { FieldsProps } from '#ui/record/record-spec';
import { RecordSelect, RecordSwitch, RecordText } from '#ui/record/RecordFields';
import type { RestaurantValues } from './restaurant-values';
import { restaurantsTexts } from './texts';
import { useLookups } from './use-lookups';

type Group = 'identity' | 'place' | 'services' | 'fiscal';
type Form = FieldsProps<RestaurantValues, Restaurant>['form'];

/** Fields that belong together, on two columns where there is room. */
function FieldGroup({ group, children }: { group: Group; children: ReactNode }) {
  const text = useText(restaurantsTexts);
  const id = useId();
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{ '& + &': { borderTop: 1, borderColor: 'divider', pt: 3, mt: 3 } }}
    >
      <Typography variant="h4" component="h2" id={id} sx={{ pb: 2 }}>
        {text(group)}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          '& > .whole': { gridColumn: '1 / -1' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

function IdentityFields({ form: { field } }: { form: Form }) {
  const text = useText(restaurantsTexts);
  const { types } = useLookups();
  return (
    <FieldGroup group="identity">
      <RecordText {...field('site')} autoComplete="off" />
      <RecordSelect {...field('type')} options={types} placeholder={text('choose')} />
      <div className="whole">
        <RecordText {...field('name')} autoComplete="off" />
      </div>
      <div className="whole">
        <RecordSwitch {...field('active')} />
      </div>
    </FieldGroup>
  );
}

function PlaceFields({ form: { field } }: { form: Form }) {
  const text = useText(restaurantsTexts);
  const { regions, provinces } = useLookups();
  return (
    <FieldGroup group="place">
      <div className="whole">
        <RecordText {...field('address')} autoComplete="off" />
      </div>
      <RecordText {...field('cp')} optional autoComplete="off" />
      <RecordText {...field('city')} optional autoComplete="off" />
      <RecordSelect {...field('province_id')} options={provinces} placeholder={text('choose')} />
      <RecordSelect {...field('region')} options={regions} placeholder={text('choose')} />
      <RecordText {...field('latitud')} optional inputMode="decimal" />
      <RecordText {...field('longitud')} optional inputMode="decimal" />
      <RecordText {...field('habitants')} optional inputMode="numeric" />
    </FieldGroup>
  );
}

const deliveries = ['none', 'uber', 'glovo'] as const;

function ServicesFields({ form: { field } }: { form: Form }) {
  const text = useText(restaurantsTexts);
  return (
    <FieldGroup group="services">
      <RecordText {...field('email')} optional type="email" autoComplete="off" />
      <RecordSelect
        {...field('delivery')}
        options={deliveries.map((value) => ({ value, label: text(`delivery.${value}`) }))}
      />
      <RecordSwitch {...field('etof')} />
    </FieldGroup>
  );
}

function FiscalFields({ form: { field } }: { form: Form }) {
  const text = useText(restaurantsTexts);
  return (
    <FieldGroup group="fiscal">
      <Typography variant="body2" color="textSecondary" className="whole" sx={{ mt: -1.5 }}>
        {text('fiscalHint')}
      </Typography>
      <RecordText {...field('cif')} optional autoComplete="off" />
      <RecordText {...field('razon')} optional autoComplete="off" />
      <div className="whole">
        <RecordText {...field('fiscal_address')} optional autoComplete="off" />
      </div>
    </FieldGroup>
  );
}

/** Everything that the administration says of a restaurant, in groups (R-ARE-04, R-ARE-07). */
export const RestaurantFields = ({ form }: FieldsProps<RestaurantValues, Restaurant>) => (
  <Stack>
    <IdentityFields form={form} />
    <PlaceFields form={form} />
    <ServicesFields form={form} />
    <FiscalFields form={form} />
  </Stack>
);
