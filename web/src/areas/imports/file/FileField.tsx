import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { importUploads } from '@portal/contracts/areas/imports';
import { useId } from 'react';
import { useText } from '#core/i18n/use-text';
import { FieldFrame } from '#ui/fields/Field';
import { maxQueued } from '#ui/upload/upload-queue-model';
import { UploadList } from '#ui/upload/UploadList';
import { UploadZone } from '#ui/upload/UploadZone';
import { uploadTexts } from '#ui/texts';
import { fileTexts } from '../texts';
import { useCountsText } from '../difference/use-counts-text';
import { useKindNames } from '../kinds/use-kind-names';
import type { ImportFiles } from '../use-import-files';

/** The place for spreadsheets of the chosen kind, and what has become of each that was brought (R-IMP-09). */
export function FileField({ files }: { files: ImportFiles }) {
  const text = useText(fileTexts);
  const uploadText = useText(uploadTexts);
  const countsText = useCountsText();
  const { kindName } = useKindNames();
  const id = useId();
  const { kind, uploads, openId } = files;
  const ofKind = uploads.filter((upload) => upload.kind === kind);
  const foundIn = (uploadId: string) => ofKind.find((upload) => upload.id === uploadId)?.found;
  return (
    <FieldFrame
      id={id}
      label={text('file', { kind: kindName(kind) })}
      hint={text('replaces')}
      error={files.isFull ? uploadText('tooMany', { max: maxQueued }) : undefined}
    >
      <UploadZone id={id} contract={importUploads.CheckImport} max={maxQueued} onFiles={files.take} />
      <UploadList
        uploads={ofKind}
        onRetry={files.retry}
        onRemove={files.remove}
        detail={(upload) => {
          const found = foundIn(upload.id);
          if (found === undefined) return null;
          return (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <Box
                sx={{
                  flex: 1,
                  typography: 'body2',
                  // It has arrived, and that is all that is well with it.
                  color: found.status === 'refused' ? 'error.main' : 'text.secondary',
                }}
              >
                {countsText(found)}
              </Box>
              {found.id !== openId && (
                <Button
                  size="small"
                  aria-label={text('reviewNamed', { name: found.filename })}
                  onClick={() => files.open(found.kind, found.id)}
                >
                  {text('review')}
                </Button>
              )}
            </Box>
          );
        }}
      />
    </FieldFrame>
  );
}
