import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import {
  type PartnerReport,
  partnerReportQueries,
  type ReportRestaurantChoice,
} from '@portal/contracts/areas/partner-reports';
import { useDeferredValue, useState } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { restaurantLabel } from '#core/restaurant-label';
import { RestaurantOption } from '#ui/restaurant/RestaurantSelect';
import { uiTexts } from '#ui/texts/early';
import { monthTexts } from '../texts';

const chosenOf = (report: PartnerReport): ReportRestaurantChoice | null =>
  report.restaurant_id === null
    ? null
    : { id: report.restaurant_id, site: report.restaurant_site, name: report.restaurant_name, city: '' };

interface RestaurantPickerProps {
  report: PartnerReport;
  isDisabled: boolean;
  onChoose: (restaurant: ReportRestaurantChoice | null) => void;
}

/** The restaurant that a report is about, found by typing its number, name or city (AMB-65). */
export function RestaurantPicker({ report, isDisabled, onChoose }: RestaurantPickerProps) {
  const text = useText(monthTexts);
  const uiText = useText(uiTexts);
  const [term, setTerm] = useState('');
  const [isOpen, setOpen] = useState(false);
  const q = useDeferredValue(term.trim());
  const { FindReportRestaurants } = partnerReportQueries;
  const options = { enabled: isOpen, keepPrevious: true };
  const { data = [], isPending } = useCallQuery(FindReportRestaurants, { q }, options);
  const label = text('restaurantOf', { name: report.report_filename });
  return (
    <Autocomplete
      size="small"
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      disabled={isDisabled}
      options={data}
      value={chosenOf(report)}
      loading={isPending}
      loadingText={uiText('loading')}
      noOptionsText={text('noMatch')}
      clearText={uiText('clear')}
      openText={label}
      closeText={uiText('close')}
      autoHighlight
      getOptionLabel={restaurantLabel}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      // The server has searched already.
      filterOptions={(found) => found}
      onInputChange={(_event, value, reason) => setTerm(reason === 'input' ? value : '')}
      onChange={(_event, chosen) => onChoose(chosen)}
      renderOption={({ key, ...option }, restaurant) => (
        <RestaurantOption key={key} option={option} restaurant={restaurant} />
      )}
      renderInput={(props) => (
        <TextField
          {...props}
          placeholder={text('findRestaurant')}
          slotProps={{
            ...props.slotProps,
            htmlInput: { ...props.slotProps?.htmlInput, 'aria-label': label },
          }}
        />
      )}
    />
  );
}
