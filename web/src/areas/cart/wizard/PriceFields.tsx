import ErrorRounded from '@mui/icons-material/ErrorRounded';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { useText } from '../../../app/i18n/use-text';
import { TextInput } from '../../../ui/fields/TextInput';
import { detailsMessages } from './details.messages';
import { personalise } from './entry-changes';
import type { WizardPageProps } from './wizard-page';
import { useComplaint } from './wizard-page';

interface PriceFieldsProps extends WizardPageProps {
  /** A price has to be given (R-WIZ-22). */
  isAsked: boolean;
}

/** The price that the piece shows; as soon as there is one, its legal text has to be accepted (R-WIZ-23). */
export function PriceFields({ entry, edit, errors, isAsked }: PriceFieldsProps) {
  const text = useText(detailsMessages);
  const complaint = useComplaint();
  return (
    <>
      <Box sx={{ maxWidth: { sm: '50%' }, pr: { sm: 1.25 } }}>
        <TextInput
          label={text('price')}
          placeholder={text('pricePlaceholder')}
          name="custom.price"
          optional={!isAsked}
          maxLength={50}
          value={entry.custom.price}
          onChange={(event) => edit(personalise({ price: event.target.value }))}
          error={complaint(errors['custom.price'])}
        />
      </Box>
      {entry.custom.price.trim() !== '' && (
        <LegalField
          isAccepted={entry.custom.legal !== ''}
          error={complaint(errors['custom.legal'])}
          onChange={(isAccepted) => edit(personalise({ legal: isAccepted ? text('legalText') : '' }))}
        />
      )}
    </>
  );
}

interface LegalFieldProps {
  isAccepted: boolean;
  error: string | undefined;
  onChange: (isAccepted: boolean) => void;
}

/** What is accepted is what is read: the text itself goes with the order. */
function LegalField({ isAccepted, error, onChange }: LegalFieldProps) {
  const text = useText(detailsMessages);
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
        <FormHelperText
          id={`${id}-error`}
          error
          sx={{ pl: 4, display: 'flex', gap: 0.75, alignItems: 'center' }}
        >
          <ErrorRounded aria-hidden fontSize="small" />
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
