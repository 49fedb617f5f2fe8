import DownloadDoneRounded from '@mui/icons-material/DownloadDoneRounded';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import SupportAgentRounded from '@mui/icons-material/SupportAgentRounded';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import { Box } from '@mui/material';
import {
  orderQueries,
  type OrderSummary,
  type Risk,
  settledStatuses,
  type Turn,
  turns,
} from '@portal/contracts/areas/orders';
import { useIntl } from 'react-intl';
import { useCallQuery } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { StatusChip, statusTones } from '#ui/StatusChip';
import { FilterChips } from '#ui/list/FilterChips';
import { useNow, useToday } from '#ui/use-now';
import { riskNow, turnNow } from './orders';
import { neededTexts, riskTexts, turnTexts } from './texts';

const millisecondsOfADay = 86_400_000;

/** "tomorrow", "3 days ago". @param day `2026-11-20` */
function useDaysUntil(): (day: string) => string {
  const today = useToday();
  const { formatRelativeTime } = useIntl();
  return (day) => {
    const days = Math.round((Date.parse(day) - Date.parse(today)) / millisecondsOfADay);
    return formatRelativeTime(days, 'day', { numeric: 'auto' });
  };
}

const riskLooks = {
  late: { icon: ErrorOutlineRounded, color: 'error.main' },
  at_risk: { icon: WarningAmberRounded, color: 'warning.main' },
} as const;

function RiskChip({ risk }: { risk: Risk }) {
  const text = useText(riskTexts);
  const { icon: Icon, color } = riskLooks[risk];
  return (
    <Box
      component="span"
      title={text(`${risk}Hint`)}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color, fontWeight: 600 }}
    >
      <Icon aria-hidden sx={{ fontSize: 16 }} />
      {text(risk)}
    </Box>
  );
}

type NeededOrder = Pick<OrderSummary, 'needed_on' | 'risk' | 'status'>;

interface NeededChipProps {
  order: NeededOrder;
  /** "For 20/11/2026", where no heading names it. */
  isNamed?: boolean;
  hidesRisk?: boolean;
}

/** The earliest day of the order; empty without one. */
export function NeededChip({ order, isNamed = false, hidesRisk = false }: NeededChipProps) {
  const text = useText(neededTexts);
  const dates = useDates();
  const daysUntil = useDaysUntil();
  const { needed_on: day } = order;
  if (day === '') return null;
  const risk = hidesRisk ? null : riskNow(order);
  const written = dates.day(day);
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        flexWrap: 'wrap',
        columnGap: 1,
        lineHeight: 1.35,
        '& > *': { whiteSpace: 'nowrap' },
      }}
    >
      <Box
        component="span"
        sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: risk === null ? 400 : 600 }}
      >
        {isNamed ? text('byDay', { day: written }) : written}
      </Box>
      {!settledStatuses.includes(order.status) && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {daysUntil(day)}
        </Box>
      )}
      {risk !== null && <RiskChip risk={risk} />}
    </Box>
  );
}

const turnIcons = { agency: SupportAgentRounded, restaurant: StorefrontOutlined } as const;

type TurnOrder = Parameters<typeof turnNow>[0] & Pick<OrderSummary, 'turn_since'>;

/** Empty for settled orders. */
export function TurnChip({ order }: { order: TurnOrder }) {
  const text = useText(turnTexts);
  const dates = useDates();
  const now = useNow();
  const turn = turnNow(order);
  if (turn === null) return null;
  const Icon = turnIcons[turn];
  return (
    <Box
      component="span"
      title={dates.time(order.turn_since)}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minWidth: 0, color: 'text.secondary' }}
    >
      <Icon aria-hidden sx={{ fontSize: 16, color: turn === 'restaurant' ? 'info.main' : undefined }} />
      <span>{text('since', { turn: text(turn), age: dates.age(order.turn_since, now) })}</span>
    </Box>
  );
}

/** For the restaurant: whether an answer is due. */
export function OwnTurnChip({ order }: { order: TurnOrder }) {
  const text = useText(turnTexts);
  const dates = useDates();
  const now = useNow();
  const turn = turnNow(order);
  if (turn === null) return null;
  if (turn === 'restaurant')
    return <StatusChip tone={statusTones.waiting} icon={StorefrontOutlined} label={text('yours')} />;
  return (
    <Box component="span" title={dates.time(order.turn_since)} sx={{ color: 'text.secondary' }}>
      {text('since', { turn: text('theirs'), age: dates.age(order.turn_since, now) })}
    </Box>
  );
}

/** Empty without finished art. */
export function ReadyChip({ order: { pieces_ready: count } }: { order: Pick<OrderSummary, 'pieces_ready'> }) {
  const text = useText(turnTexts);
  if (count === 0) return null;
  return (
    <StatusChip tone={statusTones.done} icon={DownloadDoneRounded} label={text('readyPieces', { count })} />
  );
}

interface TurnFilterProps {
  /** Empty for both. */
  value: string;
  onChange: (turn: string) => void;
  names: Readonly<Record<Turn, 'agencyShort' | 'restaurantShort' | 'yours' | 'theirs'>>;
  /** With icons and the sentence as hint: the names are short. */
  isShort?: boolean;
  /** First. */
  order?: readonly Turn[];
  restaurantId?: number | undefined;
}

export function useTurnCounts(restaurantId?: number) {
  return useCallQuery(orderQueries.CountTurns, { restaurant_id: restaurantId }, { keepPrevious: true }).data;
}

/** With the number of open orders. */
export function TurnFilter({
  value,
  onChange,
  names,
  isShort = false,
  order = turns,
  restaurantId,
}: TurnFilterProps) {
  const text = useText(turnTexts);
  const counts = useTurnCounts(restaurantId);
  const options = order.map((turn) => {
    const Icon = turnIcons[turn];
    return {
      value: turn,
      label: text(names[turn]),
      ...(isShort && { hint: text(turn), icon: <Icon aria-hidden /> }),
      ...(counts && { count: counts[turn] }),
    };
  });
  return <FilterChips label={text('label')} options={options} value={value} onChange={onChange} />;
}
