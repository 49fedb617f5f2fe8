import Stack from '@mui/material/Stack';
import { needsLocation, offeredRoles, type AdministeredUser } from '@portal/contracts/areas/users';
import type { Role } from '@portal/contracts/kernel';
import { useDomains } from '#core/i18n/use-domains';
import { useText } from '#core/i18n/use-text';
import { RecordSelect, RecordSwitch, RecordText } from '#ui/record/RecordFields';
import type { FieldsProps } from '#ui/record/record-spec';
import { LocationsPicker } from './LocationsPicker';
import { RoleSummary } from './RoleSummary';
import type { UserValues } from './user-values';
import { usersTexts } from './texts';

/** The fields of a person (R-AUS-02, R-AUS-04…07). */
export function UserFields({ form }: FieldsProps<UserValues, AdministeredUser>) {
  const text = useText(usersTexts);
  const domains = useDomains();
  const { type, locations } = form.values;
  const role = type === '' ? null : (Number(type) as Role);
  const { value, onChange, label, error } = form.field('locations');
  const options = offeredRoles.map((role) => ({ value: String(role), label: text(`role${role}`) }));
  return (
    <Stack spacing={3}>
      <RecordText {...form.field('name')} autoComplete="off" />
      <RecordText
        {...form.field('email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        hint={text('emailOf', { domains })}
      />
      <RecordText {...form.field('phone')} type="tel" inputMode="tel" autoComplete="off" optional />
      <RecordSelect {...form.field('type')} options={options} placeholder={text('typePlaceholder')} />
      {role !== null && <RoleSummary role={role} count={locations.length} />}
      {(role === null || needsLocation(role)) && (
        <LocationsPicker label={label} error={error} value={value} onChange={onChange} />
      )}
      <RecordSwitch {...form.field('active')} />
    </Stack>
  );
}
