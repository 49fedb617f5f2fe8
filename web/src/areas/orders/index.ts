import { administrators, restaurantStaff } from '@portal/contracts/kernel';
import type { AreaManifest } from '#core/area-manifest';
import { menuRoute } from '#core/area-routes';
import type { Localised } from '#core/i18n/define-texts';

const myTitle: Localised = { CAST: 'Mis pedidos', CAT: 'Les meves comandes', PT: 'Os meus pedidos' };
const triageTitle: Localised = {
  CAST: 'Pedidos por atender',
  CAT: 'Comandes per atendre',
  PT: 'Pedidos por tratar',
};

export const ordersArea: AreaManifest = {
  area: 'orders',
  routes: [
    menuRoute('/orders', () => import('./OrdersScreen').then((module) => module.OrdersScreen), {
      roles: undefined,
    }),
    {
      path: '/order/details/:id',
      frame: 'portal',
      title: { CAST: 'Pedido', CAT: 'Comanda', PT: 'Pedido' },
      screen: () => import('./OrderDetailsScreen').then((module) => module.OrderDetailsScreen),
    },
    // One route: the list keeps its position when an order opens.
    menuRoute('/admin/orders', () => import('./TriageScreen').then((module) => module.TriageScreen), {
      path: '/admin/orders/:id?',
      asks: () => import('./orders-work').then((module) => module.ordersQuestions),
    }),
  ],
  nav: ['/orders', '/admin/orders'],
  actions: [
    {
      id: 'orders.mine',
      label: myTitle,
      roles: restaurantStaff,
      to: '/orders?scope=all',
    },
    {
      id: 'orders.triage',
      label: triageTitle,
      roles: administrators,
      to: '/admin/orders?status=1,2,3',
    },
  ],
  finders: [() => import('./use-found-orders').then((module) => module.useFoundOrders)],
  slots: {
    homeAlerts: {
      order: 40,
      roles: restaurantStaff,
      part: () => import('./HomeOrdersPanel').then((module) => module.HomeOrdersPanel),
    },
  },
  live: () => import('./orders').then(({ ordersLive }) => ordersLive),
  forget: async (userId) => {
    const { quoteDrafts, saidDrafts } = await import('./quote');
    quoteDrafts.forget(userId);
    saidDrafts.forget(userId);
  },
};
