import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { restaurantCommands } from '@portal/contracts/areas/restaurants';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { useText } from '#core/i18n/use-text';
import { useSessionState } from '#core/session/session-state';
import { useSite } from '#core/session/site';
import { FormDialog } from '#ui/form/FormDialog';
import { useCommandForm } from '#ui/form/use-command-form';
import { RecordText } from '#ui/record/RecordFields';
import { fiscalTexts } from '../texts';

interface FiscalDialogProps {
  restaurantId: number;
  /** Saving is the last thing before the order is sent: the button says so. */
  thenSend: boolean;
  onSaved: () => void;
  onCancel: () => void;
}

const fields = ['cif', 'razon', 'fiscal_address'] as const;
type FiscalData = Readonly<Record<(typeof fields)[number], string>>;

/** All of them are needed: the call takes less only of administrators. */
const missingIn = (values: FiscalData) =>
  Object.fromEntries(fields.filter((name) => values[name].trim() === '').map((name) => [name, 'required']));

/** Asks for what an invoice needs, keeps it at the restaurant, and goes on (R-CRT-18, AMB-37). */
export function FiscalDialog({ restaurantId, ...rest }: FiscalDialogProps) {
  const restaurant = useSite().restaurants.find(({ id }) => id === restaurantId);
  return restaurant && <FiscalForm key={restaurantId} restaurant={restaurant} {...rest} />;
}

type FiscalFormProps = Omit<FiscalDialogProps, 'restaurantId'> & { restaurant: SessionRestaurant };

function FiscalForm({ restaurant, thenSend, onSaved, onCancel }: FiscalFormProps) {
  const text = useText(fiscalTexts);
  const { reload } = useSessionState();
  const { id, cif, razon, fiscal_address, version } = restaurant;
  const form = useCommandForm(restaurantCommands.UpdateRestaurant, {
    words: fiscalTexts,
    initial: { id, cif, razon, fiscal_address, version },
    useCheck: missingIn,
    onSent: async () => {
      await reload();
      onSaved();
    },
  });
  return (
    <FormDialog
      form={form}
      width="xs"
      title={text('title', { name: restaurant.name })}
      confirm={text(thenSend ? 'saveAndSend' : 'save')}
      onClose={onCancel}
    >
      <Box sx={{ color: 'text.secondary', pb: 2 }}>{text('text')}</Box>
      <Stack spacing={2}>
        {fields.map((name, index) => (
          <RecordText key={name} {...form.field(name)} autoFocus={index === 0} />
        ))}
      </Stack>
    </FormDialog>
  );
}
