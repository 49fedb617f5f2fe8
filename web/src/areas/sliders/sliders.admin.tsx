import { Box, IconButton, Stack, Typography } from '@mui/material';
import { homeQueries } from '@portal/contracts/areas/home';
import {
  coverHeight,
  coverWidth,
  type Slider,
  sliderCommands,
  sliderQueries,
  firstPriority,
  placeOf,
} from '@portal/contracts/areas/sliders';
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import KeyboardArrowUpRounded from '@mui/icons-material/KeyboardArrowUpRounded';
import { useState, useMemo, useRef } from 'react';
import {
  type Section,
  sectionQueries,
  SectionType,
  sectionTypePaths,
} from '@portal/contracts/areas/sections';
import { resourceUploads } from '@portal/contracts/areas/resources';
import { Picture } from '#ui/Picture';
import { recordAdmin } from '#ui/record/RecordAdmin';
import { column } from '#ui/record/RecordColumns';
import { coverCrop } from '#ui/pictures/crop/crop-presets';
import { CropField } from '#ui/pictures/crop/CropField';
import type { FieldsProps } from '#ui/record/record-spec';
import { RecordNumber, RecordText, RecordTimes } from '#ui/record/RecordFields';
import { useText } from '#core/i18n/use-text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { useDates } from '#core/i18n/dates';
import { PeriodChip, PeriodText } from '#ui/period/PeriodChip';
import { wideCards } from '#ui/table/table-look';
import type { CallCache } from '#core/client/call-cache';
import { useCallCommand } from '#core/client/use-call-command';
import { useToast } from '#ui/toast/toast-context';
import { useCallList } from '#core/client/use-call-query';
import { TreePicker } from '#ui/tree/TreePicker';
import type { TreeNode } from '#ui/tree/tree-nodes';
import { useCallClient, newIntent } from '#core/client/call-client';
import { uploadFile } from '#core/client/upload-file';
import { slidersTexts } from './texts';

type SliderValues = {
  name: string;
  /** The address of the stored picture; filled when there is a new one. */
  file: string;
  url: string;
  /** Text once typed. */
  priority: number | string;
  status: boolean;
  start_date: string | null;
  end_date: string | null;
  picture: Blob | null;
};

/** Stands for a new picture until its key is known. */
const somePicture = 'picture';

/** At the last position. */
const newSlider = (others: readonly Slider[]): SliderValues => ({
  name: '',
  file: '',
  url: '',
  status: true,
  start_date: null,
  end_date: null,
  picture: null,
  priority: Math.max(firstPriority - 1, ...others.map(({ priority }) => priority)) + 1,
});

const valuesOf = ({ name, file, url, priority, status, start_date, end_date }: Slider): SliderValues => ({
  name,
  file,
  url,
  priority,
  start_date,
  end_date,
  picture: null,
  status: status === 1,
});

/** Uploads a picture once, however often saving is tried. */
function useCoverKey() {
  const client = useCallClient();
  const sent = useRef<{ picture: Blob; key: string } | null>(null);
  return async (picture: Blob | null): Promise<string> => {
    if (picture === null) return '';
    if (sent.current?.picture === picture) return sent.current.key;
    const file = new File([picture], 'cover.jpg', { type: picture.type });
    const { result } = uploadFile(client, resourceUploads.UploadSliderPicture, file, {
      intent: newIntent(),
      onProgress: () => undefined,
    });
    const { Key: key } = await result;
    sent.current = { picture, key };
    return key;
  };
}

/** An update sends the position only if changed here: moves by others stay. */
function useSliderInput() {
  const keyOf = useCoverKey();
  return async ({ picture, priority, file: address, ...values }: SliderValues, slider: Slider | null) => {
    const isMoved = slider === null || Number(priority) !== slider.priority;
    const isOther = picture === null && address !== slider?.file;
    const file = isOther ? address : await keyOf(picture);
    return { ...values, file, ...(isMoved && { priority }) };
  };
}

/** Section types of targets (R-AME-04), with ids for their headings. */
const heads = [
  { type: SectionType.National, id: -11, name: 'national' },
  { type: SectionType.Local, id: -12, name: 'local' },
] as const;

const headOf = (type: SectionType) => heads.find((head) => head.type === type);

/** R-AME-04. */
const targetOf = ({ type, url }: Section) =>
  `${window.location.origin}/${sectionTypePaths[type]}/${encodeURIComponent(url)}`;

interface TargetFieldProps {
  url: string;
  onChange: (url: string) => void;
}

function TargetField({ url, onChange }: TargetFieldProps) {
  const text = useText(slidersTexts);
  const { data } = useCallList(sectionQueries.ListSections, {});
  const sections = useMemo(() => data?.rows.filter(({ type }) => headOf(type)) ?? [], [data]);
  const nodes = useMemo<TreeNode[]>(
    () => [
      ...heads.map(({ id, name }) => ({ id, parentId: -1, name: text(name), disabled: true })),
      ...sections.map(({ id, parent_id, name, type }) => ({
        id,
        name,
        parentId: parent_id < 0 ? (headOf(type)?.id ?? -1) : parent_id,
      })),
    ],
    [sections, text],
  );
  const chosen = sections.find((section) => {
    const target = targetOf(section);
    return url === target || url === new URL(target).pathname;
  });
  const take = ([id]: readonly number[]) => {
    const section = sections.find((one) => one.id === id);
    onChange(section === undefined ? '' : targetOf(section));
  };
  return (
    <TreePicker
      label={text('target')}
      helperText={text('targetHint')}
      optional
      emptyLabel={text('targetNone')}
      nodes={nodes}
      value={chosen === undefined ? [] : [chosen.id]}
      onChange={take}
    />
  );
}

type Direction = 'up' | 'down';

const steps = { up: -1, down: 1 } as const;

const byPlace = (one: Slider, other: Slider) =>
  placeOf(one.priority, one.id) - placeOf(other.priority, other.id);

/** Sorts only a list that is in order of position. */
function patchMove(cache: CallCache, id: number, direction: Direction) {
  return cache.patch(sliderQueries.ListSliders, (rows, { sort = 'priority' }) => {
    const moved = rows.map((slider) =>
      slider.id === id
        ? { ...slider, priority: Math.max(firstPriority, slider.priority + steps[direction]) }
        : slider,
    );
    return sort === 'priority' ? moved.toSorted(byPlace) : moved;
  });
}

/** One step per click (R-AME-06, AMB-19). */
function useSliderMoves() {
  const text = useText(slidersTexts);
  const toast = useToast();
  const [news, setNews] = useState('');
  const { send } = useCallCommand(sliderCommands.MoveSlider, {
    refresh: [sliderQueries.ListSliders, homeQueries.GetHome],
    optimistic: (cache, { id, direction }) => patchMove(cache, Number(id), direction),
  });
  const move = ({ id, name }: Slider, direction: Direction) =>
    void send({ id, direction }).then(
      ({ data }) => setNews(text('movedTo', { name, place: data.priority })),
      (error: unknown) => toast.failed(error),
    );
  return { move, news };
}

function SliderCard({ row }: { row: Slider }) {
  const text = useText(slidersTexts);
  const dates = useDates();
  const moment = (iso: string | null) => (iso === null ? null : dates.time(iso));
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 1,
        alignItems: 'center',
        [wideCards]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
      }}
    >
      <Box sx={{ borderRadius: 1, overflow: 'hidden' }}>
        <Picture src={row.file} alt="" width={coverWidth} height={coverHeight} />
      </Box>
      <Stack spacing={1} sx={{ minWidth: 0 }}>
        <Typography variant="subtitle1" component="div" sx={{ overflowWrap: 'anywhere' }}>
          {row.name}
        </Typography>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <PeriodChip record={row} />
          <Typography variant="body2" color="textSecondary">
            {text('clicksOf', { count: row.clicks ?? 0 })}
          </Typography>
        </Stack>
        <PeriodText start={moment(row.start_date)} end={moment(row.end_date)} />
        <Typography variant="caption" component="div" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {row.url}
        </Typography>
      </Stack>
    </Box>
  );
}

/** R-AME-06. */
function PositionButtons({ row }: { row: Slider }) {
  const text = useText(slidersTexts);
  const { move, news } = useSliderMoves();
  const { name, priority } = row;
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <Box sx={{ minWidth: 24, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>{priority}</Box>
      <IconButton
        size="small"
        aria-label={text('up', { name })}
        disabled={priority <= firstPriority}
        onClick={() => move(row, 'up')}
      >
        <KeyboardArrowUpRounded />
      </IconButton>
      <IconButton size="small" aria-label={text('down', { name })} onClick={() => move(row, 'down')}>
        <KeyboardArrowDownRounded />
      </IconButton>
    </Stack>
  );
}

/** R-AME-03…05. */
function SliderFields({ form, row }: FieldsProps<SliderValues, Slider>) {
  const { values, set, field } = form;
  const { label, error } = field('file');
  const takePicture = (picture: Blob | null) => {
    set('picture', picture);
    set('file', picture === null ? (row?.file ?? '') : somePicture);
  };
  return (
    <Stack spacing={3}>
      <CropField
        label={label}
        error={error}
        preset={coverCrop}
        current={row?.file}
        value={values.picture}
        onChange={takePicture}
      />
      <RecordText {...field('name')} />
      <TargetField url={values.url} onChange={(url) => set('url', url)} />
      <RecordText {...field('url')} type="url" />
      <Box sx={{ maxWidth: 320 }}>
        <RecordNumber {...field('priority')} />
      </Box>
      <RecordTimes form={form} />
    </Stack>
  );
}

const position = {
  field: 'priority',
  header: 'priority',
  width: 112,
  hideable: false,
  value: ({ priority }: Slider) => priority,
  cell: (row: Slider) => <PositionButtons row={row} />,
};

const cover = {
  field: 'file',
  header: 'picture',
  width: 84,
  sortable: false,
  cell: ({ file }: Slider) => (
    <Box sx={{ width: 72, borderRadius: 0.75, overflow: 'hidden' }}>
      <Picture src={file} alt="" width={coverWidth} height={coverHeight} />
    </Box>
  ),
};

/** R-AME-01…07. */
export const { ListScreen, AddScreen, EditScreen } = recordAdmin<
  typeof sliderQueries.ListSliders,
  typeof sliderCommands.AddSlider,
  SliderValues
>({
  path: '/admin/sliders',
  words: slidersTexts,
  calls: {
    list: sliderQueries.ListSliders,
    get: sliderQueries.GetSlider,
    add: sliderCommands.AddSlider,
    update: sliderCommands.UpdateSlider,
    delete: sliderCommands.DeleteSlider,
    restore: sliderCommands.RestoreSlider,
  },
  alsoStale: [homeQueries.GetHome],
  nameOf: ({ name }) => name,
  columns: [
    position,
    cover,
    column.text('name', { flex: 1.2, minWidth: 116, hideable: false }),
    column.text('url', { minWidth: 96, sortable: false }),
    column.period({ width: 126 }),
    column.time('start_date', { width: 94 }),
    column.time('end_date', { width: 94 }),
    column.number('clicks', { yields: true }),
  ],
  switchedBy: 'status',
  history: { record: 'slider' },
  Card: SliderCard,
  RowActions: PositionButtons,
  blank: newSlider,
  valuesOf,
  Fields: SliderFields,
  fieldNames: {
    name: 'name',
    url: 'url',
    file: 'file',
    status: 'status',
    start_date: 'start_date',
    end_date: 'end_date',
  },
  useInput: useSliderInput,
});
