import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { priceText } from '@portal/contracts/areas/cart';
import { useId } from 'react';
import { useText } from '#core/i18n/use-text';
import { FieldError } from '#ui/fields/FieldError';
import { TextInput } from '#ui/fields/TextInput';
import { orderLimit } from '../order-limits';
import { detailsTexts } from '../texts';
import { personalise } from './entry-changes';
import { useFieldProblem, type WizardPageProps } from './wizard-page';

interface PriceFieldProps extends WizardPageProps {
  /** A price has to be given (R-WIZ-22). */
  isAsked: boolean;
}

/** The price that the piece shows. */
export function PriceField({ entry, edit, errors, isAsked }: PriceFieldProps) {
  const text = useText(detailsTexts);
  const complaint = useFieldProblem();
  return (
    <TextInput
      label={text('price')}
      placeholder={text('pricePlaceholder')}
      name="custom.price"
      optional={!isAsked}
      maxLength={orderLimit('items.custom.price')}
      value={entry.custom.price}
      onChange={(event) => edit(personalise({ price: event.target.value }))}
      onBlur={() => edit((before) => personalise({ price: priceText(before.custom.price) })(before))}
      error={complaint(errors['custom.price'])}
    />
  );
}

/** As soon as there is a price, its legal text has to be accepted (R-WIZ-23). What is accepted goes with the order. */
export function LegalField({ entry, edit, errors }: WizardPageProps) {
  const text = useText(detailsTexts);
  const complaint = useFieldProblem();
  if (entry.custom.price.trim() === '') return null;
  return (
    <LegalBox
      isAccepted={entry.custom.legal !== ''}
      error={complaint(errors['custom.legal'])}
      onChange={(isAccepted) => edit(personalise({ legal: isAccepted ? text('legalText') : '' }))}
    />
  );
}

interface LegalBoxProps {
  isAccepted: boolean;
  error: string | undefined;
  onChange: (isAccepted: boolean) => void;
}

function LegalBox({ isAccepted, error, onChange }: LegalBoxProps) {
  const text = useText(detailsTexts);
  const id = useId();
  return (
    <Box
      sx={{
        px: 2,
        py: 1.5,
        borderRadius: 1.5,
        border: 1,
        borderColor: error === undefined ? 'divider' : 'error.main',
        bgcolor: 'background.sunken',
      }}
    >
      <FormControlLabel
        control={
          <Checkbox
            checked={isAccepted}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{
              input: {
                name: 'custom.legal',
                'aria-invalid': error === undefined ? undefined : true,
                'aria-describedby': error === undefined ? `${id}-text` : `${id}-error ${id}-text`,
              },
            }}
          />
        }
        label={text('legal')}
        slotProps={{ typography: { variant: 'subtitle2' } }}
      />
      <Box id={`${id}-text`} sx={{ typography: 'body2', color: 'text.secondary', pl: 4 }}>
        {text('legalText')}
      </Box>
      {error !== undefined && (
        <Box sx={{ pl: 4 }}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </Box>
      )}
    </Box>
  );
}
