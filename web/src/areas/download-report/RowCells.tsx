import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { DownloadRow } from '@portal/contracts/areas/download-report';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { downloadReportTexts } from './texts';

const Thumb = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: theme.spacing(5),
  height: theme.spacing(5),
  overflow: 'hidden',
  borderRadius: radii.control,
  backgroundColor: theme.vars.palette.background.sunken,
  '& img': { maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' },
}));

/** Pixels that are asked for: enough for sharp screens. */
const thumbWidth = 120;

/** The preview of a piece; an empty place for one without. */
export function ThumbCell({ thumb }: { thumb: string }) {
  return (
    <Thumb>
      {thumb !== '' && <img src={`${thumb}&width=${thumbWidth}`} alt="" loading="lazy" decoding="async" />}
    </Thumb>
  );
}

/** What the piece is called; of one that was deleted too, without a way to it. */
export function NameCell({ row }: { row: DownloadRow }) {
  const text = useText(downloadReportTexts);
  const name = row.name === '' ? text('unknown', { id: row.id }) : row.name;
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
      {row.link === '' ? (
        <Box component="span" sx={{ fontWeight: 600 }}>
          {name}
        </Box>
      ) : (
        <MuiLink component={Link} to={row.link} color="inherit" sx={{ fontWeight: 600 }}>
          {name}
        </MuiLink>
      )}
      <Stack
        direction="row"
        spacing={1}
        sx={{ alignItems: 'center', typography: 'caption', color: 'text.secondary' }}
      >
        <span>{row.reference}</span>
        {row.deleted && row.name !== '' && <Chip size="small" variant="outlined" label={text('deleted')} />}
      </Stack>
    </Box>
  );
}

/** A row on a phone. */
export function DownloadCard({ row }: { row: DownloadRow }) {
  const text = useText(downloadReportTexts);
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <Box sx={{ minWidth: '2ch', color: 'text.secondary', textAlign: 'end' }}>{row.pos}</Box>
      <ThumbCell thumb={row.thumb} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <NameCell row={row} />
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {row.section.name || text('noSection')}
        </Box>
        <Box sx={{ typography: 'subtitle2', pt: 0.5 }}>{text('total', { count: row.downloads })}</Box>
      </Box>
    </Stack>
  );
}
