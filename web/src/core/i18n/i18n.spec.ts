import { describe, expect, it } from '@jest/globals';
import { marketRecords } from '@portal/contracts/kernel';
import { render } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { ageText, dayText, timeText } from './dates';
import { catalogueOf, defineTexts, messageId } from './define-texts';
import { elided } from './use-text';
import { T } from './T';
import { rememberedLanguage, rememberLanguage } from './language';
import { words } from './words';

describe('the remembered language', () => {
  it('[R-PLT-06] is the market’s own as long as nothing was chosen', () => {
    expect(rememberedLanguage(marketRecords.ES)).toBe('CAST');
    expect(rememberedLanguage(marketRecords.PT)).toBe('PT');
  });

  it('[R-PLT-07] [R-PLT-17] is stored under `language`, and only when the market has it', () => {
    expect(rememberLanguage(marketRecords.ES, 'CAT')).toBe(true);
    expect(localStorage.getItem('language')).toBe('CAT');
    expect(rememberLanguage(marketRecords.ES, 'PT')).toBe(false);
    expect(localStorage.getItem('language')).toBe('CAT');
    expect(rememberLanguage(marketRecords.PT, 'CAST')).toBe(false);
  });

  it('[R-PLT-07] falls back to the default when what is stored is not valid here', () => {
    localStorage.setItem('language', 'CAT');
    expect(rememberedLanguage(marketRecords.PT)).toBe('PT');
    localStorage.setItem('language', 'klingon');
    expect(rememberedLanguage(marketRecords.ES)).toBe('CAST');
  });
});

describe('Catalan', () => {
  const message = (name: string, text = 'Vendes de') => elided(`${text} ${name}, en %`, { name }, 'ca');

  it('[R-PLT-05] elides "de" before a name that begins with a vowel or a mute h', () => {
    const names = ['Estudiants', 'Àpats', 'Oficines', 'Hospital', 'Famílies', 'iogurt', 'Huelva'];
    expect(names.map((name) => message(name))).toEqual([
      ...['Vendes d’Estudiants, en %', 'Vendes d’Àpats, en %', 'Vendes d’Oficines, en %'],
      ...['Vendes d’Hospital, en %', 'Vendes de Famílies, en %', 'Vendes de iogurt, en %'],
      'Vendes de Huelva, en %',
    ]);
    expect(elided('De «Estiu» no depèn res', { name: 'Estiu' }, 'ca')).toBe('D’«Estiu» no depèn res');
  });

  it('[R-PLT-05] elides "de" before a name in a text that carries markup', () => {
    const of = defineTexts('elision-spec', {
      CAST: { found: 'Resultados de <b>{name}</b>, y de {name}.' },
      CAT: { found: 'Resultats de <b>{name}</b>, i de {name}.' },
      PT: { found: 'Resultados de <b>{name}</b>, e de {name}.' },
    });
    const b = (chunks: ReactNode[]) => createElement('b', null, ...chunks);
    const shown = (name: string) => {
      const text = createElement(T, { of, id: 'found', values: { name, b } });
      const catalogue = { locale: 'ca', messages: catalogueOf('CAT') };
      return render(createElement(IntlProvider, catalogue, text)).container.textContent;
    };
    expect(shown('estiu')).toBe('Resultats d’estiu, i d’estiu.');
    expect(shown('Menus')).toBe('Resultats de Menus, i de Menus.');
  });

  it('[R-PLT-05] leaves names as they are, other words that end alike, and other languages', () => {
    expect(message('Cartel de invierno', 'Veure')).toBe('Veure Cartel de invierno, en %');
    expect(message('Estiu', 'El verde')).toBe('El verde Estiu, en %');
    expect(elided('Ventas de Oficinas', { name: 'Oficinas' }, 'es')).toBe('Ventas de Oficinas');
  });
});

describe('dates as people read them', () => {
  it('[R-PLT-18] shows an instant as HH:mm DD/MM/YYYY in the market’s time zone', () => {
    expect(timeText('2026-11-20T23:30:00.000Z', 'Europe/Madrid')).toBe('00:30 21/11/2026');
    expect(timeText('2026-11-20T23:30:00.000Z', 'Europe/Lisbon')).toBe('23:30 20/11/2026');
  });

  it('[R-PLT-18] shows a calendar day as that day, in any time zone', () => {
    expect(dayText('2026-02-01', 'Europe/Lisbon')).toBe('01/02/2026');
    expect(dayText('2026-06-30T22:30:00.000Z', 'Europe/Madrid')).toBe('01/07/2026');
  });

  it('writes an age in the largest unit that is at least one', () => {
    const now = Date.parse('2026-11-20T12:00:00Z');
    expect(ageText('2026-11-20T11:59:31Z', now, 'CAST')).toBe('ahora');
    expect(ageText('2026-11-20T10:00:00Z', now, 'CAST')).toBe('hace 2 h');
    expect(ageText('2026-11-17T12:00:00Z', now, 'CAT')).toMatch(/^fa 3/);
    expect(ageText('2026-09-15T12:00:00Z', now, 'CAST')).toBe('hace 2 meses');
  });
});

describe('texts', () => {
  it('are known under their area, refusals under their code alone', () => {
    const texts = { hello: 'Hola', 'rejection.too_green': 'Demasiado verde' };
    defineTexts('garden', { CAST: texts, CAT: texts, PT: texts });
    expect(messageId('garden', 'hello')).toBe('garden.hello');
    expect(catalogueOf('CAT')).toMatchObject({
      'garden.hello': [{ type: 0, value: 'Hola' }],
      'rejection.too_green': [{ type: 0, value: 'Demasiado verde' }],
    });
  });

  it('may be words that other areas say too, under keys of their own', () => {
    const texts = { hello: 'Hola' };
    const { keys } = defineTexts('orchard', { CAST: texts, CAT: texts, PT: texts }, { row: words.name });
    expect(keys).toEqual(['hello', 'row']);
    expect(catalogueOf('PT')['orchard.row']).toEqual([{ type: 0, value: words.name.PT }]);
  });

  it('are read by part, with the words of that part', () => {
    const texts = { hello: 'Hola', 'bed.title': 'Bancal', 'rejection.too_red': 'Demasiado rojo' };
    const garden = defineTexts('park', { CAST: texts, CAT: texts });
    const bed = garden.part('bed', { row: words.name });
    expect(bed).toMatchObject({ area: 'park.bed', keys: ['title', 'row'], languages: ['CAST', 'CAT'] });
    expect(catalogueOf('CAT')).toMatchObject({
      'park.bed.title': [{ type: 0, value: 'Bancal' }],
      'park.bed.row': [{ type: 0, value: words.name.CAT }],
    });
  });

  it('do not compile when one language lacks a key', () => {
    const whole = { hello: 'Hola', bye: 'Adiós' };
    // @ts-expect-error CAT lacks `bye`
    defineTexts('gap', { CAST: whole, CAT: { hello: 'Hola' } });
    // @ts-expect-error Spain reads Catalan too
    defineTexts('gap', { CAST: whole });
    // @ts-expect-error there is no such part
    defineTexts('gap', { PT: whole }).part('bed');
  });
});
