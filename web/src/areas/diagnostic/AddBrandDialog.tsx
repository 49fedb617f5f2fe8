import { Stack } from '@mui/material';
import {
  type BrandType,
  brandTypeLabels,
  brandTypes,
  diagnosticCommands,
} from '@portal/contracts/areas/diagnostic';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { FormDialog } from '#ui/form/FormDialog';
import { useCommandForm } from '#ui/form/use-command-form';
import { RecordSelect, RecordText } from '#ui/record/RecordFields';
import { useToast } from '#ui/toast/toast-context';
import { blockQueries } from './diagnostic-editor';
import { brandErrorTexts, competitionTexts } from './texts';

interface AddBrandDialogProps {
  restaurantId: number;
  type: BrandType;
  onAdded: (brandId: string) => void;
  onClose: () => void;
}

/** R-DIA-25, R-DIA-26, R-ERR-18. */
export function AddBrandDialog({ restaurantId, type, onAdded, onClose }: AddBrandDialogProps) {
  const text = useText(competitionTexts);
  const errorText = useText(brandErrorTexts);
  const localised = useLocalised();
  const toast = useToast();
  const form = useCommandForm<typeof diagnosticCommands.AddCustomBrand, { name: string; type: string }>(
    diagnosticCommands.AddCustomBrand,
    {
      words: competitionTexts,
      initial: { name: '', type: String(type) },
      toInput: (values) => ({ ...values, restaurant_id: restaurantId }),
      refresh: blockQueries,
      onSent: (brand) => {
        if (brand !== undefined) {
          onAdded(brand.brand_id);
          toast.done(text('added', { name: brand.name }));
        }
        onClose();
      },
    },
  );
  const isMissing = form.values.name.trim() === '' && form.codeOf('name') !== undefined;
  const name = form.field('name');
  return (
    <FormDialog
      form={form}
      title={text('addTitle')}
      confirm={text('addConfirm')}
      width="xs"
      onClose={onClose}
    >
      <Stack spacing={3} sx={{ pt: 1, '& input': { textTransform: 'uppercase' } }}>
        <RecordText {...name} autoFocus error={isMissing ? errorText('error_message') : name.error} />
        <RecordSelect
          {...form.field('type')}
          options={brandTypes.map((each) => ({
            value: String(each),
            label: localised(brandTypeLabels[each]),
          }))}
        />
      </Stack>
    </FormDialog>
  );
}
