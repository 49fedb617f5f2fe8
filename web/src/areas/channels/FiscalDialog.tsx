import { Box, Stack } from '@mui/material';
import { channelCommands, invoiceFields, type PublicData } from '@portal/contracts/areas/channels';
import { type FormEvent, useState } from 'react';
import { inputLimitsOf } from '#core/client/input-schema';
import { useText } from '#core/i18n/use-text';
import { same } from '#ui/blocks/block-edits';
import { useLeadToMistake } from '#ui/fields/lead-to-mistake';
import { TextInput } from '#ui/fields/TextInput';
import { FormDialog } from '#ui/form/FormDialog';
import { useProblemText } from './channel-editor';
import { editorTexts } from './texts';

type Fiscal = Pick<PublicData, (typeof invoiceFields)[number]>;

interface FiscalDialogProps {
  data: PublicData;
  onTake: (fiscal: Fiscal) => void;
  onClose: () => void;
}

function useFiscalForm({ data, onTake }: FiscalDialogProps) {
  const { razon, CIF, fiscal_address } = data;
  const [before] = useState<Fiscal>({ razon, CIF, fiscal_address });
  const [typed, setTyped] = useState(before);
  const [isChecked, setChecked] = useState(false);
  const focusFirstError = useLeadToMistake();
  const isMissing = (field: keyof Fiscal) => typed[field].trim() === '';
  return {
    typed,
    setTyped,
    codeOf: (field: keyof Fiscal) => (isChecked && isMissing(field) ? 'required' : undefined),
    form: {
      isPending: false,
      failure: null,
      fieldNames: {},
      hasTyped: !same(typed, before),
      submit: async (event?: FormEvent<HTMLElement>) => {
        // React bubbles the event to the form of the page.
        event?.preventDefault();
        event?.stopPropagation();
        if (!invoiceFields.some(isMissing)) return onTake(typed);
        setChecked(true);
        if (event) focusFirstError(event.currentTarget);
      },
    },
  };
}

/** Load it lazily (R-CHN-33). */
export function FiscalDialog(props: FiscalDialogProps) {
  const text = useText(editorTexts);
  const problemText = useProblemText();
  const { typed, setTyped, codeOf, form } = useFiscalForm(props);
  const limits = inputLimitsOf(channelCommands.UpdateChannel);
  return (
    <FormDialog
      form={form}
      width="xs"
      title={text('fiscal')}
      confirm={text('fiscalTake')}
      onClose={props.onClose}
    >
      <Box sx={{ color: 'text.secondary', pb: 2 }}>{text('fiscalText')}</Box>
      <Stack spacing={2}>
        {invoiceFields.map((field, index) => (
          <TextInput
            key={field}
            name={field}
            label={text(field)}
            value={typed[field]}
            maxLength={limits[field]}
            autoFocus={index === 0}
            error={problemText(codeOf(field))}
            onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
          />
        ))}
      </Stack>
    </FormDialog>
  );
}
