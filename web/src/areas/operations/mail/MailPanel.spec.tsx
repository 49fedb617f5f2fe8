import { describe, expect, it } from '@jest/globals';
import type { OutboxMail } from '@portal/contracts/areas/operations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../testing/render-app';
import { operationsArea } from '../index';
import { OperationsHouse } from '../testing/operations-house';

const aMail = (state: OutboxMail['state'], facts: Partial<OutboxMail> = {}): OutboxMail => ({
  id: `mail-${state}`,
  state,
  to: `${state}@es.chain.example`,
  subject: 'Nuevo en el portal',
  attempts: 0,
  reason: '',
  at: '2026-11-20T09:30:00.000Z',
  ...facts,
});

async function open(...mails: readonly OutboxMail[]) {
  const house = new OperationsHouse();
  house.mails = mails;
  const app = renderApp({ house, areas: [operationsArea], at: '/admin/operations' });
  const panel = await screen.findByRole('region', { name: /^Correos/ });
  return { house, app, panel, user: userEvent.setup() };
}

describe('the mails on their way', () => {
  it('[R12] say in words where each of them stands, and why', async () => {
    const { panel } = await open(
      aMail('sending'),
      aMail('retrying', { attempts: 3, reason: '451 try later' }),
      aMail('waiting'),
    );
    expect(panel.textContent).toContain('3 en espera · 12 enviados');
    const rows = within(within(panel).getByRole('list', { name: 'Correos en camino' })).getAllByRole(
      'listitem',
    );
    const [sending, retrying, waiting] = rows.map(({ textContent }) => textContent);
    expect(sending).toContain('Enviando');
    expect(retrying).toMatch(/3 intentos fallidos.*Próximo intento.*451 try later.*Reintentando/);
    expect(waiting).toContain('En espera');
    expect(within(panel).queryByRole('list', { name: 'Correos apartados' })).toBeNull();
  });

  it('[R12] that were given up are sent again by a button that says which', async () => {
    const { house, panel, user } = await open(aMail('parked', { attempts: 90, reason: '550 no such user' }));
    await user.click(
      within(panel).getByRole('button', {
        name: 'Enviar otra vez «Nuevo en el portal» a parked@es.chain.example',
      }),
    );
    await waitFor(() =>
      expect(house.callsTo('operations/mails/retry').map(({ body }) => body)).toEqual([
        { id: 'mail-parked' },
      ]),
    );
    expect(await screen.findByText('En camino otra vez.')).toBeTruthy();
  });

  it('[R12] change on the screen as they move', async () => {
    const { house, app, panel } = await open(aMail('waiting'));
    house.mails = [];
    app.push('MailsMoved', {});
    await waitFor(() => expect(panel.textContent).toContain('Ninguno en espera'));
  });
});
