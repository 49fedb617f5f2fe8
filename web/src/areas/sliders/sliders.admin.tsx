import Box from '@mui/material/Box';
import { homeQueries } from '@portal/contracts/areas/home';
import {
  coverHeight,
  coverWidth,
  type Slider,
  sliderCommands,
  sliderQueries,
} from '@portal/contracts/areas/sliders';
import { Picture } from '#ui/Picture';
import { recordAdmin } from '#ui/record/RecordAdmin';
import { column } from '#ui/record/RecordColumns';
import { PositionButtons } from './PositionButtons';
import { newSlider, type SliderValues, useSliderInput, valuesOf } from './slider-values';
import { SliderCard } from './SliderCard';
import { SliderFields } from './SliderFields';
import { slidersTexts } from './texts';

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

/** The covers of the home: their order, their time, how often each is opened (R-AME-01…07). */
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
