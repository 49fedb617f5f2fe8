import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import {
  changedDays,
  hoursInWords,
  type HoursLine,
  type ScheduleBlock,
  type ScheduleDay,
} from '@portal/contracts/areas/channels';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { ChangeMarkChip } from './ChangeMarkChip';
import { previewTexts } from '../texts';

const Rows = styled('dl')(({ theme }) => ({
  display: 'grid',
  // As wide in each block, so that hours stand below hours.
  gridTemplateColumns: 'minmax(4.25rem, auto) minmax(0, 1fr)',
  columnGap: theme.spacing(2),
  rowGap: theme.spacing(0.25),
  margin: 0,
  fontSize: theme.typography.body2.fontSize,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': {
    margin: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '0.5rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-today="true"]': { fontWeight: 700, color: theme.vars.palette.text.primary },
}));

const Title = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
  '& > h4': { ...theme.typography.subtitle2, margin: 0, color: theme.vars.palette.text.primary },
}));

interface PreviewHoursListProps {
  name: string;
  block: ScheduleBlock;
  /** The row of the day that is looked at. */
  today: ScheduleDay;
  /** Rows that differ. */
  changed: readonly ScheduleDay[];
  /** A block that is read before it: the same hours are not read twice. */
  like?: ScheduleBlock | undefined;
}

/** The hours of a block in words, one line for each run of equal days; those that differ are marked. */
export function PreviewHoursList({ name, block, today, changed, like }: PreviewHoursListProps) {
  const text = useText(previewTexts);
  const { language } = useLanguage();
  const lines = hoursInWords(block, language);
  const isChanged = ({ of }: HoursLine) => of.some((day) => changed.includes(day));
  // A mark at each line would say no more than one for all of them.
  const isNew = lines.every(isChanged);
  const isLike = like !== undefined && changedDays(like, block).length === 0;
  const mark = <ChangeMarkChip label={text('changes')} />;
  return (
    <div>
      <Title>
        <h4>{name}</h4>
        {isLike && <span>{text('sameHours')}</span>}
        {(isNew || (isLike && changed.length > 0)) && mark}
      </Title>
      {!isLike && (
        <Rows>
          {lines.map((line) => (
            <Box key={line.days} sx={{ display: 'contents' }}>
              <dt data-today={line.of.includes(today)}>{line.days}</dt>
              <dd data-today={line.of.includes(today)}>
                {line.hours}
                {!isNew && isChanged(line) && mark}
              </dd>
            </Box>
          ))}
        </Rows>
      )}
    </div>
  );
}
