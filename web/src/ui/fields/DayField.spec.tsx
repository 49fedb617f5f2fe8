import { describe, expect, it } from '@jest/globals';
import type { Language } from '@portal/contracts/kernel';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderApp } from '#testing/render-app';
import { cleanup, fakeApi, press, screen, testArea, textsOf } from '#testing/screen-kit';
import { uiTexts } from '../texts/early';
import { DayField } from './DayField';
import { readDay } from './day-entry';

const names: readonly [Language, string[]][] = [
  ['CAST', ['Día', 'Mes', 'Año']],
  ['CAT', ['Dia', 'Mes', 'Any']],
  ['PT', ['Dia', 'Mês', 'Ano']],
];

async function openField(language: Language, day = '') {
  const given: string[] = [];
  function Screen() {
    const [value, setValue] = useState(day);
    const change = (next: string) => {
      given.push(next);
      setValue(next);
    };
    return (
      <>
        <DayField label="Desde" name="from" value={value} onChange={change} />
        <button>next</button>
      </>
    );
  }
  localStorage.setItem('language', language);
  renderApp({
    api: fakeApi().signedIn(),
    areas: [testArea({ '/': Screen })],
    market: language === 'PT' ? 'PT' : 'ES',
  });
  const [first, , last] = await screen.findAllByRole('spinbutton');
  return {
    enter: () => userEvent.click(first as HTMLElement),
    enterYear: () => userEvent.click(last as HTMLElement),
    leave: () => press('next'),
    form: () => given.at(-1) ?? day,
    /** Without the library's blanks. */
    read: () =>
      screen
        .getAllByRole('spinbutton')
        .map((part) => part.textContent)
        .join('/'),
    says: (message: 'dayImpossible' | 'dayUnfinished') =>
      screen.queryByText(textsOf(uiTexts, language)(message)),
  };
}

it.each(names)(
  '[R-PLT-05] the parts of a day are named as the language writes them: %s',
  async (language, names) => {
    await openField(language, '2026-11-20');
    const parts = screen.getAllByRole('spinbutton');
    expect(parts.map((part) => part.getAttribute('aria-label'))).toEqual(names);
  },
);

const written = ['1/12/2026', '01/12/2026', '01.12.2026', '1-12-26', '1 12 26', '2026-12-01', '2026-12-1'];

describe.each(names)('[R-PLT-18] a day in %s', (language) => {
  it('is typed in each of these ways, over another day and into an empty field', async () => {
    const field = await openField(language);
    for (const keys of [...written, '01122026', '1/12/26']) {
      await field.enter();
      await userEvent.keyboard(keys);
      expect([keys, field.read(), field.form()]).toEqual([keys, '01/12/2026', '2026-12-01']);
      await field.leave();
      await field.enter();
      await userEvent.keyboard('20112025');
      expect(field.form()).toBe('2025-11-20');
      await field.leave();
    }
  }, 30_000);

  it('is pasted in each of these ways, and other text is left alone', async () => {
    const field = await openField(language, '2025-11-20');
    await field.enter();
    for (const text of ['mañana', '20261201x']) {
      await userEvent.paste(text);
      expect([field.read(), field.form()]).toEqual(['20/11/2025', '2025-11-20']);
    }
    for (const text of [...written, '2026-12-01T10:30:00.000Z', ' 01/12/2026 10:30', '1\u00a0/ 12 / 2026']) {
      await userEvent.paste(text);
      expect([text, field.read(), field.form()]).toEqual([text, '01/12/2026', '2026-12-01']);
      await userEvent.paste('20/11/2025');
    }
  }, 30_000);

  it('reports an invalid day as not existing, typed or pasted', async () => {
    for (const bring of [() => userEvent.keyboard('31/02/2026'), () => userEvent.paste('31.2.26')]) {
      const field = await openField(language, '2025-11-20');
      await field.enter();
      await bring();
      expect([field.form(), field.says('dayImpossible') !== null]).toEqual(['', true]);
      cleanup();
    }
  });
});

describe('what is typed into a day', () => {
  it('is no year before it has four digits, or two that can go no further', async () => {
    const field = await openField('CAST', '2025-12-01');
    await field.enterYear();
    await userEvent.keyboard('2');
    expect(field.form()).toBe('');
    await userEvent.keyboard('0');
    expect(field.form()).toBe('');
    await field.leave();
    expect([field.read(), field.form()]).toEqual(['01/12/2020', '2020-12-01']);
  });

  it('stays and is marked as unfinished where the year has one digit, or is missing', async () => {
    const field = await openField('CAST', '2025-12-01');
    await field.enterYear();
    await userEvent.keyboard('2');
    await field.leave();
    expect([field.form(), field.says('dayUnfinished') !== null]).toEqual(['', true]);
  });

  it('is nothing where a year comes first and no day follows', async () => {
    const field = await openField('CAST', '2025-12-01');
    await field.enter();
    await userEvent.keyboard('2026-12');
    expect(field.form()).toBe('');
    await field.leave();
    expect([field.form(), field.says('dayUnfinished') !== null]).toEqual(['', true]);
  });

  it('goes on after a mistake', async () => {
    const field = await openField('CAST');
    await field.enter();
    await userEvent.keyboard('31/2/2026');
    await field.enter();
    await userEvent.keyboard('28');
    expect([field.form(), field.says('dayImpossible')]).toEqual(['2026-02-28', null]);
  });
});

it('a day is read as people and programs write it', () => {
  const read = (text: string) => {
    const day = readDay(text);
    return day === null ? null : day.isValid() ? day.format('YYYY-MM-DD') : 'impossible';
  };
  expect(['29/2/2028', '29/2/2027', '00/01/2026', '2026/13/01'].map(read)).toEqual([
    ...['2028-02-29', 'impossible', 'impossible', 'impossible'],
  ]);
  expect(['', 'mañana', '12', '1/12', '1/12/202', '1/2/3/4'].map(read)).toEqual(Array(6).fill(null));
});
