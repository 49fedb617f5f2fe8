import InboxRounded from '@mui/icons-material/InboxRounded';
import ReceiptLongRounded from '@mui/icons-material/ReceiptLongRounded';
import { administrators, restaurantStaff } from '@portal/contracts/kernel';
import type { AreaManifest } from '#core/area-manifest';
import type { Localised } from '#core/i18n/define-texts';

const title: Localised = { CAST: 'Pedidos', CAT: 'Comandes', PT: 'Pedidos' };
const myTitle: Localised = { CAST: 'Mis pedidos', CAT: 'Les meves comandes', PT: 'Os meus pedidos' };
const triageTitle: Localised = {
  CAST: 'Pedidos por atender',
  CAT: 'Comandes per atendre',
  PT: 'Pedidos por tratar',
};

export const ordersArea: AreaManifest = {
  area: 'orders',
  routes: [
    {
      path: '/orders',
      frame: 'portal',
      title,
      screen: () => import('./OrdersScreen').then((module) => module.OrdersScreen),
    },
    {
      path: '/order/details/:id',
      frame: 'portal',
      title: { CAST: 'Pedido', CAT: 'Comanda', PT: 'Pedido' },
      screen: () => import('./OrderDetailsScreen').then((module) => module.OrderDetailsScreen),
    },
    {
      // One route: the list keeps its position when an order opens.
      path: '/admin/orders/:id?',
      frame: 'portal',
      roles: administrators,
      title,
      screen: () => import('./TriageScreen').then((module) => module.TriageScreen),
      asks: () => import('./orders-work').then((module) => module.ordersQuestions),
    },
  ],
  nav: ['/orders', '/admin/orders'],
  actions: [
    {
      id: 'orders.mine',
      label: myTitle,
      icon: ReceiptLongRounded,
      roles: restaurantStaff,
      to: '/orders?scope=all',
    },
    {
      id: 'orders.triage',
      label: triageTitle,
      icon: InboxRounded,
      roles: administrators,
      to: '/admin/orders?status=1,2,3',
    },
  ],
  finders: [() => import('./use-found-orders').then((module) => module.useFoundOrders)],
  live: () => import('./orders').then(({ ordersLive }) => ordersLive),
};
