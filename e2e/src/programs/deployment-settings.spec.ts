import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { orderCommands } from '@portal/contracts/areas/orders';
import { emptyWorld, exampleInput, examplePicture } from '@portal/contracts/examples';
import { retryingClient } from '../faults/retrying-client';
import { makeWorldOnDisk, type WorldOnDisk } from '../faults/world-on-disk';
import { buildPortal, emptyDataDir, type PortalProcess, startPortal, startRefused } from './portal-process';

jest.setTimeout(120_000);

const picture = new Blob([examplePicture.bytes], { type: examplePicture.contentType });

describe('[AMB-78] a portal that is set to another domain, title and prefix', () => {
  let world: WorldOnDisk;
  let portal: PortalProcess;

  beforeAll(async () => {
    await buildPortal();
    world = await makeWorldOnDisk('ES');
    portal = await startPortal({
      DATA_DIR: world.dataDir,
      PORTAL_TITLE: 'Marketing "Sur" & <Co>',
      PORTAL_EMAIL_DOMAINS: 'Franquicia.example, agencia.example',
      PORTAL_ORDER_PREFIX: '#ES-',
    });
  }, 240_000);
  afterAll(async () => {
    expect(await portal.end('SIGTERM')).toEqual({ code: 0, signal: null });
    rmSync(world.dataDir, { recursive: true });
  });

  async function order(email: string) {
    const client = retryingClient(portal.url, world.restaurant);
    const [imageKey, uploadKey] = await Promise.all([
      client.upload('uploader/thumb', randomUUID(), picture),
      client.upload('uploader/files', randomUUID(), picture),
    ]);
    const example = exampleInput(orderCommands.PlaceOrder, {
      ...emptyWorld,
      market: 'ES',
      restaurantId: 1,
      resourceId: 1,
      imageKey,
      uploadKey,
    });
    const input = { ...example, order: { ...(example.order as object), contact_email: email } };
    const answer = await fetch(`${portal.url}/api/order/add`, {
      method: 'POST',
      body: JSON.stringify(input),
      headers: { ...world.restaurant, 'content-type': 'application/json' },
    });
    return { status: answer.status, body: (await answer.json()) as object };
  }

  it('[R-PLT-19] [R-CRT-15] takes orders from that domain and refuses those from the default one', async () => {
    expect(await order('nuria.vidal@franquicia.example')).toMatchObject({ status: 200 });
    expect(await order('nuria.vidal@es.chain.example')).toMatchObject({
      status: 422,
      body: { error: { fields: { contact_email: 'email_domain' } } },
    });
  });

  it('[AMB-18] takes orders from the further domains', async () => {
    expect(await order('nuria.vidal@agencia.example')).toMatchObject({ status: 200 });
  });

  it('[AMB-21] [R-ORD-12] passes it to the browser, in answers and in the page', async () => {
    const market = await (await fetch(`${portal.url}/api/market`)).json();
    expect(market).toMatchObject({
      data: { title: 'Marketing "Sur" & <Co>', domain: 'franquicia.example' },
    });
    const manifest = await (await fetch(`${portal.url}/manifest.webmanifest`)).json();
    expect(manifest).toMatchObject({ name: 'Marketing "Sur" & <Co>', lang: 'es' });
    const page = await (await fetch(portal.url)).text();
    const file = await readFile(join(world.dataDir, 'push.key'), 'utf8');
    const { publicKey: pushKey } = JSON.parse(file) as { publicKey: string };
    expect(page).toContain(
      '<meta name="deployment" content="{&quot;title&quot;:&quot;Marketing \\&quot;Sur\\&quot; &amp; &lt;Co>&quot;,' +
        '&quot;corporateDomain&quot;:&quot;franquicia.example&quot;,' +
        '&quot;otherDomains&quot;:[&quot;agencia.example&quot;],&quot;orderNumberPrefix&quot;:&quot;#ES-&quot;,' +
        '&quot;agencyMail&quot;:&quot;agency@franquicia.example&quot;,' +
        '&quot;identityProvider&quot;:false,&quot;takesOnFirstChange&quot;:false,&quot;managersApprove&quot;:true,' +
        `&quot;pushKey&quot;:&quot;${pushKey}&quot;}"`,
    );
  });
});

describe('[AMB-78] settings that cannot be used', () => {
  it.each([
    ['PORTAL_EMAIL_DOMAINS', 'chain'],
    ['PORTAL_EMAIL_DOMAINS', 'chain.example,'],
    ['PORTAL_EMAIL_DOMAINS', '@chain.example'],
    ['PORTAL_TITLE', ' '],
    ['PORTAL_TITLE', 'El portal de marketing de la cadena'],
    ['PORTAL_ORDER_PREFIX', '#PEDIDOS-'],
    ['AGENCY_MAIL', 'agency'],
    ['PORTAL_TAKE_ON_FIRST_CHANGE', 'yes'],
    ['PORTAL_MANAGERS_APPROVE', 'yes'],
    ['PORTAL_PUSH_HOSTS', 'https://push.chain.example'],
    ['PORTAL_VAPID_PUBLIC_KEY', 'half-of-a-pair'],
  ])('%s=%s: the portal refuses to start and names it', async (name, value) => {
    const { code, output } = await startRefused({ DATA_DIR: emptyDataDir(), [name]: value });
    expect(code).toBe(2);
    expect(output).toContain(name);
  });
});
