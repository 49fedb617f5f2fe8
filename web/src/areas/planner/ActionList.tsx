import DeleteRounded from '@mui/icons-material/DeleteRounded';
import LockRounded from '@mui/icons-material/LockRounded';
import { Box, ButtonBase, IconButton, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { dayOfYear, letterOf, type PlanAction, PlanOrigin } from '@portal/contracts/areas/planner';
import { daysAfter } from '@portal/contracts/kernel';
import { useMemo } from 'react';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useToday } from '#ui/use-now';
import { letterLook, LetterChip } from './PlanChips';
import { calendarTexts } from './texts';
import { useMonthNames } from './year-chart';

/** With today. */
const nextDays = 28;

/** The next four weeks (`null`), or a month of the start, 1 to 12. */
interface ActionGroup {
  readonly month: number | null;
  readonly actions: readonly PlanAction[];
}

const byStart = (a: PlanAction, b: PlanAction) =>
  dayOfYear(a.start) - dayOfYear(b.start) || a.name.localeCompare(b.name);

/** The next four weeks, this year only, then by month of the start. */
export function actionGroups(
  actions: readonly PlanAction[],
  today: string,
  year: number,
): readonly ActionGroup[] {
  const sorted = actions.toSorted(byStart);
  const isThisYear = today.startsWith(`${year}-`);
  const last = daysAfter(today, nextDays - 1);
  const isNext = ({ start, end }: PlanAction) => isThisYear && start <= last && end >= today;
  const months = Array.from({ length: 12 }, (_, index) => ({
    month: index + 1,
    actions: sorted.filter((action) => !isNext(action) && Number(action.start.slice(5, 7)) === index + 1),
  }));
  return [
    ...(isThisYear ? [{ month: null, actions: sorted.filter(isNext) }] : []),
    ...months.filter((group) => group.actions.length > 0),
  ];
}

interface ActionListProps {
  year: number;
  actions: readonly PlanAction[];
  changed: ReadonlySet<string>;
  isReadOnly: boolean;
  onOpen: (id: string, element: HTMLElement) => void;
  onDelete: (action: PlanAction) => void;
}

interface ActionItemProps extends Pick<ActionListProps, 'isReadOnly' | 'onOpen' | 'onDelete'> {
  action: PlanAction;
  isChanged: boolean;
}

const row = (theme: Theme) => ({
  display: 'flex',
  alignItems: 'stretch',
  borderLeft: '0.25rem solid var(--letter)',
  '& + &': { borderTop: `thin solid ${theme.vars.palette.divider}` },
  '&[data-origin="national"]': { borderLeftStyle: 'double' },
  '&[data-changed="true"]': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.accent} 18%, transparent)`,
  },
});
const openButton = {
  flex: 1,
  minWidth: 0,
  minHeight: '3.25rem',
  justifyContent: 'flex-start',
  gap: 1.25,
  px: 1.5,
  py: 1,
  textAlign: 'start',
  '&.Mui-focusVisible': { outlineOffset: '-0.1875rem' },
  '&:hover': { bgcolor: 'background.sunken' },
} as const;

function ActionItem({ action, isReadOnly, isChanged, onOpen, onDelete }: ActionItemProps) {
  const text = useText(calendarTexts);
  const dates = useDates();
  const isNational = action.type === PlanOrigin.National;
  const isFixed = isNational || isReadOnly;
  const letter = action.row === 0 ? null : letterOf(action.row);
  const facts = [
    [...new Set([action.start, action.end])].map(dates.day).join(' – '),
    text(isNational ? 'national' : 'local'),
    ...(action.status === 0 ? [text('inPreparation')] : []),
  ];
  const name = text(isFixed ? 'open' : 'edit', { name: action.complete_name });
  return (
    <Box
      component="li"
      data-origin={isNational ? 'national' : 'local'}
      data-changed={isChanged}
      style={letterLook(letter)}
      sx={row}
    >
      <ButtonBase
        aria-label={[name, ...facts].join(', ')}
        onClick={(event) => onOpen(action.id, event.currentTarget)}
        sx={openButton}
      >
        {letter === null ? <Box sx={{ width: '1.5rem' }} /> : <LetterChip letter={letter} />}
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography variant="subtitle2" component="div" sx={{ overflowWrap: 'anywhere' }}>
            {action.name}
          </Typography>
          <Typography variant="body2" component="div" color="textSecondary">
            {facts.join(' · ')}
          </Typography>
        </Box>
        {isNational && <LockRounded aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />}
      </ButtonBase>
      {!isFixed && (
        <IconButton
          aria-label={text('deleteNamed', { name: action.name })}
          onClick={() => onDelete(action)}
          sx={{ alignSelf: 'center', mr: 0.5 }}
        >
          <DeleteRounded />
        </IconButton>
      )}
    </Box>
  );
}

export function ActionList({ year, actions, changed, ...rest }: ActionListProps) {
  const text = useText(calendarTexts);
  const months = useMonthNames('long');
  const today = useToday();
  const groups = useMemo(() => actionGroups(actions, today, year), [actions, today, year]);
  return (
    <Box
      role="group"
      aria-label={text('list', { year })}
      sx={{
        display: 'grid',
        gap: 2,
        px: 1.5,
        pt: 1,
        pb: 1.5,
        gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {groups.map((group) => {
        const { month } = group;
        const title = month === null ? text('nextWeeks', { weeks: nextDays / 7 }) : (months[month - 1] ?? '');
        return (
          <Box key={month ?? 'next'} sx={month === null ? { gridColumn: '1 / -1' } : undefined}>
            <Typography
              variant="subtitle1"
              component="h3"
              sx={{ mb: 0.75, '&::first-letter': { textTransform: 'uppercase' } }}
            >
              {title}
            </Typography>
            {group.actions.length === 0 ? (
              <Typography variant="body2" color="textSecondary">
                {text('nextWeeksNone', { weeks: nextDays / 7 })}
              </Typography>
            ) : (
              <Box component="ul" aria-label={title} sx={list}>
                {group.actions.map((action) => (
                  <ActionItem key={action.id} action={action} {...rest} isChanged={changed.has(action.id)} />
                ))}
              </Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;
