import { Box, Button, Stack } from '@mui/material';
import { importColumns, type ImportKind } from '@portal/contracts/areas/imports';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { TitledDialog } from '#ui/dialogs/TitledDialog';
import { FactList } from '#ui/FactList';
import { uiTexts } from '#ui/texts/early';
import { fileTexts } from './texts';
import { SheetPreview, TemplateButton } from './SheetPreview';

interface SheetDialogProps {
  kind: ImportKind;
  onClose: () => void;
}

/** Example rows and the meaning of each column (AMB-56). */
export function SheetDialog({ kind, onClose }: SheetDialogProps) {
  const text = useText(fileTexts);
  const uiText = useText(uiTexts);
  const localised = useLocalised();
  const { columns, label } = importColumns[kind];
  return (
    <TitledDialog
      title={text('exampleOf', { kind: localised(label) })}
      width="md"
      onClose={onClose}
      actions={
        <>
          <TemplateButton kind={kind} />
          <Button variant="contained" autoFocus onClick={onClose}>
            {uiText('close')}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <Box sx={{ color: 'text.secondary' }}>{text('exampleText')}</Box>
        <SheetPreview kind={kind} />
        <FactList
          title={text('columns')}
          facts={columns.map(({ key, heading, help, optional }) => ({
            key,
            label: optional === true ? text('optional', { column: localised(heading) }) : localised(heading),
            value: localised(help),
          }))}
        />
      </Stack>
    </TitledDialog>
  );
}
