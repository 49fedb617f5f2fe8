import { expect, it } from '@jest/globals';
import { lettersOf } from './InitialsChip';

it.each([
  ['Adela Mínguez Soto', 'AM', 'AS'],
  ['Álvaro Blanco Otero', 'ÁB', 'ÁO'],
  ['João Silva Santos', 'JS', 'JS'],
  ['Maria João Silva dos Santos', 'MS', 'MS'],
  ['Marta Soler i Vidal', 'MS', 'MV'],
  ['María del Carmen Ruiz Gil', 'MR', 'MG'],
  ['José Luis García', 'JG', 'JG'],
  ['Juan de la Cruz Pérez', 'JC', 'JP'],
  ['Ana García-Lomas Ruiz', 'AG', 'AR'],
  ['Inês Costa', 'IC', 'IC'],
])('[AMB-96] %s is %s in Spain and %s in Portugal', (name, inSpain, inPortugal) => {
  expect([lettersOf(name, 'ES'), lettersOf(name, 'PT')]).toEqual([inSpain, inPortugal]);
});

it.each([
  ['A\u0301lvaro Soler', 'ÁS'],
  ['🙂 Ana', 'A'],
  ['👩‍🍳', '👩‍🍳'],
  ['', ''],
])('%s is %s: whole signs, and letters where there are any', (name, letters) => {
  expect(lettersOf(name, 'ES')).toBe(letters);
});
