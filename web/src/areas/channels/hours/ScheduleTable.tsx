import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import {
  allDay,
  hoursProblem,
  isAllDay,
  nightOverlaps,
  noHours,
  type ScheduleBlock,
  type ScheduleDay,
  scheduleDays,
  type ScheduleHours,
} from '@portal/contracts/areas/channels';
import { useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { copiedTo } from './copy-day';
import { CopyDayMenu } from './CopyDayMenu';
import { AxisHoursBar, HoursBar } from './HoursBar';
import { HoursField } from './HoursField';
import { hoursTexts } from '../texts';
import { useDayNames } from './use-day-names';

/** Name, bar, hours, whole day, copy. */
const wideColumns = '5.5rem minmax(0, 1fr) 10.5rem 3.5rem 2.75rem';

/** A day: name, hours, whole day, copy; its bar below the name on phones, between them where there is room. */
const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"name name name" "field whole copy" "bar bar bar"',
  alignItems: 'start',
  columnGap: theme.spacing(1),
  rowGap: theme.spacing(0.5),
  padding: theme.spacing(1, 0),
  '& > .name': { gridArea: 'name', fontWeight: 600 },
  '& > .field': { gridArea: 'field' },
  '& > .whole': { gridArea: 'whole' },
  '& > .copy': { gridArea: 'copy' },
  '& > .bar': { gridArea: 'bar' },
  '&[data-festive="true"]': {
    borderTop: `thin dashed ${theme.vars.palette.control}`,
    marginTop: theme.spacing(1),
  },
  '@container schedule (min-width: 33rem)': {
    gridTemplateColumns: wideColumns,
    gridTemplateAreas: '"name bar field whole copy"',
    padding: theme.spacing(0.5, 0),
    '& > .name': { paddingTop: theme.spacing(1.25) },
    '& > .bar': { paddingTop: theme.spacing(1) },
    '&[data-festive="true"]': { paddingTop: theme.spacing(1) },
  },
}));

const Head = styled('div')({
  display: 'none',
  '@container schedule (min-width: 33rem)': {
    display: 'grid',
    gridTemplateColumns: wideColumns,
    columnGap: '0.5rem',
  },
});

interface DayRowProps {
  day: ScheduleDay;
  block: ScheduleBlock;
  isChecked: boolean;
  isReadOnly: boolean;
  onChange: (block: ScheduleBlock) => void;
}

/** That the night of one day lasts into the hours of another, with both named. */
function useOverlap(day: ScheduleDay, block: ScheduleBlock): string | undefined {
  const text = useText(hoursTexts);
  const nameOf = useDayNames();
  const found = nightOverlaps(block).find(({ night, next }) => night === day || next === day);
  if (found === undefined) return undefined;
  const { night, next } = found;
  const times = { end: block[night].end, start: block[next].start };
  return text('problem.hours_overlap', { night: nameOf(night), next: nameOf(next), ...times });
}

function DayRow({ day, block, isChecked, isReadOnly, onChange }: DayRowProps) {
  const text = useText(hoursTexts);
  const name = useDayNames()(day);
  const hours = block[day];
  const overlap = useOverlap(day, block);
  const isWhole = isAllDay(hours);
  // What was there before the whole day: it comes back when the switch goes off.
  const [before, setBefore] = useState<ScheduleHours>(noHours);
  const set = (changed: ScheduleHours) => onChange({ ...block, [day]: changed });
  const toggle = () => {
    if (!isWhole) setBefore(hours);
    set(isWhole ? before : allDay);
  };
  return (
    <Row data-festive={day === 'festive'}>
      <span className="name">{name}</span>
      <div className="field">
        <HoursField day={day} hours={hours} isChecked={isChecked} overlap={overlap} onChange={set} />
      </div>
      {!isReadOnly && (
        <>
          <ToggleButton
            className="whole"
            value="whole"
            selected={isWhole}
            aria-label={text('wholeDayOf', { day: name })}
            onChange={toggle}
            sx={{ whiteSpace: 'nowrap', px: 1, minWidth: 0 }}
          >
            {text('whole')}
          </ToggleButton>
          <div className="copy">
            <CopyDayMenu
              day={day}
              isDisabled={hoursProblem(hours) !== undefined}
              onCopy={(target) => onChange(copiedTo(block, day, target))}
            />
          </div>
        </>
      )}
      <div className="bar">
        <HoursBar day={day} hours={hours} isReadOnly={isReadOnly} onChange={set} />
      </div>
    </Row>
  );
}

interface ScheduleTableProps {
  label: string;
  block: ScheduleBlock;
  /** Complains also of days that nobody has filled in. */
  isChecked: boolean;
  isReadOnly: boolean;
  onChange: (block: ScheduleBlock) => void;
}

/** The eight rows of a schedule block: typed, picked, dragged or copied (R-CHN-15, R-CHN-17). */
export const ScheduleTable = ({ label, block, isChecked, isReadOnly, onChange }: ScheduleTableProps) => (
  <Box sx={{ containerType: 'inline-size', containerName: 'schedule' }}>
    <Head aria-hidden>
      <span />
      <AxisHoursBar />
    </Head>
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {scheduleDays.map((day) => (
        <DayRow
          key={day}
          day={day}
          block={block}
          isChecked={isChecked}
          isReadOnly={isReadOnly}
          onChange={onChange}
        />
      ))}
    </Box>
  </Box>
);
