import FileDownloadRounded from '@mui/icons-material/FileDownloadRounded';
import FolderZipOutlined from '@mui/icons-material/FolderZipOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import {
  type OrderDetail,
  type OrderWork,
  type PieceWork,
  proofCommands,
} from '@portal/contracts/areas/orders';
import { useFileSize } from '#core/i18n/file-size';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { Panel } from '#ui/Panel';
import { useArtDownload } from './ArtButton';
import { useWho } from './proofs';
import { artTexts } from './texts/proof';

const wrapping = { whiteSpace: 'normal', overflowWrap: 'anywhere', textAlign: 'start', py: 0.5 } as const;

interface PieceArtProps {
  order: OrderDetail;
  at: number;
  piece: PieceWork;
}

function PieceArt({ order, at, piece }: PieceArtProps) {
  const text = useText(artTexts);
  const dates = useDates();
  const size = useFileSize();
  const may = useMay();
  const { start, isPending } = useArtDownload(order.id);
  const name = order.items[at]?.filename ?? '';
  const mayDownload = may(proofCommands.DownloadArt);
  return (
    <Box component="li" sx={{ py: 1.5 }}>
      <Typography variant="subtitle2" component="h3" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography variant="caption" component="div" color="textSecondary">
        {text(piece.is_final ? 'added' : 'approved')}
        {piece.art_until !== null && ` · ${text('until', { day: dates.day(piece.art_until) })}`}
      </Typography>
      <Stack useFlexGap sx={{ gap: 0.5, pt: 1, alignItems: 'flex-start' }}>
        {piece.art.map(({ key, filename, bytes }) => (
          <Button
            key={key}
            size="small"
            disabled={isPending || !mayDownload}
            startIcon={<FileDownloadRounded aria-hidden />}
            aria-label={text('file', { name: filename })}
            onClick={() => start({ pieces: [at], file: key })}
            sx={wrapping}
          >
            {filename}
            <Box component="span" sx={{ pl: 1, color: 'text.secondary', fontWeight: 400 }}>
              {size(bytes)}
            </Box>
          </Button>
        ))}
        {piece.art.length > 1 && mayDownload && (
          <Button
            size="small"
            variant="text"
            disabled={isPending}
            startIcon={<FolderZipOutlined aria-hidden />}
            aria-label={text('pieceOf', { name })}
            onClick={() => start({ pieces: [at] })}
          >
            {text('piece')}
          </Button>
        )}
      </Stack>
    </Box>
  );
}

function DownloadList({ downloads }: Pick<OrderWork, 'downloads'>) {
  const text = useText(artTexts);
  const dates = useDates();
  const who = useWho();
  return (
    <Box sx={{ pt: 1 }}>
      <Typography variant="overline" component="h3" color="textSecondary" sx={{ m: 0 }}>
        {text('downloads')}
      </Typography>
      {downloads.length === 0 ? (
        <Typography variant="body2" component="p" color="textSecondary" sx={{ m: 0 }}>
          {text('noDownloads')}
        </Typography>
      ) : (
        <Box component="ul" aria-label={text('downloads')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {downloads.map((download) => (
            <Typography key={download.at} variant="body2" component="li">
              {text('downloaded', { who: who(download), when: dates.time(download.at) })}
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  );
}

interface ArtPanelProps {
  order: OrderDetail;
  work: OrderWork;
  level: 'h2' | 'h3';
}

/** Empty without finished art. */
export function ArtPanel({ order, work, level }: ArtPanelProps) {
  const text = useText(artTexts);
  const may = useMay();
  const { start, isPending } = useArtDownload(order.id);
  const ready = work.pieces.flatMap((piece, at) => (piece.art.length === 0 ? [] : [{ piece, at }]));
  const files = ready.flatMap(({ piece }) => piece.art).length;
  if (ready.length === 0) return null;
  return (
    <Panel title={text('title')} level={level} foldsAs={level === 'h3' ? 'orders.art' : undefined}>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          '& > li + li': { borderTop: 1, borderColor: 'divider' },
          '& > li:first-of-type': { pt: 0.5 },
          '& > li:last-of-type': { pb: 0 },
        }}
      >
        {ready.map(({ piece, at }) => (
          <PieceArt key={at} order={order} at={at} piece={piece} />
        ))}
      </Box>
      {files > 1 && ready.length > 1 && may(proofCommands.DownloadArt) && (
        <Button
          variant="contained"
          color="primary"
          disabled={isPending}
          startIcon={<FolderZipOutlined aria-hidden />}
          onClick={() => start()}
          sx={{ mt: 1.5 }}
        >
          {text('all')}
        </Button>
      )}
      {may(proofCommands.AddFinalArt) && <DownloadList downloads={work.downloads} />}
    </Panel>
  );
}
