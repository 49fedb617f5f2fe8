import ReceiptLongRounded from '@mui/icons-material/ReceiptLongRounded';
import { orderNumberIn, orderQueries } from '@portal/contracts/areas/orders';
import { isAdministrator } from '@portal/contracts/kernel';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useOrderRow } from '#ui/order-status/use-order-row';
import { type UseFound, rankOf, ranks, useListFound } from '#core/finder/finder';
import { useSession } from '#core/session/session-state';
import { ordersTexts } from './texts';

/** By number, contact, restaurant or piece; a number's own order first (R-ORD-13). */
export const useFoundOrders: UseFound = (term) => {
  const text = useText(ordersTexts);
  const { orderNumberPrefix } = useMarket();
  const isAdmin = isAdministrator(useSession().user.type);
  const rowOf = useOrderRow();
  const typedNumber = orderNumberIn(term.typed, orderNumberPrefix);
  const found = useListFound(
    {
      contract: orderQueries.ListOrders,
      input: ({ q, size }) => {
        const number = orderNumberIn(q, orderNumberPrefix);
        return number === null ? { q, size } : { number, size };
      },
      row: (record) => {
        const { lead, title, detail, to, end } = rowOf(record);
        const more = `${String(detail)} ${record.contact_name} ${record.restaurant_site}`;
        return {
          key: `order-${record.id}`,
          title: `${String(lead)} · ${String(title)}`,
          icon: ReceiptLongRounded,
          to,
          end,
          detail: [record.contact_name, detail].filter(Boolean).join(' · '),
          rank: record.number === typedNumber ? ranks.number : rankOf(String(title), term.typed, more),
        };
      },
    },
    term,
  );
  const all = `${isAdmin ? '/admin/orders' : '/orders'}?${new URLSearchParams({ q: term.settled }).toString()}`;
  // Restaurants look for pieces first, the agency for orders.
  return { heading: text('title'), order: isAdmin ? 10 : 40, ...found, all };
};
