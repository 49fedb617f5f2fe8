import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { cartUploads } from '@portal/contracts/areas/cart';
import { chatCommands, chatDownloads, chatQueries } from '@portal/contracts/areas/chat';
import { type Notice, notificationsQueries } from '@portal/contracts/areas/notifications';
import { orderCommands } from '@portal/contracts/areas/orders';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import { actorWith, buildTestFixture } from '../programs/test-fixture';
import { worldFor } from '../programs/world-for';
import { type Encoding, sendCall } from './send-call';

type Input = Readonly<Record<string, unknown>>;
interface Posted {
  readonly data: { readonly id: string; readonly order_id: string };
  readonly position: number;
}

describe('conversations over HTTP', () => {
  let portal: InProcessPortal;
  let ana: SignedIn;
  let admin: SignedIn;

  beforeAll(async () => {
    portal = await openInProcessPortal('PT');
    await buildTestFixture(portal);
    ana = await portal.signIn(Role.Franchisee, Role.Franchisee);
    admin = await portal.signIn(Role.Administrator, Role.Administrator);
  });
  afterAll(async () => {
    expect(portal.problems).toEqual([]);
    await portal.close();
  });

  const aWorld = (whose: 'own' | 'foreign' = 'own') => worldFor(portal, actorWith(Role.Franchisee), whose);
  const post = (input: Input, more: { by?: SignedIn; encoding?: Encoding; key?: string } = {}) =>
    sendCall(portal, chatCommands.PostOrderMessage, input, {
      signedIn: more.by ?? ana,
      ...(more.encoding && { encoding: more.encoding }),
      headers: more.key === undefined ? {} : { 'idempotency-key': more.key },
    });
  async function messagesOf(orderId: string, by = ana) {
    await portal.caughtUp();
    const answer = await sendCall(portal, chatQueries.ListOrderMessages, { orderId }, { signedIn: by });
    return answer.json<{ data: Record<string, unknown>[]; total: number }>();
  }
  async function unreadOf(id: string | number, by: SignedIn) {
    await portal.caughtUp();
    const answer = await sendCall(portal, chatQueries.GetUnreadMessages, { id }, { signedIn: by });
    return answer.json<{ data: { unread: number; conversations: { order_id: string }[] } }>().data;
  }
  async function uploadImage(by: SignedIn): Promise<string> {
    const answer = await sendCall(portal, cartUploads.UploadImage, {}, { signedIn: by });
    return answer.json<{ data: { Key: string } }>().data.Key;
  }

  it.each(['json', 'form'] as const)(
    '[R-CHT-08] [R-API-59] [R-API-61] [AMB-30] a message sent as %s is read in the fields of the specification',
    async (encoding) => {
      const { orderId, imageKey } = await aWorld();
      const message = '<p>Olá, <b>quando</b> chega?</p><script>x</script>';
      const sent = await post({ order_id: orderId, message, images: [imageKey] }, { encoding });
      const { data: posted } = sent.json<Posted>();
      expect(posted.order_id).toBe(orderId);
      const { data, total } = await messagesOf(orderId, admin);
      expect(total).toBe(2);
      expect(data[1]).toEqual({
        id: posted.id,
        order_id: orderId,
        user_id: 1,
        user_type: Role.Franchisee,
        name: 'Persona 1',
        create_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        message: '<p>Olá, <b>quando</b> chega?</p>',
        images: imageKey,
        read_at: null,
        read_by: '',
        in_place: false,
        unread: true,
      });
    },
  );

  it('[W9] [S16] the sender comes from the session, not from the browser', async () => {
    const { orderId } = await aWorld();
    const claims = { user_id: 2, user_type: 2, name: 'Agência', side: 'agency', create_date: '2020-01-01' };
    expect((await post({ order_id: orderId, message: 'Olá', ...claims })).statusCode).toBe(200);
    const { data } = await messagesOf(orderId);
    expect(data[1]).toMatchObject({ user_id: 1, user_type: 1, name: 'Persona 1' });
  });

  it('[R-CHT-04] [R-ERR-13] [R-CON-10] more than five images are rejected, and the message can be corrected', async () => {
    const { orderId } = await aWorld();
    const images = await Promise.all(Array.from({ length: 6 }, () => uploadImage(ana)));
    const six = await post({ order_id: orderId, message: 'Fotografias', images });
    expect(six.statusCode).toBe(422);
    expect(six.json()).toMatchObject({ error: { code: 'too_many_message_images' } });
    const five = await post({ order_id: orderId, message: 'Fotografias', images: images.slice(1) });
    expect(five.statusCode).toBe(200);
    expect((await messagesOf(orderId)).data[1]).toMatchObject({ images: images.slice(1).join(',') });
  });

  it.each(['', '   ', '<p>&nbsp;</p>', '<script>x</script>', '<img src="x">'])(
    '[R-CHT-05] a message in which nothing is left to read is not sent: %j',
    async (message) => {
      const { orderId, imageKey } = await aWorld();
      const answer = await post({ order_id: orderId, message, images: [imageKey] });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ error: { code: 'message_empty' } });
      expect((await messagesOf(orderId)).total).toBe(1);
    },
  );

  it('[R2] [R3] the same key is one message with one answer, and another message under it is refused', async () => {
    const { orderId, imageKey } = await aWorld();
    const input = { order_id: orderId, message: 'Uma vez', images: [imageKey] };
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(input, { key: 'message-key' })));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect((await messagesOf(orderId)).total).toBe(2);
    const other = await post({ ...input, message: 'Outra' }, { key: 'message-key' });
    expect(other.json()).toMatchObject({ error: { code: 'idempotency_key_reused' } });
  });

  it('[W13] an image counts once, for its uploader', async () => {
    const first = await aWorld();
    const second = await aWorld();
    const image = await uploadImage(ana);
    const say = (orderId: string, by = ana) =>
      post({ order_id: orderId, message: 'Olá', images: [image] }, { by });
    expect((await say(first.orderId, admin)).json()).toMatchObject({ error: { code: 'upload_not_found' } });
    expect((await say(first.orderId)).statusCode).toBe(200);
    expect((await say(first.orderId)).json()).toMatchObject({ error: { code: 'upload_not_found' } });
    expect((await say(second.orderId)).json()).toMatchObject({ error: { code: 'upload_not_found' } });
    const attached = await sendCall(
      portal,
      orderCommands.AttachOrderImages,
      { id: first.orderId, image: [image] },
      { signedIn: ana },
    );
    expect(attached.json()).toMatchObject({ error: { code: 'upload_not_found' } });
  });

  it('[W14] [S12] an image is shown in the page in its encoded format, to those who may read it', async () => {
    const { orderId } = await aWorld();
    const image = await uploadImage(admin);
    await post({ order_id: orderId, message: 'Prova', images: [image] }, { by: admin });
    await portal.caughtUp();
    const open = (key: string) =>
      sendCall(portal, chatDownloads.OpenMessageImage, { orderId, key }, { signedIn: ana });
    const { statusCode, headers } = await open(image);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': expect.stringMatching(/^inline;/),
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect((await open('f'.repeat(32))).statusCode).toBe(404);
  });

  it('[R-CHT-06] [R-CHT-07] [R-API-60] [R-API-62] [AMB-62] what waits is counted and cleared for each person of the restaurant', async () => {
    const { orderId } = await aWorld();
    await post({ order_id: orderId, message: 'Já saiu' }, { by: admin });
    const before = (await unreadOf(Role.Franchisee, ana)).unread;
    expect(await unreadOf(orderId, ana)).toMatchObject({ unread: 1, conversations: [{ order_id: orderId }] });
    const manager = await portal.signIn(Role.Manager, Role.Manager);
    const read = (signedIn: SignedIn) =>
      sendCall(portal, chatCommands.MarkOrderAsRead, { order_id: orderId }, { signedIn });
    expect((await read(manager)).json()).toMatchObject({ data: { order_id: orderId, unread: 0 } });
    expect((await unreadOf(orderId, ana)).unread).toBe(1);
    expect((await read(ana)).json()).toMatchObject({ data: { order_id: orderId, unread: 0 } });
    expect(await unreadOf(orderId, ana)).toEqual({ unread: 0, conversations: [] });
    expect((await unreadOf(Role.Franchisee, ana)).unread).toBe(before - 1);
    expect((await messagesOf(orderId, admin)).data[1]).toMatchObject({ read_by: 'Persona 3' });
    const head = await portal.stores.events.head();
    await read(ana);
    expect(await portal.stores.events.head()).toBe(head);
  });

  it('[R10] a message is shown to a reader who asks with the position of its sending', async () => {
    const { orderId } = await aWorld();
    const { position } = (await post({ order_id: orderId, message: 'Já?' })).json<Posted>();
    const answer = await sendCall(
      portal,
      chatQueries.ListOrderMessages,
      { orderId },
      { signedIn: ana, headers: { 'x-min-position': String(position) } },
    );
    expect(answer.json()).toMatchObject({ total: 2 });
  });

  it('[R-ROL-07] [W8] an order of another restaurant looks missing, with and without a conversation', async () => {
    const { orderId } = await aWorld('foreign');
    const none = '00000000-0000-4000-8000-000000000000';
    for (const order of [orderId, none]) {
      const posted = await post({ order_id: order, message: 'Olá' });
      expect([posted.statusCode, posted.json<{ error: { code: string } }>().error.code]).toEqual([
        404,
        'order_not_found',
      ]);
      expect(await messagesOf(order)).toMatchObject({ error: { code: 'order_not_found' } });
    }
  });

  it('[R-ORD-21] a conversation ends with its order: no messages, and no unread ones', async () => {
    const { orderId } = await aWorld();
    const before = (await unreadOf(Role.Administrator, admin)).unread;
    await sendCall(portal, orderCommands.DeleteOrder, { id: orderId }, { signedIn: admin });
    expect((await post({ order_id: orderId, message: 'Olá' })).statusCode).toBe(404);
    expect((await unreadOf(Role.Administrator, admin)).unread).toBe(before - 1);
  });

  it('[R-CHT-01] notes are read by administrators only', async () => {
    const { orderId } = await aWorld();
    const message = '<p>Paga tarde</p>';
    const add = (by: SignedIn) =>
      sendCall(portal, chatCommands.AddOrderNote, { order_id: orderId, message }, { signedIn: by });
    expect((await add(ana)).statusCode).toBe(403);
    expect((await add(admin)).statusCode).toBe(200);
    await portal.caughtUp();
    const notes = (by: SignedIn) =>
      sendCall(portal, chatQueries.ListOrderNotes, { orderId }, { signedIn: by });
    expect((await notes(admin)).json()).toMatchObject({ total: 1, data: [{ message, name: 'Persona 2' }] });
    expect((await notes(ana)).statusCode).toBe(403);
    const seen = [
      await messagesOf(orderId),
      await unreadOf(Role.Franchisee, ana),
      await unreadOf(orderId, ana),
    ];
    expect(JSON.stringify(seen)).not.toContain('Paga tarde');
  });
});

describe('mentions in notes over HTTP', () => {
  let portal: InProcessPortal;
  let admin: SignedIn;
  let editor: SignedIn;

  beforeAll(async () => {
    portal = await openInProcessPortal('PT');
    await buildTestFixture(portal);
    admin = await portal.signIn(Role.Administrator, Role.Administrator);
    editor = await portal.signIn(Role.Editor, Role.Editor);
  });
  afterAll(async () => {
    expect(portal.problems).toEqual([]);
    await portal.close();
  });

  const aWorld = () => worldFor(portal, actorWith(Role.Franchisee), 'own');
  const add = (orderId: string, mentions: unknown, more: { encoding?: Encoding; key?: string } = {}) =>
    sendCall(
      portal,
      chatCommands.AddOrderNote,
      { order_id: orderId, message: '@[4], veja isto', mentions },
      {
        signedIn: admin,
        ...(more.encoding && { encoding: more.encoding }),
        headers: more.key === undefined ? {} : { 'idempotency-key': more.key },
      },
    );
  async function noticesOf(by: SignedIn) {
    await portal.caughtUp();
    const answer = await sendCall(portal, notificationsQueries.ListNotices, {}, { signedIn: by });
    const { data } = answer.json<{ data: Notice[] }>();
    return data.flatMap(({ mention }) => mention ?? []);
  }

  it.each(['json', 'form'] as const)(
    '[R-CHT-01] notify the mentioned people, and end with the order: sent as %s',
    async (encoding) => {
      const { orderId } = await aWorld();
      const mentions =
        encoding === 'json' ? [Role.Editor, Role.Administrator] : `${Role.Editor},${Role.Administrator}`;
      const added = await add(orderId, mentions, { encoding });
      expect(added.statusCode).toBe(200);
      const noteId = added.json<Posted>().data.id;
      const about = (notices: Awaited<ReturnType<typeof noticesOf>>) =>
        notices.filter(({ order_id: id }) => id === orderId);
      expect(about(await noticesOf(editor))).toMatchObject([
        {
          note_id: noteId,
          by: 'Persona 2',
          excerpt: '@[4], veja isto',
          mentions: [{ id: 4, name: 'Persona 4' }, { id: 2 }],
        },
      ]);
      expect(about(await noticesOf(admin))).toEqual([]);
      const notes = await sendCall(portal, chatQueries.ListOrderNotes, { orderId }, { signedIn: editor });
      expect(notes.json<{ data: unknown[] }>().data).toMatchObject([
        { message: '@[4], veja isto', mentions: [{ id: 4, name: 'Persona 4' }, { id: 2 }] },
      ]);
      await sendCall(portal, orderCommands.DeleteOrder, { id: orderId }, { signedIn: admin });
      expect(about(await noticesOf(editor))).toEqual([]);
    },
  );

  it('[R2] notify once per command, even if people left in the meantime', async () => {
    const { orderId } = await aWorld();
    const key = 'b2b8c5f0-6a0f-4d0a-9a55-0d6f3f0c9a77';
    const answers = [await add(orderId, [4], { key }), await add(orderId, [4], { key })];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const listed = (await noticesOf(editor)).filter(({ order_id: id }) => id === orderId);
    expect(listed).toHaveLength(1);
  });

  it.each([
    ['a person of a restaurant', [Role.Franchisee]],
    ['one such person among those who may', [Role.Editor, Role.Manager]],
    ['an outside company', [Role.Partner]],
    ['an unknown person', [987_654]],
    ['the portal', [0]],
    ['a number that no person has', [-4]],
  ])('[R-CHT-01] [S16] are of people who may read notes, not of %s', async (_who, mentions) => {
    const { orderId } = await aWorld();
    const answer = await add(orderId, mentions);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { error: { code: 'mention_not_available', fields: { mentions: 'mention_not_available' } } },
    ]);
    const notes = await sendCall(portal, chatQueries.ListOrderNotes, { orderId }, { signedIn: admin });
    expect(notes.json()).toMatchObject({ total: 0 });
  });

  it.each([
    ['more than ten', Array.from({ length: 11 }, (_, at) => at + 1)],
    ['one person twice', [4, 4]],
    ['names', ['Persona 4']],
    ['one value', { id: 4 }],
  ])('[S16] are no list of %s', async (_what, mentions) => {
    const { orderId } = await aWorld();
    const answer = await add(orderId, mentions);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { error: { code: 'invalid_input' } }]);
  });

  it('[R-CHT-01] are chosen among active administrators', async () => {
    const answer = await sendCall(portal, chatQueries.ListNoteReaders, {}, { signedIn: admin });
    const ids = answer.json<{ data: { id: number }[] }>().data.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([Role.Administrator, Role.Editor]));
    expect(ids).not.toContain(Role.Franchisee);
  });
});

describe('conversations in Spain', () => {
  it('[R-CHT-01] [W24] are answered 404, to any role', async () => {
    const portal = await openInProcessPortal('ES');
    await buildTestFixture(portal);
    const signedIn = await portal.signIn(Role.Administrator, Role.Administrator);
    const calls = [
      ...Object.values(chatCommands),
      ...Object.values(chatQueries),
      ...Object.values(chatDownloads),
    ];
    const id = '00000000-0000-4000-8000-000000000000';
    const input = { id, order_id: id, orderId: id, key: '0'.repeat(32), message: 'Hola', title: 'Hola' };
    for (const call of calls) {
      const answer = await sendCall(portal, call, input, { signedIn });
      expect([call.name, answer.statusCode]).toEqual([call.name, 404]);
    }
    await portal.close();
  });
});
