import type { SvgIconComponent } from '@mui/icons-material';
import EditOutlined from '@mui/icons-material/EditOutlined';
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import type { OrderDetail } from '@portal/contracts/areas/orders';
import { administrators, type Role } from '@portal/contracts/kernel';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { statusLook, useOrderStatuses } from '#ui/order-status/OrderStatusChip';
import { Highlight } from '#ui/Highlight';
import { statusTones, type StatusTone } from '#ui/StatusChip';
import { Timeline } from '#ui/Timeline';
import { detailsTexts } from '../texts';

const onOneLine = (time: string) => time.replace(' ', '\u00a0');

type Step = OrderDetail['history'][number];
type Look = { readonly icon: SvgIconComponent; readonly tone: StatusTone; readonly title: string };

/** What a step is called, and how it looks: a status, or what left it as it was. */
function useSteps({ items }: Pick<OrderDetail, 'items'>) {
  const text = useText(detailsTexts);
  const { nameOf } = useOrderStatuses();
  const partOf = (path: string) => {
    const place = /^items\.(\d+)\./.exec(path)?.[1];
    if (place !== undefined) return items[Number(place)]?.filename ?? '';
    return text(path === 'comments' ? 'comments' : 'contact');
  };
  const assignment = ({ id, name }: NonNullable<Step['assignee']>): Look => {
    if (id === null) return { icon: PersonOffOutlined, tone: 'neutral', title: text('returned') };
    const title = text('assignedTo', { name: name || text('erasedPerson') });
    return { icon: PersonOutlineRounded, tone: 'neutral', title };
  };
  return (step: Step): Look => {
    if (step.assignee !== undefined) return assignment(step.assignee);
    if (step.changes !== undefined) {
      const parts = [...new Set(step.changes.map(partOf))].join(', ');
      return { icon: EditOutlined, tone: statusTones.waiting, title: text('changed', { parts }) };
    }
    const { icon, tone } = statusLook(step.status);
    const title = step.kind === 'cancelled' ? text('cancelledByRestaurant') : (nameOf(step.status) ?? '');
    return { icon, tone, title };
  };
}

/** Where the order has been, with who and when, oldest first. */
export function OrderTimeline({ order }: { order: Pick<OrderDetail, 'history' | 'items'> }) {
  const { history } = order;
  const text = useText(detailsTexts);
  const dates = useDates();
  const stepOf = useSteps(order);
  const whoOf = ({ by, role }: Step) => {
    if (by === '') return text('erasedPerson');
    return administrators.includes(role as Role) ? text('agency', { name: by }) : by;
  };
  const newest = history.length - 1;
  return (
    <Timeline
      label={text('timeline')}
      steps={history.map((step, index) => {
        const { icon, tone, title } = stepOf(step);
        return {
          key: `${index}`,
          icon,
          tone,
          title: index === newest ? <Highlight of={history.length}>{title}</Highlight> : title,
          detail: text('whoWhen', { who: whoOf(step), when: onOneLine(dates.time(step.at)) }),
        };
      })}
    />
  );
}
