import FileDownloadRounded from '@mui/icons-material/FileDownloadRounded';
import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import type { ArtFile, OrderDetail, Proof } from '@portal/contracts/areas/orders';
import type { ReactNode } from 'react';
import { useFileSize } from '#core/i18n/file-size';
import { useText } from '#core/i18n/use-text';
import { OrderItem } from './OrderItem';
import { isViewable, proofFileUrl } from './proofs';
import { viewerTexts } from './texts/proof';

function AgencyNote({ note }: Pick<Proof, 'note'>) {
  const text = useText(viewerTexts);
  if (note === '') return null;
  return (
    <section aria-label={text('note')}>
      <Typography variant="h4" component="h3" sx={{ m: 0, pb: 0.5 }}>
        {text('note')}
      </Typography>
      <Typography variant="body2" component="div" sx={{ whiteSpace: 'pre-line' }}>
        {note}
      </Typography>
    </section>
  );
}

interface FilesProps {
  order: OrderDetail;
  proof: Proof;
  shown: ArtFile | undefined;
  onOpen: (key: string) => void;
}

function ProofFiles({ order, proof, shown, onOpen }: FilesProps) {
  const text = useText(viewerTexts);
  const size = useFileSize();
  const canChoose = proof.files.filter(isViewable).length > 1;
  return (
    <section aria-label={text('files')}>
      <Typography variant="h4" component="h3" sx={{ m: 0, pb: 0.5 }}>
        {text('files')}
      </Typography>
      <Box component="ul" aria-label={text('files')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {proof.files.map((file) => (
          <Stack component="li" key={file.key} direction="row" sx={{ alignItems: 'center', gap: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
              {canChoose && isViewable(file) ? (
                <Button
                  size="small"
                  variant="text"
                  aria-pressed={file === shown}
                  onClick={() => onOpen(file.key)}
                  sx={{ ml: -1, whiteSpace: 'normal', textAlign: 'start' }}
                >
                  {file.filename}
                </Button>
              ) : (
                file.filename
              )}{' '}
              <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {size(file.bytes)}
              </Box>
            </Box>
            <IconButton
              component="a"
              href={proofFileUrl(order.id, file.key)}
              download={file.filename}
              aria-label={text('download', { name: file.filename })}
            >
              <FileDownloadRounded />
            </IconButton>
          </Stack>
        ))}
      </Box>
    </section>
  );
}

function Asked({ order, at }: Pick<ProofDetailsListProps, 'order' | 'at'>) {
  const text = useText(viewerTexts);
  const item = order.items[at];
  if (item === undefined) return null;
  return (
    <section aria-label={text('details')}>
      <Typography variant="h4" component="h3" sx={{ m: 0 }}>
        {text('details')}
      </Typography>
      <Box sx={{ containerType: 'inline-size' }}>
        <OrderItem orderId={order.id} item={item} again={null} />
      </Box>
    </section>
  );
}

interface ProofDetailsListProps extends FilesProps {
  at: number;
  /** Remarks. */
  children: ReactNode;
}

/** Beside the proof: the note, remarks, files, and what was asked. */
export function ProofDetailsList({ at, children, ...files }: ProofDetailsListProps) {
  return (
    <>
      <AgencyNote note={files.proof.note} />
      {children}
      <ProofFiles {...files} />
      <Asked order={files.order} at={at} />
    </>
  );
}
