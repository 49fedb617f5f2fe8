import { press, type Screen } from './screen';

/** Diagnostic, plan and imports: Spain only. */
export const planningScreens: readonly Screen[] = [
  { name: 'planner', account: 'franchisee', path: '/marketing', market: 'ES' },
  {
    name: 'planner-action',
    account: 'franchisee',
    path: '/marketing',
    market: 'ES',
    act: (page) => press(page, 'Añadir acción'),
  },
  {
    name: 'planner-list',
    account: 'franchisee',
    path: '/marketing',
    market: 'ES',
    act: async (page) => {
      // Phones have no choice.
      const list = page.getByRole('radio', { name: 'Lista' });
      if ((await list.count()) > 0) await list.check({ force: true });
    },
  },
  {
    name: 'planner-objective',
    account: 'franchisee',
    path: '/marketing',
    market: 'ES',
    act: (page) => press(page, /^(Cambiar|Editar)/),
  },
  {
    name: 'planner-subscription',
    account: 'franchisee',
    path: '/marketing',
    market: 'ES',
    act: async (page) => {
      await press(page, /^Calendario/);
      await page.getByRole('menuitem').nth(1).click();
    },
  },
  { name: 'planner-read-only', account: 'editor', path: '/marketing', market: 'ES' },
  { name: 'diagnostic', account: 'franchisee', path: '/diagnostic', market: 'ES' },
  {
    name: 'diagnostic-examples',
    account: 'franchisee',
    path: '/diagnostic',
    market: 'ES',
    act: (page) => press(page, 'Ver ejemplos: Fortalezas'),
  },
  { name: 'diagnostic-read-only', account: 'editor', path: '/diagnostic', market: 'ES' },
  {
    name: 'diagnostic-own-brand',
    account: 'franchisee',
    path: '/diagnostic',
    act: (page) => press(page, /^Añadir marca propia/),
    market: 'ES',
  },
  // In Portugal, this redirects to the administration.
  { name: 'reference', account: 'admin', path: '/admin/reference' },
  { name: 'reference-add', account: 'admin', path: '/admin/reference/add' },
  { name: 'reference-swot', account: 'admin', path: '/admin/reference/swot' },
  { name: 'reference-swot-add', account: 'admin', path: '/admin/reference/swot/add' },
  { name: 'channel-documents', account: 'admin', path: '/admin/documents' },
  // In Portugal, this redirects to the administration.
  { name: 'imports', account: 'admin', path: '/admin/import' },
  {
    name: 'imports-sheet',
    account: 'admin',
    path: '/admin/import?kind=pmix',
    act: (page) => press(page, /^(Ver el ejemplo|Ver o exemplo)$/),
    market: 'ES',
  },
  {
    name: 'imports-undo',
    account: 'admin',
    path: '/admin/import?kind=sales',
    act: (page) => press(page, /^Deshacer la importación/),
    market: 'ES',
  },
];
