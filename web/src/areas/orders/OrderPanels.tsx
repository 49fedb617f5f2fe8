import type { SvgIconComponent } from '@mui/icons-material';
import BrushOutlined from '@mui/icons-material/BrushOutlined';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import DownloadDoneRounded from '@mui/icons-material/DownloadDoneRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import EventBusyRounded from '@mui/icons-material/EventBusyRounded';
import EventOutlined from '@mui/icons-material/EventOutlined';
import HelpOutlineRounded from '@mui/icons-material/HelpOutlineRounded';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import PhoneRounded from '@mui/icons-material/PhoneRounded';
import PreviewRounded from '@mui/icons-material/PreviewRounded';
import QuestionAnswerOutlined from '@mui/icons-material/QuestionAnswerOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import ThumbDownOutlined from '@mui/icons-material/ThumbDownOutlined';
import { Box, Link as MuiLink, Typography } from '@mui/material';
import { type OrderDetail, OrderStatus, type OrderStepKind } from '@portal/contracts/areas/orders';
import { administrators, type Role } from '@portal/contracts/kernel';
import type { ReactNode } from 'react';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { HistoryButton } from '#ui/history/HistoryButton';
import { Highlight } from '#ui/Highlight';
import { WhySlot } from '#ui/slots/Slots';
import { type StatusTone, statusTones } from '#ui/StatusChip';
import { Timeline } from '#ui/Timeline';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { OrderStatusChip, statusLook, useOrderStatuses } from '#ui/order-status/OrderStatusChip';
import { useOrderNumber } from '#ui/order-status/use-order-number';
import { useOrderHistory } from './order-history';
import { detailsTexts, neededTexts, ordersTexts } from './texts';

/** Changes are highlighted and announced (R-ORD-19). */
export function LiveStatusChip({ order }: { order: Pick<OrderDetail, 'number' | 'status'> }) {
  const text = useText(ordersTexts);
  const number = useOrderNumber()(order);
  const status = useOrderStatuses().nameOf(order.status);
  return (
    <>
      <Highlight of={order.status}>
        <OrderStatusChip status={order.status} />
      </Highlight>
      <VisuallyHidden role="status">
        {status !== null && text('statusNow', { number, status })}
      </VisuallyHidden>
    </>
  );
}

function ContactLine({ icon: Icon, children }: { icon: SvgIconComponent; children: ReactNode }) {
  return (
    <Typography
      variant="body2"
      component="div"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minHeight: 28, overflowWrap: 'anywhere' }}
    >
      <Icon aria-hidden sx={{ color: 'text.secondary' }} />
      {children}
    </Typography>
  );
}

/** Tall enough for touch. */
const link = { display: 'inline-block', py: 0.5 } as const;

/** R-ORD-04. */
export function OrderContact({ order }: { order: OrderDetail }) {
  const text = useText(detailsTexts);
  const { contact_name: name, contact_email: email, contact_phone: phone } = order;
  return (
    <Box sx={{ display: 'grid', gap: 0.25 }}>
      <ContactLine icon={PersonOutlineRounded}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {name === '' ? text('erasedPerson') : name}
        </Box>
      </ContactLine>
      {email !== '' && (
        <ContactLine icon={MailOutlineRounded}>
          <MuiLink sx={link} href={`mailto:${email}`}>
            {email}
          </MuiLink>
        </ContactLine>
      )}
      <ContactLine icon={PhoneRounded}>
        {phone === '' ? (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {text('noPhone')}
          </Box>
        ) : (
          <MuiLink sx={link} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
            {phone}
          </MuiLink>
        )}
      </ContactLine>
    </Box>
  );
}

type Step = OrderDetail['history'][number];

interface StepLook {
  readonly icon: SvgIconComponent;
  readonly tone: StatusTone;
  readonly title: string;
}

type WorkStep = Extract<OrderStepKind, `quote-${string}` | `proof-${string}` | 'final-art'>;

const workLooks: Readonly<Record<WorkStep, Omit<StepLook, 'title'>>> = {
  'quote-sent': { icon: RequestQuoteOutlined, tone: statusTones.waiting },
  'quote-accepted': { icon: CheckCircleRounded, tone: statusTones.done },
  'quote-refused': { icon: ThumbDownOutlined, tone: statusTones.over },
  'quote-questioned': { icon: HelpOutlineRounded, tone: statusTones.underway },
  'quote-answered': { icon: QuestionAnswerOutlined, tone: statusTones.waiting },
  'quote-expired': { icon: EventBusyRounded, tone: statusTones.over },
  'proof-sent': { icon: PreviewRounded, tone: statusTones.waiting },
  'proof-changes': { icon: BrushOutlined, tone: statusTones.underway },
  'proof-approved': { icon: CheckCircleRounded, tone: statusTones.done },
  'final-art': { icon: DownloadDoneRounded, tone: statusTones.done },
};

const isWorkStep = (kind: Step['kind']): kind is WorkStep => kind !== undefined && kind in workLooks;

function useNeededStep({ items }: OrderDetail) {
  const text = useText(neededTexts);
  const dates = useDates();
  return ({ needed_by: day = '', pieces = [] }: Step): StepLook => {
    const names = pieces.map((at) => items[at]?.filename ?? '').join(', ');
    const whole = day === '' ? text('stepNone') : text('step', { day: dates.day(day) });
    const parts = [(day !== '' || names === '') && whole, names !== '' && text('stepPieces', { names })];
    return { icon: EventOutlined, tone: statusTones.waiting, title: parts.filter(Boolean).join(' · ') };
  };
}

function useStepLook(order: OrderDetail) {
  const { items } = order;
  const text = useText(detailsTexts);
  const { nameOf } = useOrderStatuses();
  const neededStep = useNeededStep(order);
  const partOf = (path: string) => {
    const place = /^items\.(\d+)\./.exec(path)?.[1];
    if (place !== undefined) return items[Number(place)]?.filename ?? '';
    return text(path === 'comments' ? 'comments' : 'contact');
  };
  const namesOf = (pieces: readonly number[]) =>
    pieces.map((piece) => items[piece]?.filename ?? '').join(', ');
  const ofWork = (kind: WorkStep, { version, pieces = [] }: Step): StepLook => ({
    ...workLooks[kind],
    title: text(`step.${kind}`, { version, pieces: namesOf(pieces) }),
  });
  return (step: Step): StepLook => {
    const { assignee, changes, status, kind } = step;
    if (kind === 'needed') return neededStep(step);
    if (isWorkStep(kind)) return ofWork(kind, step);
    if (assignee?.id === null) return { icon: PersonOffOutlined, tone: 'neutral', title: text('returned') };
    if (assignee !== undefined) {
      const title = text('assignedTo', { name: assignee.name || text('erasedPerson') });
      return { icon: PersonOutlineRounded, tone: 'neutral', title };
    }
    if (changes !== undefined) {
      const parts = [...new Set(changes.map(partOf))].join(', ');
      return { icon: EditOutlined, tone: statusTones.waiting, title: text('changed', { parts }) };
    }
    const title = kind === 'cancelled' ? text('cancelledByRestaurant') : (nameOf(status) ?? '');
    return { ...statusLook(status), title };
  };
}

const refusals: readonly Step['kind'][] = ['cancelled', 'quote-refused', 'proof-changes'];

/** Automatic, or a refusal. */
const isUnasked = ({ by, kind, status }: Step) =>
  by === '' || refusals.includes(kind) || (kind === undefined && status === OrderStatus.Cancelled);

/** Oldest first. */
export function OrderTimeline({ order }: { order: OrderDetail }) {
  const { history } = order;
  const text = useText(detailsTexts);
  const dates = useDates();
  const lookOf = useStepLook(order);
  const recordHistory = useOrderHistory(order);
  const whoOf = ({ by, role, kind }: Step) => {
    if (kind === 'quote-expired') return text('portal');
    if (by === '') return text('erasedPerson');
    return administrators.includes(role as Role) ? text('agency', { name: by }) : by;
  };
  return (
    <>
      <Timeline
        label={text('timeline')}
        steps={history.map((step, index) => {
          const { icon, tone, title } = lookOf(step);
          const isNewest = index === history.length - 1;
          const when = dates.time(step.at).replace(' ', '\u00a0');
          return {
            key: `${index}`,
            icon,
            tone,
            title: isNewest ? <Highlight of={history.length}>{title}</Highlight> : title,
            detail: (
              <>
                {Boolean(step.reason) && (
                  <Box sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}>{step.reason}</Box>
                )}
                {text('whoWhen', { who: whoOf(step), when })}
                {step.position !== undefined && isUnasked(step) && (
                  <WhySlot position={step.position} of={text('whoWhen', { who: String(title), when })} />
                )}
              </>
            ),
          };
        })}
      />
      <HistoryButton
        history={recordHistory}
        label={text('allChanges')}
        size="small"
        variant="text"
        sx={{ mt: 1 }}
      />
    </>
  );
}
