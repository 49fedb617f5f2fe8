import { describe, expect, it } from '@jest/globals';
import { composeMail, type MailContent, whyId, whyLink } from './compose-mail';

const content = (changes: Partial<MailContent> = {}): MailContent => ({
  lang: 'es',
  brand: 'LSM',
  title: 'Nuevo en el portal',
  preview: 'Menú · Banderola',
  blocks: [
    { paragraph: 'Hola, Ana:\nYa puedes verlo.' },
    {
      pieces: [
        { name: 'Menú', url: 'https://portal.example/menu', image: 'abc@thumb' },
        { name: 'Banderola', url: 'https://portal.example/banderola', image: null },
      ],
      action: 'Abrir',
    },
    { fact: { label: 'Restaurante', text: 'Gran Vía' } },
    { button: { label: 'Ver todo', url: 'https://portal.example/' } },
  ],
  foot: {
    text: 'Recibes este correo.',
    link: { label: 'Dejar de recibirlo', url: 'https://portal.example/u' },
  },
  ...changes,
});

describe('the two forms of a mail', () => {
  it('[R-ACC-15] say the same, in HTML and in text', () => {
    const { html, text } = composeMail(content());
    const why = `Para soporte: por qué se ha enviado este correo (n.º ${whyId})`;
    expect(text).toBe(
      [
        'LSM\n\nNuevo en el portal',
        'Hola, Ana:\nYa puedes verlo.',
        '- Menú\n  https://portal.example/menu\n- Banderola\n  https://portal.example/banderola',
        'Restaurante: Gran Vía',
        'Ver todo: https://portal.example/',
        `--\nRecibes este correo.\nDejar de recibirlo: https://portal.example/u\n${why}: ${whyLink}`,
      ].join('\n\n'),
    );
    for (const message of [
      'Nuevo en el portal',
      'Menú',
      'Banderola',
      'Gran Vía',
      'Ver todo',
      'Dejar de recibirlo',
    ])
      expect(html).toContain(message);
    expect(html).toContain('Hola, Ana:<br />Ya puedes verlo.');
    expect(html.match(/src="cid:abc@thumb"/g)).toHaveLength(1);
    expect(html).toMatch(/^<!doctype html>\s*<html lang="es"/);
    expect(html.trimEnd()).toMatch(/<\/html>$/);
  });

  it('[R-ACC-15] leave no mark of the layout behind', () => {
    expect(composeMail(content()).html).not.toMatch(/\{\{|\}\}|\[\[|\]\]/);
  });

  it('[S11] hold no HTML from other people', () => {
    const hostile = `"><script>alert(1)</script><img src=x onerror='a'>{{url}}`;
    const { html } = composeMail(
      content({
        title: hostile,
        blocks: [{ pieces: [{ name: hostile, url: hostile, image: hostile }], action: hostile }],
      }),
    );
    expect(html).not.toMatch(/<script|<img src=x|onerror='/);
  });
});
