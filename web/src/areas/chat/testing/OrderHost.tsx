import type { OrderDetail } from '@portal/contracts/areas/orders';
import type { Role } from '@portal/contracts/kernel';
import { screen } from '@testing-library/react';
import type { AreaManifest } from '#core/area-manifest';
import { OrderSideSlot } from '#ui/slots/OrderSideSlot';
import { OrderMarkSlots } from '#ui/slots/Slots';
import { renderApp } from '#testing/render-app';
import { textsOf } from '#testing/text-of';
import { chatTexts, composerTexts } from '../texts';
import { chatArea } from '../index';
import type { FakeChat } from './chat-api';
import { baixaOrder } from './sample-chat';

const text = textsOf(chatTexts);
const composerText = textsOf(composerTexts);

const title = { CAST: 'T', CAT: 'T', PT: 'T' };

/** Screens of another area that show an order: where restaurants read it, and where administrators do. */
const hostOf = (order: OrderDetail): AreaManifest => {
  const screenOf = async () => () => (
    <>
      <h1>
        {order.name}
        <OrderMarkSlots orderId={order.id} />
      </h1>
      <OrderSideSlot order={order} within="page">
        <p>{order.restaurant_name}</p>
      </OrderSideSlot>
    </>
  );
  const route = { frame: 'portal', title, screen: screenOf } as const;
  return {
    area: 'test',
    routes: [
      { ...route, path: '/order/details/:id' },
      { ...route, path: '/admin/orders/:id' },
      { ...route, path: '/' },
    ],
  };
};

/** Opens order 12 as a person of that role does; in Portugal, unless said otherwise. @param query of the address */
export function openOrder(
  { api }: FakeChat,
  role: Role,
  market: 'ES' | 'PT' = 'PT',
  order = baixaOrder,
  query = '',
) {
  const path = role === 2 || role === 4 ? 'admin/orders' : 'order/details';
  return renderApp({ api, areas: [hostOf(order), chatArea], at: `/${path}/${order.id}${query}`, market });
}

export const log = () => screen.findByRole('log', { name: text('log', { number: '#O-12' }) });
export const field = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: composerText('writeMessage') });

/** Somebody looks at this window, or at another one. */
export function lookAt(isLooking: boolean): void {
  Object.defineProperty(document, 'hasFocus', { value: () => isLooking, configurable: true });
  window.dispatchEvent(new Event(isLooking ? 'focus' : 'blur'));
}
