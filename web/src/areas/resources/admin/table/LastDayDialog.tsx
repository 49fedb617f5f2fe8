import { Stack, Typography } from '@mui/material';
import { resourceCommands, type ResourceSummary } from '@portal/contracts/areas/resources';
import { useText } from '#core/i18n/use-text';
import { LazyDayField } from '#ui/fields/LazyDayField';
import { FormDialog } from '#ui/form/FormDialog';
import { useCommandForm } from '#ui/form/use-command-form';
import { formTexts, tableTexts } from '../../texts';

interface LastDayDialogProps {
  resources: readonly ResourceSummary[];
  onSave: (resources: readonly ResourceSummary[], day: string | null) => Promise<void>;
  onSaved: () => void;
  onClose: () => void;
}

const named = 5;

/** Load it lazily. */
export function LastDayDialog({ resources, onSave, onSaved, onClose }: LastDayDialogProps) {
  const text = useText(tableTexts);
  const form = useCommandForm<(typeof resourceCommands)['UpdateResource'], { valid_until: string }>(
    resourceCommands.UpdateResource,
    {
      words: formTexts,
      initial: { valid_until: '' },
      toInput: (values) => ({ id: 0, ...values }),
      send: ({ valid_until: day }) => onSave(resources, day || null),
      onSent: () => {
        onClose();
        onSaved();
      },
    },
  );
  const names = resources.slice(0, named).map(({ name }) => name);
  return (
    <FormDialog
      form={form}
      width="xs"
      title={text('lastDayTitle', { count: resources.length })}
      confirm={text('lastDaySave')}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <Typography variant="body2" color="textSecondary">
          {names.join(', ') + (resources.length > named ? '…' : '')}
        </Typography>
        <LazyDayField {...form.field('valid_until')} optional />
      </Stack>
    </FormDialog>
  );
}
