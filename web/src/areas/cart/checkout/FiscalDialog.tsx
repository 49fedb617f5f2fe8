import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { restaurantCommands } from '@portal/contracts/areas/restaurants';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import type { SubmitEvent } from 'react';
import { useId, useState } from 'react';
import { isCallError } from '../../../app/client/call-error';
import { useCallCommand } from '../../../app/client/use-call-command';
import { useText } from '../../../app/i18n/use-text';
import { useSessionState } from '../../../app/session/session-state';
import { useSite } from '../../../app/session/site';
import { TextInput } from '../../../ui/fields/TextInput';
import { ErrorNote } from '../../../ui/states/ErrorNote';
import { uiMessages } from '../../../ui/ui.messages';
import { fiscalMessages } from './fiscal.messages';

interface FiscalDialogProps {
  restaurantId: number;
  /** Saving is the last thing before the order is sent: the button says so. */
  thenSend: boolean;
  onSaved: () => void;
  onCancel: () => void;
}

const fields = [
  ['cif', 'cif', 20],
  ['razon', 'razon', 200],
  ['fiscal_address', 'address', 300],
] as const;
type FiscalData = Pick<SessionRestaurant, (typeof fields)[number][0]>;

/** Asks for what an invoice needs, keeps it at the restaurant, and goes on (R-CRT-18, AMB-37). */
export function FiscalDialog({ restaurantId, ...rest }: FiscalDialogProps) {
  const restaurant = useSite().restaurants.find(({ id }) => id === restaurantId);
  return restaurant && <FiscalForm key={restaurantId} restaurant={restaurant} {...rest} />;
}

type FiscalFormProps = Omit<FiscalDialogProps, 'restaurantId'> & { restaurant: SessionRestaurant };

function FiscalForm({ restaurant, thenSend, onSaved, onCancel }: FiscalFormProps) {
  const text = useText(fiscalMessages);
  const uiText = useText(uiMessages);
  const { reload } = useSessionState();
  const update = useCallCommand(restaurantCommands.UpdateRestaurant);
  const id = useId();
  const [data, setData] = useState<FiscalData>(restaurant);
  const [isAsked, setAsked] = useState(false);
  const isMissing = (value: string) => value.trim() === '';

  const save = async () => {
    setAsked(true);
    const { cif, razon, fiscal_address } = data;
    if ([cif, razon, fiscal_address].some(isMissing)) return;
    try {
      await update.send({ id: restaurant.id, cif, razon, fiscal_address });
    } catch (error) {
      // Told by the note below the fields.
      if (isCallError(error)) return;
      throw error;
    }
    await reload();
    onSaved();
  };
  const submit = (event: SubmitEvent) => {
    // A dialog lies inside the cart's form as React sees it: that one must not be sent along.
    event.preventDefault();
    event.stopPropagation();
    void save();
  };
  return (
    <Dialog open maxWidth="xs" fullWidth onClose={onCancel} aria-labelledby={id}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id}>{text('title', { name: restaurant.name })}</DialogTitle>
        <DialogContent>
          <Box sx={{ color: 'text.secondary', pb: 2 }}>{text('text')}</Box>
          <Stack spacing={2}>
            {fields.map(([name, label, maxLength], place) => (
              <TextInput
                key={name}
                label={text(label)}
                name={name}
                autoFocus={place === 0}
                maxLength={maxLength}
                value={data[name]}
                onChange={(event) => setData({ ...data, [name]: event.target.value })}
                error={isAsked && isMissing(data[name]) ? text('missing') : undefined}
              />
            ))}
          </Stack>
          {update.error !== null && <ErrorNote error={update.error} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>{uiText('cancel')}</Button>
          <Button type="submit" variant="contained" color="primary" disabled={update.isPending}>
            {text(thenSend ? 'saveAndSend' : 'save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
