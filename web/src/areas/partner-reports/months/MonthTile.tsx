import AddRounded from '@mui/icons-material/AddRounded';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import HelpRounded from '@mui/icons-material/HelpRounded';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReportMonth } from '@portal/contracts/areas/partner-reports';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { motion, radii } from '#core/theme/tokens';
import { StatusChip } from '#ui/StatusChip';
import { statusTones } from '#ui/status-tones';
import { addMonthPath, monthPath } from '../report-paths';
import { capital, useMonthName } from '#core/i18n/use-month-name';
import { monthsTexts } from '../texts';

const Tile = styled(Link)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  height: '100%',
  padding: theme.spacing(2.5),
  borderRadius: radii.card,
  border: `thin solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  transition: `border-color ${motion.calm}ms ${motion.ease}`,
  '&:hover': { borderColor: theme.vars.palette.text.secondary },
  '&[data-missing="true"]': {
    border: `thin dashed ${theme.vars.palette.control}`,
    backgroundColor: 'transparent',
  },
  '& .month': { ...theme.typography.subtitle2, color: theme.vars.palette.text.secondary },
  '& .way': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1),
    flexWrap: 'wrap',
    marginTop: 'auto',
    paddingTop: theme.spacing(1),
  },
  '& .way > span:last-child': {
    ...theme.typography.body2,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
}));

interface FrameProps {
  to: string;
  month: string;
  isMissing?: boolean;
  head: ReactNode;
  children: ReactNode;
}

function TileFrame({ to, month, isMissing = false, head, children }: FrameProps) {
  const monthName = useMonthName();
  return (
    <Tile to={to} data-missing={isMissing}>
      <span className="month">{capital(monthName(month))}</span>
      <Box component="span" sx={{ typography: 'h3', fontVariantNumeric: 'tabular-nums' }}>
        {head}
      </Box>
      <span className="way">{children}</span>
    </Tile>
  );
}

/** A month: how many reports it has, and whether each has found its restaurant (R-PRT-02). */
export function MonthTile({ month: { month_formatted: month, count, unassigned } }: { month: ReportMonth }) {
  const text = useText(monthsTexts);
  return (
    <TileFrame to={monthPath(month)} month={month} head={text('count', { count })}>
      {unassigned === 0 ? (
        <StatusChip tone={statusTones.done} icon={CheckCircleRounded} label={text('allAssigned')} />
      ) : (
        <StatusChip
          tone={statusTones.waiting}
          icon={HelpRounded}
          label={text('unassigned', { count: unassigned })}
        />
      )}
      <span>
        {text('edit')}
        <ArrowForwardRounded aria-hidden fontSize="small" />
      </span>
    </TileFrame>
  );
}

/** A month of which nothing was uploaded. */
export function MissingMonthTile({ month }: { month: string }) {
  const text = useText(monthsTexts);
  return (
    <TileFrame to={addMonthPath(month)} month={month} isMissing head={text('missing')}>
      <span />
      <span>
        <AddRounded aria-hidden fontSize="small" />
        {text('upload')}
      </span>
    </TileFrame>
  );
}
