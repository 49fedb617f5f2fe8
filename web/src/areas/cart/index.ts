import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import { restaurantStaff } from '@portal/contracts/kernel';
import type { AreaManifest } from '#core/area-manifest';
import { menuRoute } from '#core/area-routes';

const templates = { CAST: 'Plantillas', CAT: 'Plantilles', PT: 'Modelos' };

/** Only restaurant staff orders (R-CAT-11). */
export const cartArea: AreaManifest = {
  area: 'cart',
  routes: [
    {
      path: '/order/:id',
      frame: 'portal',
      title: { CAST: 'Pedir una pieza', CAT: 'Demana una peça', PT: 'Pedir uma peça' },
      roles: restaurantStaff,
      screen: () => import('./NewOrderScreen').then((module) => module.NewOrderScreen),
    },
    {
      path: '/order/edit/:id',
      frame: 'portal',
      title: { CAST: 'Modificar una pieza', CAT: 'Modifica una peça', PT: 'Alterar uma peça' },
      roles: restaurantStaff,
      screen: () => import('./EditOrderScreen').then((module) => module.EditOrderScreen),
    },
    menuRoute('/cart', () => import('./CartScreen').then((module) => module.CartScreen)),
    {
      path: '/library/templates',
      frame: 'portal',
      title: templates,
      roles: restaurantStaff,
      screen: () => import('./TemplatesScreen').then((module) => module.TemplatesScreen),
    },
  ],
  nav: ['/cart'],
  actions: [
    {
      id: 'cart.send',
      label: {
        CAST: 'Revisar la cesta y enviar el pedido',
        CAT: 'Revisa la cistella i envia la comanda',
        PT: 'Ver o carrinho e enviar o pedido',
      },
      to: '/cart',
      roles: restaurantStaff,
    },
    {
      id: 'cart.templates',
      label: templates,
      icon: BookmarksOutlined,
      to: '/library/templates',
      roles: restaurantStaff,
    },
  ],
  finders: [() => import('./templates').then((module) => module.useFoundTemplates)],
  topBar: [
    {
      roles: restaurantStaff,
      button: () => import('./CartButton').then((module) => module.CartButton),
    },
  ],
  slots: {
    orderAgain: {
      roles: restaurantStaff,
      part: () => import('./OrderAgainButton').then((module) => module.OrderAgainButton),
    },
    orderItem: [
      {
        roles: restaurantStaff,
        part: () => import('./OrderAgainButton').then((module) => module.NewerItemButton),
      },
      {
        roles: restaurantStaff,
        part: () => import('./OrderAgainButton').then((module) => module.SaveItemButton),
      },
      {
        roles: restaurantStaff,
        part: () => import('./OrderAgainButton').then((module) => module.PrintItemButton),
      },
    ],
    orderRow: [
      {
        roles: restaurantStaff,
        part: () => import('./OrderAgainButton').then((module) => module.PrintOrderButton),
      },
      {
        roles: restaurantStaff,
        part: () => import('./OrderAgainButton').then((module) => module.RepeatOrderButton),
      },
    ],
    libraryPanels: {
      roles: restaurantStaff,
      part: () => import('./TemplatesPanel').then((module) => module.TemplatesPanel),
    },
    selectionActions: {
      order: 40,
      roles: restaurantStaff,
      part: () => import('./OrderManyButton').then((module) => module.OrderSelectionButton),
    },
    orderResources: {
      roles: restaurantStaff,
      part: () => import('./OrderManyButton').then((module) => module.OrderManyButton),
    },
  },
  live: [
    () => import('@portal/contracts/contract/cart').then(({ syncedCartPushes }) => syncedCartPushes.live),
    () => import('@portal/contracts/contract/templates').then(({ templatePushes }) => templatePushes.live),
  ],
  overlays: [
    {
      roles: restaurantStaff,
      part: () => import('./CartSyncOverlay').then((module) => module.CartSyncOverlay),
    },
  ],
  forget: async (userId) => {
    const { cartStorage, dropAllDrafts } = await import('./cart-storage');
    cartStorage.forget(userId);
    dropAllDrafts();
  },
};
