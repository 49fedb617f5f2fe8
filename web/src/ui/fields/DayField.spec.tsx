import { afterEach, expect, it } from '@jest/globals';
import type { Language } from '@portal/contracts/kernel';
import { cleanup, screen } from '@testing-library/react';
import { fakeApi } from '#testing/fake-api';
import { renderApp } from '#testing/render-app';
import { DayField } from './DayField';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const title = { CAST: 'T', CAT: 'T', PT: 'T' };
const Screen = () => <DayField label="Desde" name="from" value="2026-11-20" onChange={() => undefined} />;

it.each<[Language, string[]]>([
  ['CAST', ['Día', 'Mes', 'Año']],
  ['CAT', ['Dia', 'Mes', 'Any']],
  ['PT', ['Dia', 'Mês', 'Ano']],
])('[R-PLT-05] the parts of a day are named as the language writes them: %s', async (language, names) => {
  localStorage.setItem('language', language);
  renderApp({
    api: fakeApi().signedIn(),
    areas: [{ area: 'test', routes: [{ path: '/', frame: 'portal', title, screen: async () => Screen }] }],
    market: language === 'PT' ? 'PT' : 'ES',
  });
  const parts = await screen.findAllByRole('spinbutton');
  expect(parts.map((part) => part.getAttribute('aria-label'))).toEqual(names);
});
