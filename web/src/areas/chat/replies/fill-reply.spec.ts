import { describe, expect, it } from '@jest/globals';
import { fillReply } from './fill-reply';

const facts = { number: '#O-12', restaurant: 'Baixa', name: 'Ana' };

describe('a kept answer', () => {
  it('names the order, the restaurant and the person', () => {
    expect(fillReply('Olá {nome}, o pedido {número} de {restaurante} já está em produção.', facts)).toBe(
      'Olá Ana, o pedido #O-12 de Baixa já está em produção.',
    );
  });

  it('is filled whatever the language, the accents, the capitals and the blanks', () => {
    expect(fillReply('{Numero} { NOMBRE } {nom} {restaurant}', facts)).toBe('#O-12 Ana Ana Baixa');
  });

  it('keeps what nobody knows, to be seen before it is sent', () => {
    expect(fillReply('{prazo} {nome} {}', { ...facts, name: '' })).toBe('{prazo} {nome} {}');
  });

  it('takes what it fills in as words, and not as something to be filled again', () => {
    expect(fillReply('{restaurante} {nome}', { ...facts, restaurant: '{nome} $& $1' })).toBe(
      '{nome} $& $1 Ana',
    );
  });
});
