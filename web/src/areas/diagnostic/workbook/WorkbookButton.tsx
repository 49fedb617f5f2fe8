import FileDownloadRounded from '@mui/icons-material/FileDownloadRounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { useToast } from '#ui/toast/toast-context';
import { useBenchmark } from '../benchmark/use-benchmark';
import { useDiagnostic } from '../draft/diagnostic-context';
import { useWorkbook } from './use-workbook';
import { workbookTexts } from '../texts';

/** Everything in the report as a spreadsheet, a sheet for each part (U10). */
export function WorkbookButton() {
  const text = useText(workbookTexts);
  const toast = useToast();
  const diagnostic = useDiagnostic();
  const benchmark = useBenchmark();
  const workbookOf = useWorkbook();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { name, sheets } = workbookOf(diagnostic, benchmark);
      const [{ toWorkbook }, { saveFile }] = await Promise.all([
        import('#ui/export/to-workbook'),
        import('#ui/export/save-file'),
      ]);
      const file = `${name}.xlsx`;
      saveFile(await toWorkbook(sheets), file);
      toast.done(text('done', { file }));
    } catch (error) {
      toast.failed(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button startIcon={<FileDownloadRounded />} disabled={isBusy} onClick={() => void save()}>
      {text(isBusy ? 'busy' : 'export')}
    </Button>
  );
}
