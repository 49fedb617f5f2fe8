import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import KeyboardArrowUpRounded from '@mui/icons-material/KeyboardArrowUpRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { Slider } from '@portal/contracts/areas/sliders';
import { coverHeight, coverWidth, firstPriority } from '@portal/contracts/areas/sliders';
import { Link } from 'react-router-dom';
import { useDates } from '../../../app/i18n/dates';
import { useText } from '../../../app/i18n/use-text';
import { Picture } from '../../../ui/Picture';
import { ShowingChip } from '../../../ui/showing/ShowingChip';
import { ShowingPeriod } from '../../../ui/showing/ShowingPeriod';
import { slidersMessages } from '../sliders.messages';
import type { Direction } from './use-slider-moves';

export interface SliderActions {
  readonly move: (slider: Slider, direction: Direction) => void;
  readonly ask: (slider: Slider) => void;
}

interface CellProps {
  slider: Slider;
  actions: SliderActions;
}

/** The position, with a step up and a step down beside it (R-AME-06). */
export function PositionCell({ slider, actions }: CellProps) {
  const text = useText(slidersMessages);
  const { name, priority } = slider;
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <Box sx={{ minWidth: 24, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>{priority}</Box>
      <IconButton
        size="small"
        aria-label={text('up', { name })}
        disabled={priority <= firstPriority}
        onClick={() => actions.move(slider, 'up')}
      >
        <KeyboardArrowUpRounded />
      </IconButton>
      <IconButton
        size="small"
        aria-label={text('down', { name })}
        onClick={() => actions.move(slider, 'down')}
      >
        <KeyboardArrowDownRounded />
      </IconButton>
    </Stack>
  );
}

/** The cover, small. */
export function CoverCell({ slider }: Pick<CellProps, 'slider'>) {
  return (
    <Box sx={{ width: 72, borderRadius: 0.75, overflow: 'hidden' }}>
      <Picture src={slider.file} alt="" width={coverWidth} height={coverHeight} />
    </Box>
  );
}

export function ActionsCell({ slider, actions }: CellProps) {
  const text = useText(slidersMessages);
  const { id, name } = slider;
  return (
    <Stack direction="row">
      <IconButton
        component={Link}
        to={`/admin/sliders/${id}`}
        size="small"
        aria-label={text('edit', { name })}
      >
        <EditOutlined />
      </IconButton>
      <IconButton size="small" aria-label={text('remove', { name })} onClick={() => actions.ask(slider)}>
        <DeleteOutlineRounded />
      </IconButton>
    </Stack>
  );
}

/** A cover on a phone. */
export function SliderCard({ slider }: Pick<CellProps, 'slider'>) {
  const text = useText(slidersMessages);
  const dates = useDates();
  const moment = (iso: string | null) => (iso === null ? null : dates.time(iso));
  return (
    <Stack spacing={1} sx={{ minWidth: 0 }}>
      <Box sx={{ borderRadius: 1, overflow: 'hidden' }}>
        <Picture src={slider.file} alt="" width={coverWidth} height={coverHeight} />
      </Box>
      <Box sx={{ typography: 'subtitle1', overflowWrap: 'anywhere' }}>{slider.name}</Box>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <ShowingChip record={slider} />
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {text('clicksOf', { count: slider.clicks ?? 0 })}
        </Box>
      </Stack>
      <ShowingPeriod start={moment(slider.start_date)} end={moment(slider.end_date)} />
      <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {slider.url}
      </Box>
    </Stack>
  );
}
