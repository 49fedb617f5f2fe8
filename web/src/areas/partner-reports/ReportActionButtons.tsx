import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import { Autocomplete, IconButton, TextField } from '@mui/material';
import {
  type PartnerReport,
  partnerReportQueries,
  type ReportRestaurantChoice,
  partnerReportCommands,
} from '@portal/contracts/areas/partner-reports';
import { useDeferredValue, useState } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { restaurantLabel } from '#core/restaurant-label';
import { RestaurantOption } from '#ui/restaurant/RestaurantSelect';
import { SignButtons } from '#ui/table/SignButtons';
import { uiTexts } from '#ui/texts/early';
import { useToast } from '#ui/toast/toast-context';
import { reportQueries } from './partner-reports';
import { monthTexts } from './texts';

const unassigned = -1;

/** AMB-65, U5. */
export function useAssigning() {
  const text = useText(monthTexts);
  const toast = useToast();
  const { send, isPending } = useCallCommand(partnerReportCommands.AssignPartnerReport, {
    refresh: reportQueries,
  });
  const set = async (report: PartnerReport, restaurantId: number | null, word: string) => {
    const { id, restaurant_id: before } = report;
    const undo = () => void send({ id, restaurant_id: before ?? unassigned }).catch(toast.failed);
    try {
      await send({ id, restaurant_id: restaurantId ?? unassigned });
      toast.done(word, undo);
    } catch (error) {
      toast.failed(error);
    }
  };
  return {
    isPending,
    assign: (report: PartnerReport, restaurant: ReportRestaurantChoice | null) => {
      const name = report.report_filename;
      const word =
        restaurant === null
          ? text('unassigned', { name })
          : text('assigned', { name, restaurant: restaurantLabel(restaurant) });
      return set(report, restaurant?.id ?? null, word);
    },
  };
}

const chosenOf = (report: PartnerReport): ReportRestaurantChoice | null =>
  report.restaurant_id === null
    ? null
    : { id: report.restaurant_id, site: report.restaurant_site, name: report.restaurant_name, city: '' };

interface RestaurantPickerProps {
  report: PartnerReport;
  isDisabled: boolean;
  onChoose: (restaurant: ReportRestaurantChoice | null) => void;
}

/** AMB-65. */
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
      // Filtered by the server.
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

interface ReportActionButtonsProps {
  report: PartnerReport;
  onPreview: () => void;
  onRemove: () => void;
}

/** R-PRT-03. */
export function ReportActionButtons({ report, onPreview, onRemove }: ReportActionButtonsProps) {
  const text = useText(monthTexts);
  const name = report.report_filename;
  return (
    <SignButtons>
      <IconButton size="small" aria-label={text('preview', { name })} onClick={onPreview}>
        <VisibilityRounded />
      </IconButton>
      <IconButton size="small" aria-label={text('remove', { name })} onClick={onRemove}>
        <DeleteOutlineRounded />
      </IconButton>
    </SignButtons>
  );
}
