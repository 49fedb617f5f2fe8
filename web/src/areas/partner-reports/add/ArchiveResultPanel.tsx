import CancelRounded from '@mui/icons-material/CancelRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import HelpRounded from '@mui/icons-material/HelpRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import type { SentReport } from '@portal/contracts/areas/partner-reports';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { StatusChip } from '#ui/StatusChip';
import { statusTones } from '#ui/status-tones';
import { monthPath } from '../report-paths';
import { useMonthName } from '#core/i18n/use-month-name';
import { addTexts } from '../texts';
import { SentFileRow } from './SentFileRow';
import type { SentReports } from './use-archive-upload';

/** How many files were taken and refused, and how many reports look for their restaurant. */
function Counts({ files }: { files: readonly SentReport[] }) {
  const text = useText(addTexts);
  const accepted = files.filter(({ reason }) => reason === null);
  const unassigned = accepted.filter(({ restaurant_id: id }) => id === null).length;
  const refused = files.length - accepted.length;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <StatusChip
        tone={statusTones.done}
        icon={CheckCircleRounded}
        label={text('accepted', { count: accepted.length })}
      />
      {refused > 0 && (
        <StatusChip
          tone={statusTones.wrong}
          icon={CancelRounded}
          label={text('refused', { count: refused })}
        />
      )}
      {unassigned > 0 && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, typography: 'body2' }}>
          <HelpRounded aria-hidden fontSize="small" sx={{ color: 'warning.main' }} />
          {text('unassigned', { count: unassigned })}
        </Box>
      )}
    </Stack>
  );
}

interface ArchiveResultPanelProps {
  result: SentReports;
  onAgain: () => void;
}

/** What became of an archive, file by file (W16). */
export function ArchiveResultPanel({ result, onAgain }: ArchiveResultPanelProps) {
  const text = useText(addTexts);
  const monthName = useMonthName();
  const head = useRef<HTMLHeadingElement>(null);
  // The form that was sent is gone: screen readers begin here.
  useEffect(() => head.current?.focus(), []);
  const { month_formatted: month, files } = result;
  return (
    <Card sx={{ p: { xs: 2, md: 3 } }}>
      <Stack spacing={2}>
        <Box component="h2" ref={head} tabIndex={-1} sx={{ m: 0, typography: 'h3', outline: 'none' }}>
          {text('result', { month: monthName(month) })}
        </Box>
        <Counts files={files} />
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button component={Link} to={monthPath(month)} variant="contained" color="primary">
            {text('open')}
          </Button>
          <Button onClick={onAgain}>{text('again')}</Button>
        </Stack>
        <Box component="ul" aria-label={text('files')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {files.map((file, place) => (
            <SentFileRow key={`${place} ${file.filename}`} file={file} place={place} />
          ))}
        </Box>
      </Stack>
    </Card>
  );
}
