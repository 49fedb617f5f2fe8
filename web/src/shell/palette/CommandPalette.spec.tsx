import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts/kernel';
import { userEvent } from '@testing-library/user-event';
import { renderApp } from '#testing/render-app';
import type { PersonFacts } from '#testing/sample-session';
import { fakeApi, inside, press, screen, see, textsOf, uiText, waitFor, within } from '#testing/screen-kit';
import { type KeyInUse, useAnnouncedKeys } from '#ui/table/keys-in-use';
import { rowKeys } from '#ui/table/use-row-keys';
import { recentTexts } from '#core/texts';
import { preferencesTexts } from '#ui/texts';
import { paletteTexts } from '../texts';
import type { AreaManifest } from '#core/area-manifest';
import { recentSearches } from '#core/recent-searches';

const text = textsOf(paletteTexts);
const recentText = textsOf(recentTexts);
const preferencesText = textsOf(preferencesTexts);

const named = (name: string) => ({ CAST: name, CAT: name, PT: name });
const route = (path: string, words: string, frame: 'portal' | 'partner' = 'portal') => ({
  path,
  frame,
  title: named(words),
  screen: async () => () => (
    <label>
      {words} <input />
    </label>
  ),
});
const areas: readonly AreaManifest[] = [
  {
    area: 'test',
    routes: [
      route('/', 'home'),
      route('/orders', 'orders'),
      route('/admin/orders', 'triage'),
      route('/search', 'search'),
      route('/order/details/:id', 'order'),
      route('/partner/reports', 'reports', 'partner'),
    ],
    nav: [
      { to: '/orders', label: named('Encargos'), places: ['sections'] },
      { to: '/admin/orders', label: named('Bandeja'), places: ['rail'], roles: [2, 4] },
    ],
    actions: [{ id: 'new', label: named('Pedir una pieza'), to: '/orders', roles: [1] }],
  },
];

async function open(type: Role, at = '/') {
  const app = renderApp({ api: fakeApi().signedIn({ type }), areas, at });
  await screen.findByRole('textbox');
  return app;
}
const options = async () => {
  const dialog = await screen.findByRole('dialog', { name: text('title') });
  // Its field comes first.
  await waitFor(() => expect(within(dialog).queryAllByRole('status')).toHaveLength(2));
  return within(dialog)
    .queryAllByRole('option')
    .map((option) => option.textContent);
};

describe('the palette', () => {
  it('opens with Ctrl+K, also out of a field, and has the places and actions of this person only', async () => {
    await open(1);
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(await options()).toEqual(['Encargos', 'Pedir una pieza']);
  });

  it('has no order button for administrators, but their triage', async () => {
    await open(2);
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(await options()).toEqual(['Encargos', 'Bandeja']);
  });

  it.each([
    ['administrators', Role.Administrator, ['Bandeja', 'Personas', 'Nacional', 'Cuenta']],
    ['restaurants', Role.Franchisee, ['Nacional', 'Cesta', 'Cuenta']],
  ] as const)(
    '[U13] begins with what %s work with, and ends with the own account',
    async (_who, type, found) => {
      const entry = { order: 10 };
      const nav: AreaManifest['nav'] = [
        { ...entry, to: '/account', label: named('Cuenta'), places: ['account'] },
        { ...entry, to: '/nacional', label: named('Nacional'), places: ['sections', 'rail'] },
        {
          ...entry,
          to: '/cart',
          label: named('Cesta'),
          places: ['bottom'],
          roles: [Role.Franchisee],
          order: 80,
        },
        ...(['people', 'work'] as const).map((group) => ({
          ...entry,
          to: group === 'work' ? ('/admin/orders' as const) : ('/admin/users' as const),
          label: named(group === 'work' ? 'Bandeja' : 'Personas'),
          places: ['rail' as const],
          roles: [Role.Administrator],
          group,
          order: 20,
        })),
      ];
      renderApp({
        api: fakeApi().signedIn({ type }),
        areas: [{ area: 'test', routes: [route('/', 'home')], nav }],
        at: '/',
      });
      await screen.findByRole('textbox');
      await userEvent.keyboard('{Control>}k{/Control}');
      expect(await options()).toEqual(found);
    },
  );

  it('goes there with Enter', async () => {
    const app = await open(2);
    await userEvent.keyboard('{Control>}k{/Control}');
    await options();
    await userEvent.keyboard('band{Enter}');
    await waitFor(() => expect(app.path()).toBe('/admin/orders'));
  });

  it('[R-PLT-15] searches for anything else that is typed', async () => {
    const app = await open(1);
    await userEvent.keyboard('{Control>}k{/Control}');
    await options();
    await userEvent.keyboard('menú{Enter}');
    await waitFor(() => expect(app.path()).toBe('/search?s=men%C3%BA'));
  });

  it('[R-NAV-39] offers partners no search', async () => {
    await open(6);
    await userEvent.keyboard('{Control>}k{/Control}');
    await options();
    await userEvent.keyboard('menú');
    expect(await options()).toEqual([]);
  });
});

describe('what was searched for last', () => {
  const carmen = 7;
  const searched = async (facts: Partial<PersonFacts> = {}) => {
    for (const term of ['lona', 'menú']) recentSearches.add(carmen, term);
    const app = renderApp({ api: fakeApi().signedIn({ type: 1, ...facts }), areas, at: '/' });
    await screen.findByRole('textbox');
    await userEvent.keyboard('{Control>}k{/Control}');
    await options();
    return app;
  };
  const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: text('title') });
  const terms = () => recentSearches.termsOf(carmen);

  it('[R-PLT-15] is first before anything is typed, and Enter writes it into the field', async () => {
    await searched();
    expect(await options()).toEqual([
      expect.stringContaining('menú'),
      expect.stringContaining('lona'),
      recentText('clear'),
      'Encargos',
      'Pedir una pieza',
    ]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(field().value).toBe('lona');
    expect(await options()).toEqual([text('searchFor', { term: 'lona' })]);
  });

  it('[R-PLT-15] is taken away with Delete, one after the other, and not while something is typed', async () => {
    await searched();
    await userEvent.keyboard('x{Delete}{Backspace}');
    expect(terms()).toEqual(['menú', 'lona']);
    await userEvent.keyboard('{Delete}');
    expect(terms()).toEqual(['lona']);
    expect(screen.getByText(recentText('forgotten', { term: 'menú' }))).toBeTruthy();
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('lona');
    await userEvent.keyboard('{Delete}');
    expect(terms()).toEqual([]);
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Encargos');
  });

  it('[R-PLT-15] is taken away with its cross, or all of it, and the palette stays', async () => {
    await searched();
    await userEvent.click(screen.getByTitle(recentText('forget', { term: 'lona' })));
    expect(terms()).toEqual(['menú']);
    await press(recentText('clear'), 'option');
    expect(await options()).toEqual(['Encargos', 'Pedir una pieza']);
    expect(document.activeElement).toBe(field());
  });

  it('is no search that only leads to a screen', async () => {
    await searched();
    await userEvent.keyboard('enc{Enter}');
    await waitFor(() => see.none('dialog'));
    expect(terms()).toEqual(['menú', 'lona']);
  });

  it('[R-PLT-15] is nothing that was looked for in vain: the search keeps it where it finds something', async () => {
    const app = await searched();
    await userEvent.keyboard('xyz{Enter}');
    await waitFor(() => expect(app.path()).toBe('/search?s=xyz'));
    expect(terms()).toEqual(['menú', 'lona']);
  });

  it('[AMB-06] is not shown to an administrator who acts in the name of that person', async () => {
    await searched({
      acting: { restaurant_id: null, user_id: carmen, until: '2030-01-01T00:00:00Z', role: 2 },
    });
    expect(await options()).toEqual(['Encargos', 'Pedir una pieza']);
  });

  it('[W18] is gone once the person signs out', async () => {
    await searched();
    await userEvent.keyboard('{Escape}');
    await press(/Carmen Ruiz/);
    await press(preferencesText('signOut'));
    await waitFor(() =>
      expect(Object.keys(localStorage).filter((key) => key.startsWith('searches'))).toEqual([]),
    );
  });
});

const keysOfList: readonly KeyInUse[] = [...rowKeys, ['setStatus', '1 – 3']];

describe('keys without Ctrl', () => {
  it('show the sheet of shortcuts, but not while typing', async () => {
    await open(1);
    await userEvent.type(screen.getByRole('textbox'), '?');
    see.none('dialog');
    await userEvent.click(document.body);
    await userEvent.keyboard('?');
    await see.role('dialog', text('shortcutsTitle'));
  });

  it('are named where they work only: those of a list on its screen', async () => {
    const List = () => {
      useAnnouncedKeys(keysOfList);
      return <input />;
    };
    const list = { ...route('/list', 'list'), screen: async () => List };
    const withList = [{ area: 'test', routes: [...(areas[0]?.routes ?? []), list] }];
    const api = fakeApi().signedIn({ type: 2 });
    const here = renderApp({ api, areas: withList, at: '/list' });
    await screen.findByRole('textbox');
    await userEvent.keyboard('?');
    const keys = await inside('dialog', text('shortcutsTitle'));
    expect(keys.getByText(text('inList'))).toBeTruthy();
    expect(keys.getByText('1 – 3')).toBeTruthy();
    here.unmount();
    await open(2);
    await userEvent.keyboard('?');
    await screen.findByRole('dialog', { name: text('shortcutsTitle') });
    see.noText(text('inList'));
  });

  it('can be switched off for good (WCAG 2.1.4)', async () => {
    await open(1);
    await userEvent.keyboard('?');
    await press(text('singleKeys'), 'switch');
    await press(uiText('close'));
    await waitFor(() => see.none('dialog'));
    await userEvent.keyboard('?');
    see.none('dialog');
    expect(localStorage.getItem('singleKeys')).toBe('off');
  });
});
