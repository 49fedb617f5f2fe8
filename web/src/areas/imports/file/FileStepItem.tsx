import Box from '@mui/material/Box';
import { useText } from '#core/i18n/use-text';
import { importsTexts } from '../texts';
import { StepItem } from '../StepItem';
import type { ImportFiles } from '../use-import-files';
import { FileField } from './FileField';
import { SheetPanel } from './SheetPanel';

/** The file, with its template and its layout beside it. */
export function FileStepItem({ files }: { files: ImportFiles }) {
  const text = useText(importsTexts);
  return (
    <StepItem number={1} title={text('step.file')}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <FileField files={files} />
        <SheetPanel kind={files.kind} />
      </Box>
    </StepItem>
  );
}
