import type { BrowserContext, Page, Worker } from '@playwright/test';
import { aPushSubscription, type PushMessage } from '@portal/contracts/areas/notifications';
import { askThePortal } from './ask-the-portal';
import { expect, test, visit } from './journey';

const franchisee = 'franchisee@es.chain.example';

/** No push service here: the subscription is faked. */
async function subscribing(context: BrowserContext): Promise<void> {
  await context.addInitScript((subscription) => {
    const { endpoint, ...keys } = subscription;
    let isSubscribed = false;
    const subscribed = {
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => !(isSubscribed = false),
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (isSubscribed ? subscribed : null),
      subscribe: async () => ((isSubscribed = true), subscribed),
    });
  }, aPushSubscription('journey'));
}

/** Delivers a push message to the service worker. */
async function pushing(page: Page, origin: string) {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(origin));
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  return (message: PushMessage) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(message),
    });
}

/** By tag, from the worker: an asking page would count as visible. */
async function shown(worker: Worker) {
  const notices = await worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const found = await registration.getNotifications();
    return found.map(({ title, body, tag, data }) => ({ title, body, tag, data: data as unknown }));
  });
  return notices.toSorted((a, b) => a.tag.localeCompare(b.tag));
}

const message: PushMessage = {
  kind: 'status',
  title: 'Pedido #P-7',
  body: 'Entregado',
  path: '/orders',
  tag: 'order-7',
  lang: 'es',
};

test('[R-ACC-17] a device is notified once its person has turned it on, and only while no page is visible', async ({
  browser,
  portal,
}) => {
  const visitor = await visit(browser, portal, franchisee, '/notifications');
  const { page } = visitor;
  const context = page.context();
  await context.grantPermissions(['notifications'], { origin: portal.url });
  await subscribing(context);
  await page.reload();
  // Caching the application comes first and takes long.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await test.step('turned on, and set up', async () => {
    const toggle = page.getByRole('switch', { name: 'Avisos en este dispositivo' });
    await expect(toggle).not.toBeChecked();
    await toggle.click();
    await expect(toggle).toBeChecked();
    await page.getByRole('switch', { name: 'Decisiones sobre mis pausas: Dispositivos' }).click();
    await page.getByRole('combobox', { name: 'Hasta' }).selectOption('07:30');
    await expect(page.getByText('Guardado').first()).toBeVisible();
    expect(await askThePortal(page, 'user/notifications')).toMatchObject({
      cells: { status: { device: true }, pause: { bell: true, device: false } },
      quiet: { from: '22:00', to: '07:30' },
    });
    expect(await askThePortal(page, 'user/push')).toMatchObject({
      devices: [{ current: true, browser: expect.stringMatching(/Chrom/) as unknown }],
    });
  });
  const push = await pushing(page, portal.url);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no service worker of the page is known');
  await test.step('while no page is visible it is shown, only the newest for each subject', async () => {
    // The page is visible: it shows the notice itself.
    await push({ ...message, tag: 'order-6' });
    await page.waitForTimeout(1_000);
    expect(await shown(worker)).toEqual([]);
    await page.goto('about:blank');
    await push({ ...message, body: 'En producción y entrega' });
    await push(message);
    await push({ ...message, path: 'https://evil.example/', tag: 'order-8' });
    const titles = { title: 'Pedido #P-7', body: 'Entregado' };
    await expect
      .poll(() => shown(worker))
      .toEqual([
        { ...titles, tag: 'order-7', data: { path: '/orders' } },
        { ...titles, tag: 'order-8', data: { path: '/' } },
      ]);
    await page.goto(`${portal.url}/notifications`);
  });
  await test.step('turned off again', async () => {
    await page.getByRole('switch', { name: 'Avisos en este dispositivo' }).click();
    await expect(page.getByRole('heading', { name: 'De qué te avisamos' })).toHaveCount(0);
    expect(await askThePortal<{ devices: object[] }>(page, 'user/push')).toMatchObject({ devices: [] });
  });
  expect(visitor.complaints).toEqual([]);
});
