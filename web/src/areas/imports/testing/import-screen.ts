import type { ImportRecord } from '@portal/contracts/areas/imports';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect } from '@jest/globals';
import type { AreaManifest } from '#core/area-manifest';
import { type FakeUpload, fakeUploads } from '#testing/fake-upload';
import { renderApp } from '#testing/render-app';
import { textsOf } from '#testing/text-of';
import { widen } from '#testing/widen';
import { historyTexts, importsTexts } from '../texts';
import { importsArea } from '../index';
import type { FakeImports } from './imports-api';

const text = textsOf(importsTexts);
const title = { CAST: 'T', CAT: 'T', PT: 'T' };
const elsewhere: AreaManifest = {
  area: 'elsewhere',
  routes: [
    { path: '/', frame: 'portal', title, screen: async () => () => 'home' },
    { path: '/admin', frame: 'portal', title, screen: async () => () => 'admin' },
  ],
};

let begun: readonly FakeUpload[] = [];
/** The uploads that the test which is running has begun, in order. */
export const uploads = (): readonly FakeUpload[] => begun;

/** Each test of a file begins on a phone, holds its uploads in its hand, and leaves nothing behind. */
export function prepareEachTest(): void {
  let restore: () => void;
  beforeEach(() => {
    widen(400);
    ({ uploads: begun, restore } = fakeUploads());
  });
  afterEach(() => {
    restore();
    cleanup();
    localStorage.clear();
  });
}

/** The screen of imports, at an address. */
export async function openImports({ api }: Pick<FakeImports, 'api'>, at = '/admin/import?kind=sales') {
  const app = renderApp({ api, areas: [importsArea, elsewhere], at });
  await screen.findByRole('heading', { level: 1, name: text('title') });
  return app;
}

export const sheet = (name: string) => new File(['PK'], name);

/** Brings files to the place for spreadsheets, as a picker without filters would. */
export async function bring(...files: readonly File[]): Promise<void> {
  const step = await screen.findByRole('listitem', { name: text('step.file') });
  const input = step.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('there is no input for files');
  await userEvent.upload(input, [...files], { applyAccept: false });
}

/** The server has looked at an upload. */
export async function answer(imports: FakeImports, index: number, found: ImportRecord): Promise<void> {
  await waitFor(() => expect(begun.length).toBeGreaterThan(index));
  imports.add(found);
  await act(async () => begun[index]?.finishWith(found));
}

export const step = (name: 'step.file' | 'step.difference' | 'step.confirm') =>
  within(screen.getByRole('listitem', { name: text(name) }));
/** Earlier imports, the newest first. */
export const history = (): readonly HTMLElement[] =>
  within(screen.getByRole('list', { name: textsOf(historyTexts)('title') })).getAllByRole('listitem');
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
