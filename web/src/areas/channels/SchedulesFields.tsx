import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import {
  Alert,
  Box,
  Button,
  IconButton,
  ListSubheader,
  Menu,
  MenuItem,
  ToggleButton,
  Typography,
} from '@mui/material';
import { styled } from '@mui/material/styles';
import {
  allDay,
  blocksInUse,
  type ChannelSchedules,
  hoursProblem,
  hoursSentence,
  isAllDay,
  isComplete,
  nightOverlaps,
  noHours,
  type ScheduleBlock,
  type ScheduleBlockName,
  scheduleBlocks,
  type ScheduleDay,
  scheduleDays,
  type ScheduleHours,
  slugsOf,
} from '@portal/contracts/areas/channels';
import { memo, useState } from 'react';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { Segmented } from '#ui/Segmented';
import { TextInput } from '#ui/fields/TextInput';
import { LockedFields } from './ChannelFields';
import { HoursAxis, HoursBar, HoursField } from './HoursField';
import { editorTexts, hoursTexts } from './texts';
import { copiedTo, type CopyTarget, targetNames, useDayNames } from './hours';

interface CopyDayMenuProps {
  day: ScheduleDay;
  isDisabled: boolean;
  onCopy: (target: CopyTarget) => void;
}

function CopyDayMenu({ day, isDisabled, onCopy }: CopyDayMenuProps) {
  const text = useText(hoursTexts);
  const name = useDayNames()(day);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={text('copy', { day: name })}
        aria-haspopup="menu"
        disabled={isDisabled}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <ContentCopyRounded fontSize="small" />
      </IconButton>
      {anchor !== null && (
        <Menu anchorEl={anchor} open onClose={close}>
          <ListSubheader component="div" role="presentation" sx={{ bgcolor: 'transparent' }}>
            {text('copyTo')}
          </ListSubheader>
          {targetNames.map((target) => (
            <MenuItem
              key={target}
              onClick={() => {
                onCopy(target);
                close();
              }}
            >
              {text(`copy.${target}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}

const wideColumns = '5.5rem minmax(0, 1fr) 10.5rem 3.5rem 2.75rem';

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

interface DayRowProps {
  day: ScheduleDay;
  block: ScheduleBlock;
  isChecked: boolean;
  isReadOnly: boolean;
  onChange: (block: ScheduleBlock) => void;
}

/** R-CHN-17. */
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
  // Restored when the whole day is switched off.
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
        <HoursField name={name} hours={hours} isChecked={isChecked} overlap={overlap} onChange={set} />
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
        <HoursBar name={name} hours={hours} isReadOnly={isReadOnly} onChange={set} />
      </div>
    </Row>
  );
}

interface ScheduleTableProps {
  label: string;
  block: ScheduleBlock;
  /** Also complains of empty days. */
  isChecked: boolean;
  isReadOnly: boolean;
  onChange: (block: ScheduleBlock) => void;
}

/** R-CHN-15, R-CHN-17. */
const ScheduleTable = ({ label, block, isChecked, isReadOnly, onChange }: ScheduleTableProps) => (
  <Box sx={{ containerType: 'inline-size', containerName: 'schedule' }}>
    <Box
      aria-hidden
      sx={{
        display: 'none',
        '@container schedule (min-width: 33rem)': {
          display: 'grid',
          gridTemplateColumns: wideColumns,
          columnGap: 1,
        },
      }}
    >
      <span />
      <HoursAxis />
    </Box>
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

/** Maximum characters of the delivery hours. */
const maxDelivery = 500;

/** A new object for each request. */
export interface RequestedSchedule {
  readonly name: ScheduleBlockName;
}

interface SchedulesFieldsProps {
  schedules: ChannelSchedules;
  /** Ids of the active services, which decide the schedules in use. */
  active: readonly number[];
  isChecked: boolean;
  isReadOnly: boolean;
  requested?: RequestedSchedule | undefined;
  onBlock: (name: ScheduleBlockName, block: ScheduleBlock) => void;
  onDelivery: (text: string) => void;
}

function useChosen(requested: RequestedSchedule | undefined) {
  const [chosen, setChosen] = useState<ScheduleBlockName>(requested?.name ?? 'restaurant');
  const [seen, setSeen] = useState(requested);
  if (requested !== seen) {
    setSeen(requested);
    if (requested !== undefined) setChosen(requested.name);
  }
  return [chosen, setChosen] as const;
}

/** R-CHN-15, R-CHN-16. */
export const SchedulesFields = memo(function SchedulesFields(props: SchedulesFieldsProps) {
  const { schedules, active, isChecked, isReadOnly, requested, onBlock, onDelivery } = props;
  const text = useText(editorTexts);
  const { language } = useLanguage();
  const [chosen, setChosen] = useChosen(requested);
  const block = schedules[chosen];
  const name = text(`block.${chosen}`);
  const isInUse = blocksInUse(slugsOf(active)).includes(chosen);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Segmented
        label={text('schedule')}
        hidesLabel
        options={scheduleBlocks.map((value) => ({ value, label: text(`block.${value}`) }))}
        value={chosen}
        onChange={setChosen}
      />
      {!isInUse && (
        <Alert severity="info" role="status">
          {text('notInUse', { block: name })}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: '2rem' }}>
        <Typography
          component="div"
          aria-live="polite"
          variant="body2"
          color="textSecondary"
          sx={{ flex: 1, minWidth: '12rem' }}
        >
          {isComplete(block) ? hoursSentence(block, language) : text('hoursStart')}
        </Typography>
        {!isReadOnly && chosen !== 'restaurant' && isComplete(schedules.restaurant) && (
          <Button size="small" onClick={() => onBlock(chosen, schedules.restaurant)}>
            {text('useRestaurant')}
          </Button>
        )}
      </Box>
      <LockedFields isLocked={isReadOnly}>
        <ScheduleTable
          key={chosen}
          label={text('scheduleOf', { block: name })}
          block={block}
          isChecked={isChecked && isInUse}
          isReadOnly={isReadOnly}
          onChange={(changed) => onBlock(chosen, changed)}
        />
        <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
          <TextInput
            label={text('deliveryHours')}
            hint={text('deliveryHint')}
            optional
            multiline
            minRows={2}
            maxLength={maxDelivery}
            value={schedules.delivery}
            onChange={({ target }) => onDelivery(target.value)}
          />
        </Box>
      </LockedFields>
    </Box>
  );
});
