import { styled } from '@mui/material/styles';
import type { OrderSummary } from '@portal/contracts/areas/orders';
import { useText } from '#core/i18n/use-text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { Thumb } from '#ui/table/Thumb';
import { ordersTexts } from '../texts';
import { atMostLines } from '#ui/at-most-lines';
import { unbroken } from '#ui/unbroken';

/** Pictures side by side; more would leave the names no room. */
const most = 2;

const Pieces = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  minWidth: 0,
  '& > .said': {
    ...atMostLines(2),
    minWidth: 0,
    paddingInlineStart: theme.spacing(0.5),
    lineHeight: 1.3,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
}));

/** What was ordered: pictures and names of the first pieces, and how many more there are. */
export function OrderItemsPreview({ order }: { order: OrderSummary }) {
  const text = useText(ordersTexts);
  const { item_names: names, previews, item_count: count } = order;
  return (
    <Pieces title={names.join('\n')}>
      {previews.slice(0, most).map((src, index) => (
        <Thumb key={`${index} ${src}`} src={src} />
      ))}
      <span className="said">
        <strong aria-hidden>{count}</strong>
        <VisuallyHidden>{text('itemCount', { count })}</VisuallyHidden> · {unbroken(names.join(', '))}
      </span>
    </Pieces>
  );
}
