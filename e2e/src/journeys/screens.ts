import { press, type Screen } from './screen';
import {
  ask,
  firstResource,
  freeOrder,
  monthWithReports,
  noteOnCart,
  orderWith,
  talkedAbout,
} from './screen-paths';
import { planningScreens } from './screens-of-planning';
import { recordScreens } from './screens-of-records';

const inConversation = { market: 'PT' } as const;

/** For accessibility and pictures. */
export const screens: readonly Screen[] = [
  { name: 'login', account: null, path: '/login' },
  { name: 'login-error', account: null, path: '/login?error=auth' },
  { name: 'terms', account: 'newcomer', path: '/' },
  { name: 'home', account: 'franchisee', path: '/' },
  { name: 'national', account: 'franchisee', path: '/nacional' },
  {
    name: 'category',
    account: 'franchisee',
    path: async (page) => ((await firstResource(page))?.link ?? '').split('/').slice(0, 3).join('/'),
  },
  { name: 'piece', account: 'franchisee', path: async (page) => (await firstResource(page))?.link ?? '' },
  { name: 'toolkits', account: 'franchisee', path: '/toolkits' },
  { name: 'practices', account: 'franchisee', path: '/practices' },
  { name: 'search', account: 'franchisee', path: '/search?s=menu' },
  { name: 'search-nothing', account: 'franchisee', path: '/search?s=xyzxyz' },
  {
    name: 'wizard',
    account: 'franchisee',
    path: async (page) => `/order/${(await firstResource(page))?.id}`,
  },
  { name: 'cart-empty', account: 'franchisee', path: '/cart' },
  { name: 'orders', account: 'franchisee', path: '/orders' },
  { name: 'templates', account: 'franchisee', path: '/library/templates' },
  {
    name: 'template-in-use',
    account: 'franchisee',
    path: '/library/templates',
    act: (page) => press(page, /^Usar/),
  },
  {
    name: 'many-pieces',
    account: 'franchisee',
    path: '/library',
    act: (page) => press(page, /^Pedir tudo|^Pedir todo/),
  },
  { name: 'restaurants', account: 'admin', path: '/admin/restaurants' },
  { name: 'restaurant-add', account: 'admin', path: '/admin/restaurants/add' },
  { name: 'restaurant-edit', account: 'admin', path: '/admin/restaurants/1' },
  { name: 'account', account: 'franchisee', path: '/account' },
  { name: 'config', account: 'franchisee', path: '/config' },
  {
    name: 'restaurants-menu',
    account: 'franchisee',
    path: '/',
    act: (page) => press(page, /^Restaurante: /),
  },
  { name: 'sections', account: 'editor', path: '/admin/sections' },
  { name: 'section-add', account: 'editor', path: '/admin/section/add' },
  { name: 'section-edit', account: 'admin', path: '/admin/section/2' },
  {
    name: 'order',
    account: 'franchisee',
    path: async (page) => `/order/details/${(await ask(page, 'order?size=1'))[0]?.id}`,
  },
  {
    ...inConversation,
    name: 'order-conversation',
    account: 'franchisee',
    path: (page) => talkedAbout(page, '/order/details'),
  },
  {
    ...inConversation,
    name: 'messages-waiting',
    account: 'franchisee',
    path: '/orders?scope=all',
    act: (page) => press(page, /^Mensagens/),
  },
  // Without pauses, these redirect.
  { name: 'pauses', account: 'franchisee', path: '/pauses' },
  { name: 'pause-request', account: 'franchisee', path: '/pauses?request=new' },
  { name: 'channels', account: 'franchisee', path: '/channels' },
  {
    name: 'channels-planned',
    account: 'franchisee',
    path: '/channels',
    act: (page) => page.getByRole('radio', { name: /^Program/ }).check({ force: true }),
  },
  {
    name: 'special-day',
    account: 'franchisee',
    path: '/channels',
    act: (page) => press(page, /^(Añadir un día|Adicionar um dia)$/),
  },
  { name: 'calendar', account: 'franchisee', path: '/calendar' },
  { name: 'calendar-chain', account: 'admin', path: '/admin/calendar' },
  { name: 'calendar-chain-year', account: 'editor', path: '/admin/calendar?view=year' },
  {
    name: 'calendar-chain-day',
    account: 'admin',
    path: '/admin/calendar',
    // Today, which is the tab stop.
    act: (page) => page.locator('[role="gridcell"] [tabindex="0"]').click(),
  },
  { name: 'channels-read-only', account: 'editor', path: '/channels' },
  { name: 'notifications', account: 'franchisee', path: '/notifications' },
  { name: 'bell', account: 'franchisee', path: '/', act: (page) => press(page, /^Avisos,/) },
  { name: 'custom-resource', account: 'franchisee', path: '/customresource' },
  { name: 'opening', account: 'franchisee', path: '/comunicacion/form' },
  { name: 'briefing', account: 'franchisee', path: '/briefing' },
  { name: 'unsubscribe', account: null, path: '/unsubscribe/none' },
  { name: 'overview', account: 'admin', path: '/admin/overview' },
  { name: 'working-days', account: 'admin', path: '/admin/overview/working-days' },
  { name: 'overview-restricted', account: 'editor', path: '/admin/overview' },
  { name: 'triage', account: 'admin', path: '/admin/orders' },
  {
    name: 'triage-order',
    account: 'admin',
    path: async (page) => `/admin/orders/${(await ask(page, 'order?size=1'))[0]?.id}`,
  },
  {
    ...inConversation,
    name: 'triage-conversation',
    account: 'admin',
    path: (page) => talkedAbout(page, '/admin/orders'),
  },
  {
    ...inConversation,
    name: 'triage-note',
    account: 'admin',
    path: (page) => talkedAbout(page, '/admin/orders'),
    act: (page) => page.getByRole('radio', { name: 'Nota interna' }).check(),
  },
  {
    ...inConversation,
    name: 'triage-mention',
    account: 'admin',
    path: (page) => talkedAbout(page, '/admin/orders'),
    async act(page) {
      await page.getByRole('radio', { name: 'Nota interna' }).check();
      await press(page, 'Mencionar alguém');
      await page.getByRole('listbox').waitFor();
    },
  },
  {
    ...inConversation,
    name: 'kept-answers',
    account: 'admin',
    path: (page) => talkedAbout(page, '/admin/orders'),
    act: (page) => press(page, 'Respostas guardadas'),
  },
  { name: 'pauses-triage', account: 'admin', path: '/admin/mop' },
  { name: 'pauses-week', account: 'admin', path: '/admin/mop?view=week' },
  {
    ...inConversation,
    name: 'conversation-read-only',
    account: 'editor',
    path: (page) => talkedAbout(page, '/admin/orders'),
  },
  { name: 'triage-read-only', account: 'editor', path: '/admin/orders' },
  { name: 'national-plan', account: 'admin', path: '/admin/plan', market: 'ES' },
  {
    name: 'national-plan-action',
    account: 'admin',
    path: '/admin/plan',
    market: 'ES',
    act: (page) =>
      page
        .getByRole('button', { name: /^Añadir acción a/ })
        .first()
        .click(),
  },
  {
    name: 'national-plan-deletion',
    account: 'admin',
    path: '/admin/plan',
    market: 'ES',
    act: (page) => press(page, /^Borrar/),
  },
  { name: 'operations', account: 'admin', path: '/admin/operations' },
  { name: 'download-report', account: 'admin', path: '/admin/inform' },
  { name: 'partner', account: 'partner', path: '/partner/reports' },
  { name: 'partner-add', account: 'partner', path: '/partner/reports/add' },
  { name: 'partner-month', account: 'partner', path: monthWithReports },
  { name: 'partner-account', account: 'partner', path: '/partner/account' },
  { name: 'library', account: 'franchisee', path: '/library' },
  {
    name: 'collection',
    account: 'franchisee',
    path: async (page) => `/library/collections/${(await ask(page, 'library/collections'))[0]?.id}`,
  },
  { name: 'cart-notices', account: 'franchisee', path: '/cart', act: noteOnCart },
  {
    name: 'order-cancel',
    account: 'franchisee',
    path: (page) => freeOrder(page, '/order/details'),
    act: (page) => press(page, /^Cancelar( o)? pedido$/),
  },
  {
    name: 'order-change',
    account: 'franchisee',
    path: (page) => freeOrder(page, '/order/details'),
    act: (page) => press(page, /^(Cambiar|Alterar)$/),
  },
  {
    name: 'triage-workload',
    account: 'admin',
    path: '/admin/orders',
    act: async (page) => {
      // Collapsed on small screens.
      const filters = page.getByRole('button', { name: /^Filtros/ });
      if (await filters.isVisible()) await filters.click();
      await press(page, /^Carga de traba(jo|lho)/);
    },
  },
  {
    name: 'triage-assign',
    account: 'admin',
    path: (page) => freeOrder(page, '/admin/orders'),
    act: (page) => press(page, /^Respons[aá]vel|^Responsable: /),
  },
  { name: 'map', account: 'admin', path: '/admin/map' },
  { name: 'map-chosen', account: 'admin', path: '/admin/map?id=1&by=orders' },
  { name: 'film', account: 'admin', path: '/admin/film?time=12:30:00' },
  { name: 'map-read-only', account: 'editor', path: '/admin/map' },
  { name: 'own-restaurants', account: 'franchisee', path: '/restaurants' },
  {
    name: 'order-quote',
    account: 'franchisee',
    path: (page) => orderWith(page, '/order/details', ({ quote }) => quote === 'waiting'),
  },
  {
    name: 'order-art',
    account: 'franchisee',
    path: (page) => orderWith(page, '/order/details', ({ pieces_ready: ready }) => ready > 0),
  },
  {
    name: 'order-proof',
    account: 'franchisee',
    path: (page) => orderWith(page, '/order/details', ({ proofs_waiting: proofs }) => proofs > 0),
    act: (page) => press(page, /^Ver a prova|^Ver la prueba/),
  },
  {
    name: 'triage-quote',
    account: 'admin',
    path: (page) => orderWith(page, '/admin/orders', ({ quote }) => quote === 'asked'),
  },
  {
    name: 'triage-send-proof',
    account: 'admin',
    path: (page) => orderWith(page, '/admin/orders', ({ proofs_waiting: proofs }) => proofs > 0),
    act: (page) => press(page, /^Enviar (la|a) vers/),
  },
  ...planningScreens,
  ...recordScreens,
  // Runs no script, so it cannot be queried from.
  { name: 'mailbox', account: 'admin', path: '/dev/mailbox' },
];
