import type { MailIntent } from './mail-outbox';

export const ourAddress = { address: 'portal@chain.example', name: 'Portal' };

export const anIntent = (id: string, changes: Partial<MailIntent> = {}): MailIntent => ({
  id,
  to: { address: 'ana@es.chain.example', name: 'Ana' },
  subject: id,
  html: '<p>Hola</p>',
  text: 'Hola',
  ...changes,
});
