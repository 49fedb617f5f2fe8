import AddRounded from '@mui/icons-material/AddRounded';
import LockRounded from '@mui/icons-material/LockRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { type RestaurantPlan, todayPosition } from '@portal/contracts/areas/planner';
import { useText } from '#core/i18n/use-text';
import { Segmented } from '#ui/Segmented';
import { useToday } from '#ui/use-now';
import { calendarTexts } from '../texts';
import type { Views } from './use-view';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(0.75, 1.5),
  '& .legend': {
    ...theme.typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(0.25, 1.5),
    color: theme.vars.palette.text.secondary,
  },
  '& .legend > span': { display: 'inline-flex', alignItems: 'center', gap: theme.spacing(0.5) },
  '& .legend svg': { fontSize: '0.875rem' },
}));

const Swatch = styled('i')(({ theme }) => ({
  width: '1.25rem',
  height: '0.75rem',
  borderRadius: '0.25rem',
  backgroundColor: theme.vars.palette.text.secondary,
  '&[data-origin="national"]': {
    backgroundColor: 'transparent',
    boxShadow: `inset 0 0 0 thin ${theme.vars.palette.text.secondary}`,
    backgroundImage: `repeating-linear-gradient(135deg, ${theme.vars.palette.text.secondary} 0 0.0938rem, transparent 0.0938rem 0.25rem)`,
  },
  '&[data-origin="today"]': {
    width: '0.125rem',
    height: '0.875rem',
    borderRadius: 0,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '@media print': { printColorAdjust: 'exact' },
}));

/** What the bars mean, and the line. */
function Legend({ year }: { year: number }) {
  const text = useText(calendarTexts);
  const isThisYear = todayPosition(useToday(), year) !== null;
  return (
    <div className="legend">
      <span>
        <Swatch data-origin="local" />
        {text('local')}
      </span>
      <span>
        <Swatch data-origin="national" />
        <LockRounded aria-hidden />
        {text('national')}
      </span>
      {isThisYear && (
        <span>
          <Swatch data-origin="today" />
          {text('today')}
        </span>
      )}
    </div>
  );
}

interface PlanHeadBarProps {
  plan: RestaurantPlan;
  isReadOnly: boolean;
  views: Views;
  onAdd: () => void;
}

/** The name of the calendar, what its marks mean, how it is shown, and the way to add to it. */
export function PlanHeadBar({ plan, isReadOnly, views, onAdd }: PlanHeadBarProps) {
  const text = useText(calendarTexts);
  const hasStrategies = plan.strategies.length > 0;
  return (
    <Head>
      <Typography variant="h3" component="h2" id="plan-title">
        {text('title', { year: plan.year })}
      </Typography>
      <Legend year={plan.year} />
      <Box sx={{ flex: 1 }} />
      {views.isWide && (
        <Box data-print="no">
          <Segmented
            label={text('view')}
            hidesLabel
            options={(['calendar', 'list'] as const).map((value) => ({
              value,
              label: text(`view.${value}`),
            }))}
            value={views.view}
            onChange={views.choose}
          />
        </Box>
      )}
      {!isReadOnly && (
        <Button
          data-print="no"
          variant="contained"
          color="primary"
          size="small"
          sx={{ minHeight: '2.375rem' }}
          startIcon={<AddRounded aria-hidden />}
          disabled={!hasStrategies}
          onClick={onAdd}
        >
          {text('add')}
        </Button>
      )}
      {!isReadOnly && !hasStrategies && (
        <Typography variant="body2" color="textSecondary" data-print="no" sx={{ width: '100%' }}>
          {text('noStrategies')}
        </Typography>
      )}
    </Head>
  );
}
