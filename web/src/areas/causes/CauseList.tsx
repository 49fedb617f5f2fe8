import type { SvgIconComponent } from '@mui/icons-material';
import AutoModeRounded from '@mui/icons-material/AutoModeRounded';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import SmartphoneRounded from '@mui/icons-material/SmartphoneRounded';
import { Box, Chip, Link as MuiLink, Typography } from '@mui/material';
import { type Cause, causesQueries, maxCausedEvents } from '@portal/contracts/areas/causes';
import { MopStatus } from '@portal/contracts/areas/mop';
import { Role } from '@portal/contracts/kernel';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCallQuery } from '#core/client/use-call-query';
import { useErrorText } from '#core/client/use-error-text';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useSession } from '#core/session/session-state';
import { orderAddress } from '#ui/order-status/order-address';
import { useOrderStatuses } from '#ui/order-status/OrderStatusChip';
import { useOrderNumber } from '#ui/order-status/use-order-number';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { actTexts } from '#ui/texts';
import { Timeline, type TimelineStep } from '#ui/Timeline';
import { unbroken } from '#ui/unbroken';
import { causesTexts } from './texts';

type Happened = NonNullable<Cause['event']>;
type Message = NonNullable<Cause['message']>;
type About = NonNullable<Happened['about']>;

/** Notifications are about another record. */
const recordAreas = { order: 'orders', resource: 'resources', person: 'users' } as const;
const recordAreaOf = ({ area, about }: Happened) =>
  area === 'notifications' && about ? recordAreas[about.kind] : area;

const pauseStatuses = {
  [MopStatus.Pending]: 'pending',
  [MopStatus.Confirmed]: 'confirmed',
  [MopStatus.Cancelled]: 'cancelled',
} as const;
const isPauseStatus = (value: number): value is keyof typeof pauseStatuses => value in pauseStatuses;

function useAddress(): (about: About) => string | null {
  const { user } = useSession();
  return ({ kind, id }) => {
    if (kind === 'order') return orderAddress(id, user.type);
    if (kind === 'resource') return `/admin/resources/${id}`;
    return user.type === Role.Administrator ? `/admin/users/${id}` : null;
  };
}

function useEventWords() {
  const text = useText(causesTexts);
  const actText = useText(actTexts);
  const numberOf = useOrderNumber();
  const orderStatuses = useOrderStatuses();
  const nameOf = ({ about }: Happened) => {
    if (about === null || about.name === '') return about?.kind === 'person' ? text('erasedPerson') : '';
    return about.kind === 'order' ? numberOf({ number: Number(about.name) }) : about.name;
  };
  const statusOf = ({ status }: Happened) => {
    if (status === null) return null;
    if (status.of === 'orders') return orderStatuses.nameOf(status.value);
    return isPauseStatus(status.value) ? text(`pause.${pauseStatuses[status.value]}`) : null;
  };
  return {
    title: (event: Happened) => {
      const name = nameOf(event);
      const area = text(`area.${recordAreaOf(event)}`);
      const record = name === '' ? area : text('named', { record: area, name: unbroken(name) });
      const status = statusOf(event);
      if (status !== null) return text('status', { record, status });
      return text('event', { record, act: actText(event.act) });
    },
    by: ({ by }: Happened) => {
      if (by === null) return text('portal');
      return by.id === 0 ? text('anonymous') : by.name || text('erasedPerson');
    },
  };
}

const channels: Readonly<Record<Message['channel'], SvgIconComponent>> = {
  mail: MailOutlineRounded,
  device: SmartphoneRounded,
  bell: NotificationsOutlined,
};

function useMessageTitle(): (message: Message) => string {
  const text = useText(causesTexts);
  return ({ channel, to: { kind, name } }) => {
    const isNamed = kind === 'person' || kind === 'restaurant';
    const to = isNamed ? name || text('erasedPerson') : text(`to.${kind}`);
    return text(`message.${channel}`, { to });
  };
}

/** Sentence of the reaction, below who and when. */
function Details({ lines, rule }: { lines: readonly string[]; rule: Cause['rule'] }) {
  const text = useText(causesTexts);
  return (
    <>
      {unbroken(lines.filter(Boolean).join(' · '))}
      {rule !== null && (
        <Box sx={{ color: 'text.primary', pt: 0.25 }}>{text('rule', { rule: text(`rule.${rule}`) })}</Box>
      )}
    </>
  );
}

function useSteps(asked: number | null, onOpen?: () => void): (cause: Cause) => TimelineStep[] {
  const text = useText(causesTexts);
  const dates = useDates();
  const words = useEventWords();
  const addressOf = useAddress();
  const titleOf = useMessageTitle();

  function eventTitle(event: Happened): ReactNode {
    const { about, position } = event;
    const title = words.title(event);
    const to = about && about.name !== '' ? addressOf(about) : null;
    return (
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, overflowWrap: 'anywhere' }}>
        {to === null ? (
          title
        ) : (
          <MuiLink component={Link} to={to} onClick={onOpen}>
            {title}
          </MuiLink>
        )}
        {position === asked && <Chip size="small" color="primary" label={text('asked')} />}
      </Box>
    );
  }

  return ({ id, at, rule, event, message }) => {
    const when = dates.time(at);
    if (message) {
      const detail = <Details lines={[when, text(`state.${message.state}`)]} rule={rule} />;
      const tone = message.state === 'parked' ? 'error' : 'success';
      return [{ key: id, icon: channels[message.channel], tone, title: titleOf(message), detail }];
    }
    if (!event) return [];
    const { count, restaurant, by, position } = event;
    const times = count > 1 ? text('times', { count }) : '';
    const lines = [when, words.by(event), restaurant, times, text('step', { position })];
    return [
      {
        key: id,
        icon: by === null ? AutoModeRounded : PersonOutlineRounded,
        tone: by === null ? 'info' : 'neutral',
        title: eventTitle(event),
        detail: <Details lines={lines} rule={rule} />,
      },
    ];
  };
}

interface CausesProps {
  found: { position: number | null; causes: readonly Cause[]; isCut: boolean };
  onOpen?: (() => void) | undefined;
}

function Causes({ found: { position, causes, isCut }, onOpen }: CausesProps) {
  const text = useText(causesTexts);
  const stepsOf = useSteps(position, onOpen);
  return (
    <>
      <Timeline isLog label={text('chain')} steps={causes.flatMap(stepsOf)} />
      {isCut && (
        <Typography variant="body2" color="textSecondary">
          {text('cut', { max: maxCausedEvents })}
        </Typography>
      )}
    </>
  );
}

/** Others are ids of calls: refused ones have no events. */
const isPosition = (id: string) => /^\d+$/.test(id);

interface CauseListProps {
  /** A position or a correlation id. */
  id: string;
  /** A link was followed. */
  onOpen?: () => void;
}

export function CauseList({ id, onOpen }: CauseListProps) {
  const text = useText(causesTexts);
  const explain = useErrorText();
  const query = useCallQuery(causesQueries.ExplainCause, { id });
  const code = query.error?.code;
  if (code === 'cause_not_found' || code === 'cause_is_internal') {
    const known = {
      title: text(code === 'cause_not_found' ? 'none' : 'internal'),
      text: explain(query.error).text,
    };
    const unknown = { title: text('nothingChanged'), text: text('nothingChangedText') };
    return <EmptyState level="h3" {...(code === 'cause_not_found' && !isPosition(id) ? unknown : known)} />;
  }
  return (
    <Loaded query={query} skeleton={<SkeletonRows />}>
      {(found) => <Causes found={found} onOpen={onOpen} />}
    </Loaded>
  );
}
