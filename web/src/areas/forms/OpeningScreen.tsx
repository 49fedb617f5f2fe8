import { Alert, Box, Typography } from '@mui/material';
import {
  formsQueries,
  formsCommands,
  isEmptyOpening,
  type OpeningForm,
  type OpeningField,
  type OpeningFieldKind,
  openingFieldLimit,
  openingFieldNames,
  openingFields,
  type OpeningGroup,
  openingNoticeDays,
} from '@portal/contracts/areas/forms';
import { dayOf } from '@portal/contracts/kernel';
import { useEffect, useState } from 'react';
import { useCallList } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useSession } from '#core/session/session-state';
import { FieldError } from '#ui/fields/Field';
import { LazyDayField } from '#ui/fields/LazyDayField';
import { TextInput } from '#ui/fields/TextInput';
import { useCommandForm } from '#ui/form/use-command-form';
import { Segmented } from '#ui/Segmented';
import { useNow } from '#ui/use-now';
import { AgencyFormScreen, AgencyFormCard, SentFormsList } from './AgencyFormScreen';
import { type AgencyFormProps, restaurantInput } from './forms';
import { blankOpening, openingDrafts } from './opening-draft';
import { openingTexts, formsTexts } from './texts';

const millisecondsOfADay = 86_400_000;

/**
 * Days until an opening, if too few for the agency, else `null` (R-FRM-06, R-CON-26); negative for past days.
 * @param openingDay and today: calendar days `2026-11-20`, or blank
 */
export function shortNotice(openingDay: string, today: string): number | null {
  if (openingDay === '') return null;
  const left = (Date.parse(openingDay) - Date.parse(today)) / millisecondsOfADay;
  return left < openingNoticeDays ? left : null;
}

interface FieldProps {
  name: OpeningField;
  value: string;
  onChange: (value: string) => void;
}

/** R-FRM-03. */
function YesNo({ name, value, onChange }: FieldProps) {
  const text = useText(openingTexts);
  const common = useText(formsTexts);
  const options = [
    { value: 'yes', label: common('yes') },
    { value: 'no', label: common('no') },
  ];
  return (
    <Segmented
      label={text(name)}
      options={options}
      value={value}
      onChange={onChange}
      onClear={() => onChange('')}
    />
  );
}

/** R-FRM-06. */
function OpeningDay({ name, value, onChange }: FieldProps) {
  const text = useText(openingTexts);
  const { timeZone } = useMarket();
  const left = shortNotice(value, dayOf(new Date(useNow()).toISOString(), timeZone));
  return (
    <div>
      <LazyDayField name={name} label={text(name)} value={value} onChange={onChange} clearable />
      {left === null ? (
        <Typography variant="body2" color="textSecondary" sx={{ pt: 0.75 }}>
          {text('notice', { days: openingNoticeDays })}
        </Typography>
      ) : (
        <Alert severity="warning" role="status" sx={{ mt: 1 }}>
          {left < 0 ? text('past') : text('shortNotice', { left, days: openingNoticeDays })}
        </Alert>
      )}
    </div>
  );
}

function Answer(props: FieldProps) {
  const { name, value, onChange } = props;
  const text = useText(openingTexts);
  const { kind } = openingFields[name];
  if (kind === 'yes-no') return <YesNo {...props} />;
  if (kind === 'day') return <OpeningDay {...props} />;
  return (
    <TextInput
      name={name}
      label={text(name)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      maxLength={openingFieldLimit(name)}
      {...(kind === 'paragraph' && { multiline: true, minRows: 3 })}
    />
  );
}

/** Of six columns. */
const columns: Readonly<Record<OpeningFieldKind, { xs: string; sm: string }>> = {
  line: { xs: 'span 6', sm: 'span 3' },
  day: { xs: 'span 6', sm: 'span 3' },
  paragraph: { xs: 'span 6', sm: 'span 6' },
  'yes-no': { xs: 'span 3', sm: 'span 2' },
};

interface OpeningFieldsProps {
  group: OpeningGroup;
  values: OpeningForm;
  onChange: (name: OpeningField, value: string) => void;
}

/** R-FRM-01. */
function OpeningFields({ group, values, onChange }: OpeningFieldsProps) {
  const text = useText(openingTexts);
  const names = openingFieldNames.filter((name) => openingFields[name].group === group);
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography variant="h4" component="legend" sx={{ p: 0, pb: 2 }}>
        {text(group)}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
          alignItems: 'start',
        }}
      >
        {names.map((name) => (
          <Box key={name} sx={{ gridColumn: columns[openingFields[name].kind] }}>
            <Answer name={name} value={values[name]} onChange={(value) => onChange(name, value)} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** R-FRM-01…06. */
function OpeningDataForm({ restaurant, onSent }: AgencyFormProps) {
  const text = useText(openingTexts);
  const common = useText(formsTexts);
  const { user } = useSession();
  const [draft] = useState(() => openingDrafts.read(user.id, restaurant.id) ?? blankOpening);
  const form = useCommandForm<typeof formsCommands.SendOpeningForm, { data: OpeningForm }>(
    formsCommands.SendOpeningForm,
    {
      words: openingTexts,
      initial: { data: draft },
      toInput: ({ data }) => ({ data, ...restaurantInput(restaurant) }),
      refresh: [formsQueries.ListOpeningForms],
      onSent: () => onSent(restaurant.name),
    },
  );
  const { data } = form.values;
  const isEmpty = isEmptyOpening(data);

  useEffect(() => {
    openingDrafts.write(user.id, restaurant.id, form.isSent || isEmpty ? null : data);
  }, [user.id, restaurant.id, form.isSent, isEmpty, data]);

  const fields = {
    values: data,
    onChange: (name: keyof OpeningForm, value: string) => form.set('data', { ...data, [name]: value }),
  };
  return (
    <AgencyFormCard form={form} restaurant={restaurant} aside={!isEmpty && common('draftKept')}>
      <OpeningFields group="general" {...fields} />
      <OpeningFields group="technical" {...fields} />
      <div role="alert">
        {isEmpty && form.attempts > 0 && <FieldError id="opening-empty">{text('empty')}</FieldError>}
      </div>
    </AgencyFormCard>
  );
}

/** R-FRM-05. */
function OwnOpeningsList() {
  const text = useText(openingTexts);
  const forms = useCallList(formsQueries.ListOpeningForms, { size: 10 });
  return (
    <SentFormsList title={text('earlier')} kind="opening" forms={forms} answersOf={({ data }) => data} />
  );
}

/** R-FRM-01, R-NAV-11. */
export const OpeningScreen = () => (
  <AgencyFormScreen words={openingTexts} Form={OpeningDataForm} List={OwnOpeningsList} />
);
