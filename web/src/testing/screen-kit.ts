import { expect } from '@jest/globals';
import type { CallContract, Market } from '@portal/contracts/kernel';
import { type ByRoleMatcher, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AreaManifest } from '#core/area-manifest';
import { coreTexts } from '#core/texts/early';
import { recordTexts, tableTexts } from '#ui/texts';
import { uiTexts } from '#ui/texts/early';
import type { FakeApi } from './fake-api';
import { app, renderApp } from './render-app';
import { textsOf } from './text-of';

export { app, textsOf };
export { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
export * from './fake-api';
export * from './sample-session';
export { testArea } from './test-area';
export { widen } from './widen';

export const user = userEvent.setup({ delay: null });
export const uiText = textsOf(uiTexts);
export const coreText = textsOf(coreTexts);
export const tableText = textsOf(tableTexts);
export const recordText = textsOf(recordTexts);

type Faked = Pick<FakeApi, 'fetch'> | { readonly api: Pick<FakeApi, 'fetch'> };

/** `show(fake, address, market)` renders the areas and returns the fake; `app` is what is shown. */
export const screenKit =
  (areas: AreaManifest | readonly AreaManifest[], home = '/', usual: Market = 'ES') =>
  <F extends Faked>(fake: F, at: string = home, market: Market = usual): F => {
    renderApp({ api: 'api' in fake ? fake.api : fake, areas: [areas].flat(), at, market });
    return fake;
  };

type Name = string | RegExp | ((name: string) => boolean);
/** `screen`, or `within(dialog)`. */
type Where = Pick<typeof screen, 'findByRole' | 'findByText'>;

export const press = async (name: Name, role: ByRoleMatcher = 'button', where: Where = screen) =>
  userEvent.click(await where.findByRole(role, { name }));

/** By keys, after what the field has. */
export const type = async (
  name: Name,
  value: string,
  role: ByRoleMatcher = 'textbox',
  where: Where = screen,
) => userEvent.type(await where.findByRole(role, { name }), value);

/** At once, instead of what the field has. */
export const fill = async (
  name: Name,
  value: string,
  role: ByRoleMatcher = 'textbox',
  where: Where = screen,
) => fireEvent.change(await where.findByRole(role, { name }), { target: { value } });

export const select = async (name: Name, value: string | string[], where: Where = screen) =>
  userEvent.selectOptions(await where.findByRole('combobox', { name }), value);

/** `within` the element of this role. */
export const inside = async (role: ByRoleMatcher, name?: Name) =>
  within(await screen.findByRole(role, name === undefined ? {} : { name }));

const isPath = (path: string | RegExp): unknown =>
  typeof path === 'string' ? path : expect.stringMatching(path);

const seeText = async (text: Name, where: Where = screen) =>
  expect(await where.findByText(text)).toBeTruthy();

/** `see(text)` and `see.role(…)` wait; `see.none(…)` and `see.noText(…)` do not. */
export const see = Object.assign(seeText, {
  role: async (role: ByRoleMatcher, name: Name, where: Where = screen) =>
    expect(await where.findByRole(role, { name })).toBeTruthy(),
  none: (role: ByRoleMatcher, name?: Name) =>
    expect(screen.queryByRole(role, name === undefined ? {} : { name })).toBeNull(),
  noText: (text: Name) => expect(screen.queryByText(text)).toBeNull(),
  path: (path: string | RegExp) => waitFor(() => expect(app.path()).toEqual(isPath(path))),
  /** Number or inputs of all calls, oldest first. */
  sent: <C extends CallContract>(
    fake: FakeApi | { readonly api: FakeApi },
    call: C,
    expected: number | readonly unknown[],
  ) =>
    waitFor(() => {
      const inputs = ('api' in fake ? fake.api : fake).callsTo(call);
      expect(typeof expected === 'number' ? inputs.length : inputs).toEqual(expected);
    }),
});

export function reads(element: Element | null | undefined, ...texts: readonly string[]): void {
  for (const text of texts) expect(element?.textContent).toContain(text);
}
