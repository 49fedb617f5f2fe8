import ShoppingBasketOutlined from '@mui/icons-material/ShoppingBasketOutlined';
import { restaurantStaff } from '@portal/contracts/kernel';
import { inMenu } from '#app/main-menu';
import type { AreaManifest } from '#app/area-manifest';

const label = { CAST: 'Cesta', CAT: 'Cistella', PT: 'Carrinho' };

/** From a piece to an order: the wizard and the cart. Only people who work for restaurants order (R-CAT-11). */
export const cartArea: AreaManifest = {
  area: 'cart',
  routes: [
    {
      path: '/order/:id',
      frame: 'portal',
      title: { CAST: 'Pedir una pieza', CAT: 'Demana una peça', PT: 'Pedir uma peça' },
      roles: restaurantStaff,
      screen: () => import('./wizard/NewOrderScreen').then((module) => module.NewOrderScreen),
    },
    {
      path: '/order/edit/:id',
      frame: 'portal',
      title: { CAST: 'Modificar una pieza', CAT: 'Modifica una peça', PT: 'Alterar uma peça' },
      roles: restaurantStaff,
      screen: () => import('./wizard/EditOrderScreen').then((module) => module.EditOrderScreen),
    },
    {
      path: '/cart',
      frame: 'portal',
      title: label,
      roles: restaurantStaff,
      screen: () => import('./checkout/CartScreen').then((module) => module.CartScreen),
    },
  ],
  nav: [inMenu('/cart', ShoppingBasketOutlined)],
  actions: [
    {
      id: 'cart.send',
      label: {
        CAST: 'Revisar la cesta y enviar el pedido',
        CAT: 'Revisa la cistella i envia la comanda',
        PT: 'Rever o carrinho e enviar o pedido',
      },
      icon: ShoppingBasketOutlined,
      to: '/cart',
      roles: restaurantStaff,
    },
  ],
  topBar: [
    {
      roles: restaurantStaff,
      button: () => import('./CartButton').then((module) => module.CartButton),
    },
  ],
  slots: {
    orderAgain: {
      roles: restaurantStaff,
      part: () => import('./again/OrderAgainButton').then((module) => module.OrderAgainButton),
    },
    orderResources: {
      roles: restaurantStaff,
      part: () => import('./many/OrderManyButton').then((module) => module.OrderManyButton),
    },
  },
  live: () => import('./cart.live').then((module) => module.cartLive),
  overlays: [
    {
      roles: restaurantStaff,
      part: () => import('./KeptCartOverlay').then((module) => module.KeptCartOverlay),
    },
  ],
  forget: async (userId) => {
    const [{ cartStorage }, { dropAllDrafts }] = await Promise.all([
      import('./store/cart-storage'),
      import('./store/draft-storage'),
    ]);
    cartStorage.forget(userId);
    dropAllDrafts();
  },
};
