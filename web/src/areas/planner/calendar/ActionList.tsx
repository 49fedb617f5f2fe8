import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { PlanAction } from '@portal/contracts/areas/planner';
import { useMemo } from 'react';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { useToday } from '#ui/use-today';
import { actionGroups } from './action-groups';
import { ActionItem } from './ActionItem';
import { calendarTexts } from '../texts';
import { useMonthNames } from './use-month-names';

const Groups = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(1, 1.5, 1.5),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& h3': { ...theme.typography.subtitle1, margin: theme.spacing(0, 0, 0.75) },
  '& h3::first-letter': { textTransform: 'uppercase' },
  '& ul': {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflow: 'hidden',
    borderRadius: radii.control,
    border: `thin solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& > .next': { gridColumn: '1 / -1' },
}));

interface ActionListProps {
  year: number;
  actions: readonly PlanAction[];
  changed: ReadonlySet<string>;
  isReadOnly: boolean;
  onOpen: (id: string, element: HTMLElement) => void;
  onDelete: (action: PlanAction) => void;
}

/** The calendar as a list, for phones and for those who are read to: what comes next, then month by month. */
export function ActionList({ year, actions, changed, ...rest }: ActionListProps) {
  const text = useText(calendarTexts);
  const months = useMonthNames('long');
  const today = useToday();
  const groups = useMemo(() => actionGroups(actions, today, year), [actions, today, year]);
  return (
    <Groups role="group" aria-label={text('list', { year })}>
      {groups.map((group) => {
        const { month } = group;
        const title = month === null ? text('nextWeeks') : (months[month - 1] ?? '');
        return (
          <div key={month ?? 'next'} className={month === null ? 'next' : undefined}>
            <h3>{title}</h3>
            {group.actions.length === 0 ? (
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text('nextWeeksNone')}</Box>
            ) : (
              <ul aria-label={title}>
                {group.actions.map((action) => (
                  <ActionItem key={action.id} action={action} {...rest} isChanged={changed.has(action.id)} />
                ))}
              </ul>
            )}
          </div>
        );
      })}
    </Groups>
  );
}
