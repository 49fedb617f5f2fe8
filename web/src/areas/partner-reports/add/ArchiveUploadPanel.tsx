import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { CallError } from '#core/client/call-error';
import { useText } from '#core/i18n/use-text';
import { UploadList } from '#ui/upload/UploadList';
import { addTexts } from '../texts';
import { SentFileRow } from './SentFileRow';
import type { ArchiveUpload } from './use-archive-upload';
import type { SentReport } from '@portal/contracts/areas/partner-reports';

const nothing = { id: null, restaurant_id: null, restaurant_site: '', restaurant_name: '' } as const;

/** The files of an archive that was refused because none of them was taken. */
const refusedIn = ({ fields }: CallError): SentReport[] =>
  Object.entries(fields).map(([filename, reason]) => ({
    ...nothing,
    filename,
    reason: reason as SentReport['reason'],
  }));

/** How far the archive is, or why it was refused. */
export function ArchiveUploadPanel({ upload }: { upload: ArchiveUpload }) {
  const text = useText(addTexts);
  const { uploads, retry, remove } = upload;
  const [failed] = uploads.flatMap(({ error }) => (error?.code === 'archive_without_reports' ? error : []));
  return (
    <Card component="section" aria-label={text('sending')} sx={{ p: { xs: 2, md: 3 } }}>
      <UploadList uploads={uploads} onRetry={retry} onRemove={remove} />
      {failed !== undefined && (
        <Box component="ul" aria-label={text('files')} sx={{ m: 0, pt: 1, pl: 0, listStyle: 'none' }}>
          {refusedIn(failed).map((file, place) => (
            <SentFileRow key={file.filename} file={file} place={place} />
          ))}
        </Box>
      )}
    </Card>
  );
}
