import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { Video } from '@portal/contracts/areas/videos';
import { Link } from 'react-router-dom';
import { useDates } from '../../../app/i18n/dates';
import { useText } from '../../../app/i18n/use-text';
import { ShowingChip } from '../../../ui/showing/ShowingChip';
import { ShowingPeriod } from '../../../ui/showing/ShowingPeriod';
import { videosMessages } from '../videos.messages';

interface ActionsCellProps {
  video: Video;
  onRemove: (video: Video) => void;
}

export function ActionsCell({ video, onRemove }: ActionsCellProps) {
  const text = useText(videosMessages);
  const { id, url } = video;
  return (
    <Stack direction="row">
      <IconButton component={Link} to={`/admin/videos/${id}`} size="small" aria-label={text('edit', { url })}>
        <EditOutlined />
      </IconButton>
      <IconButton size="small" aria-label={text('remove', { url })} onClick={() => onRemove(video)}>
        <DeleteOutlineRounded />
      </IconButton>
    </Stack>
  );
}

/** A video advert on a phone. */
export function VideoCard({ video }: { video: Video }) {
  const dates = useDates();
  const day = (iso: string | null) => (iso === null ? null : dates.day(iso));
  return (
    <Stack spacing={1} sx={{ minWidth: 0 }}>
      <Box sx={{ typography: 'subtitle1', overflowWrap: 'anywhere' }}>{video.url}</Box>
      <div>
        <ShowingChip record={video} />
      </div>
      <ShowingPeriod start={day(video.start_date)} end={day(video.end_date)} />
    </Stack>
  );
}
