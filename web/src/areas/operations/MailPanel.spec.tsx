import { describe, expect, it } from '@jest/globals';
import { operationsCommands, operationsQueries, type OutboxMail } from '@portal/contracts/areas/operations';
import userEvent from '@testing-library/user-event';
import type { FakeApi } from '#testing/fake-api';
import { renderApp } from '#testing/render-app';
import { app, screen, see, textsOf, waitFor, within } from '#testing/screen-kit';
import { operationsArea } from './index';
import { operationsApi } from './operations.testing';
import { mailTexts } from './texts';

const text = textsOf(mailTexts);

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

function hold(api: FakeApi, mails: readonly OutboxMail[]) {
  const parked = mails.filter(({ state }) => state === 'parked');
  const others = mails.filter(({ state }) => state !== 'parked');
  const counts = { waiting: others.length, parked: parked.length, sent: 12, oldest_waiting: null };
  api.on(operationsQueries.ListMails, (input) => (input.parked ? parked : others));
  api.on(operationsQueries.CountMails, () => counts);
}

async function open(...mails: readonly OutboxMail[]) {
  const api = operationsApi();
  hold(api, mails);
  renderApp({ api, areas: [operationsArea], at: '/admin/operations' });
  const panel = await screen.findByRole('region', { name: /^Correos/ });
  return { api, panel, user: userEvent.setup() };
}

describe('the mails on their way', () => {
  it('[R12] show in words the state of each, and why', async () => {
    const { panel } = await open(
      aMail('sending'),
      aMail('retrying', { attempts: 3, reason: '451 try later' }),
      aMail('waiting'),
    );
    expect(panel.textContent).toContain(text('figures', { waiting: 3, sent: 12 }));
    const rows = within(within(panel).getByRole('list', { name: text('waitingTitle') })).getAllByRole(
      'listitem',
    );
    const [sending, retrying, waiting] = rows.map(({ textContent }) => textContent);
    expect(sending).toContain(text('state.sending'));
    expect(retrying).toMatch(/3 intentos fallidos.*Próximo intento.*451 try later.*Reintentando/);
    expect(waiting).toContain(text('state.waiting'));
    expect(within(panel).queryByRole('list', { name: text('parkedTitle') })).toBeNull();
  });

  it('[R12] that failed are sent again by a button that names them', async () => {
    const { api, panel, user } = await open(aMail('parked', { attempts: 90, reason: '550 no such user' }));
    await user.click(
      within(panel).getByRole('button', {
        name: text('againNamed', { subject: 'Nuevo en el portal', to: 'parked@es.chain.example' }),
      }),
    );
    await see.sent(api, operationsCommands.RetryParkedMail, [{ id: 'mail-parked' }]);
    await see(text('wished'));
  });

  it('[R12] change on the screen as they move', async () => {
    const { api, panel } = await open(aMail('waiting'));
    hold(api, []);
    app.push('MailsMoved', {});
    await waitFor(() => expect(panel.textContent).toContain('Ninguno en espera'));
  });
});
