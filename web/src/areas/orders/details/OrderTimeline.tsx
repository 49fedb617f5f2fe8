import type { OrderDetail } from '@portal/contracts/areas/orders';
import type { Role } from '@portal/contracts/kernel';
import { administrators } from '@portal/contracts/kernel';
import { useDates } from '#app/i18n/dates';
import { useText } from '#app/i18n/use-text';
import { statusLook } from '#app/order-status/status-look';
import { useOrderStatuses } from '#app/order-status/use-order-statuses';
import { Highlight } from '#ui/Highlight';
import { Timeline } from '#ui/Timeline';
import { detailsMessages } from './details.messages';

const onOneLine = (time: string) => time.replace(' ', '\u00a0');

/** Where the order has been, with who and when, oldest first. */
export function OrderTimeline({ history }: Pick<OrderDetail, 'history'>) {
  const text = useText(detailsMessages);
  const dates = useDates();
  const { nameOf } = useOrderStatuses();
  const whoOf = ({ by, role }: OrderDetail['history'][number]) => {
    if (by === '') return text('erasedPerson');
    return administrators.includes(role as Role) ? text('agency', { name: by }) : by;
  };
  const newest = history.length - 1;
  return (
    <Timeline
      label={text('timeline')}
      steps={history.map((step, index) => {
        const name = nameOf(step.status) ?? '';
        return {
          key: `${index}`,
          icon: statusLook(step.status).icon,
          tone: statusLook(step.status).tone,
          title: index === newest ? <Highlight of={history.length}>{name}</Highlight> : name,
          detail: text('whoWhen', { who: whoOf(step), when: onOneLine(dates.time(step.at)) }),
        };
      })}
    />
  );
}
