import { Box, Stack, Typography } from '@mui/material';
import { type Restaurant, maxDegrees } from '@portal/contracts/areas/restaurants';
import { sessionQueries } from '@portal/contracts/areas/session';
import { type ReactNode, useId, useMemo } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { languageTag } from '#core/i18n/language';
import { useText } from '#core/i18n/use-text';
import { RecordSelect, RecordSwitch, RecordText } from '#ui/record/RecordFields';
import type { FieldsProps } from '#ui/record/record-spec';
import { restaurantsTexts } from './texts';

/** Values of the form; numbers are text. */
export const blankRestaurant = {
  site: '',
  name: '',
  type: '',
  active: true,
  region: '',
  province_id: '',
  city: '',
  cp: '',
  address: '',
  latitud: '',
  longitud: '',
  habitants: '',
  email: '',
  delivery: 'none',
  etof: false,
  mcauto: false,
  cif: '',
  razon: '',
  fiscal_address: '',
};
export type RestaurantValues = typeof blankRestaurant;

export const valuesOf = (row: Restaurant): RestaurantValues => ({
  site: row.site,
  name: row.name,
  type: String(row.type),
  active: row.active,
  region: String(row.region),
  province_id: row.province_id,
  city: row.city,
  cp: row.cp,
  address: row.address,
  latitud: String(row.latitud ?? ''),
  longitud: String(row.longitud ?? ''),
  habitants: row.habitants === 0 ? '' : String(row.habitants),
  email: row.email,
  delivery: row.delivery,
  etof: row.etof,
  mcauto: row.mcauto,
  cif: row.cif,
  razon: row.razon,
  fiscal_address: row.fiscal_address,
});

const optionsOf = (rows: readonly { readonly id: string | number; readonly name: string }[] = []) =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }));

/** Of the market (AMB-01, AMB-02, R-ARE-08). */
export function useLookups() {
  const { language } = useLanguage();
  const { data } = useCallQuery(sessionQueries.GetTables, { language }, { freshFor: Infinity });
  return useMemo(
    () => ({
      types: optionsOf(data?.restaurant_type),
      regions: optionsOf(data?.restaurant_region),
      // By name, not by code (R-ARE-08).
      provinces: optionsOf(data?.province).toSorted((one, other) =>
        one.label.localeCompare(other.label, languageTag[language]),
      ),
    }),
    [data, language],
  );
}

type Form = FieldsProps<RestaurantValues, Restaurant>['form'];

interface FieldGroupProps {
  group: 'identity' | 'place' | 'services' | 'fiscal';
  children: ReactNode;
}

function FieldGroup({ group, children }: FieldGroupProps) {
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
      <RecordText {...field('latitud', { max: maxDegrees.latitude })} optional inputMode="decimal" />
      <RecordText {...field('longitud', { max: maxDegrees.longitude })} optional inputMode="decimal" />
      <RecordText {...field('habitants')} optional inputMode="numeric" />
    </FieldGroup>
  );
}

export const deliveries = ['none', 'uber', 'glovo'] as const;

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

/** R-ARE-04, R-ARE-07. */
export const RestaurantFields = ({ form }: FieldsProps<RestaurantValues, Restaurant>) => (
  <Stack>
    <IdentityFields form={form} />
    <PlaceFields form={form} />
    <ServicesFields form={form} />
    <FiscalFields form={form} />
  </Stack>
);
