import type { MailIntent } from './mail-outbox';

/** What specs send from. */
export const ourAddress = { address: 'portal@chain.example', name: 'Portal' };

/** A sample mail for specs. */
export const anIntent = (id: string, changes: Partial<MailIntent> = {}): MailIntent => ({
  id,
  to: { address: 'ana@es.chain.example', name: 'Ana' },
  subject: id,
  html: '<p>Hola</p>',
  text: 'Hola',
  ...changes,
});
