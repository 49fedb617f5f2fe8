import { describe, expect, it } from '@jest/globals';
import { type Market, Role } from '@portal/contracts';
import { chatCommands, chatPushes } from '@portal/contracts/areas/chat';
import { orderCommands } from '@portal/contracts/areas/orders';
import { sendCall } from '../calls/send-call';
import { type ReceivedPush, type Listener, openGateway } from './listening';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from './in-process-portal';
import { actorWith, buildTestFixture, foreignUserId } from './test-fixture';
import { worldFor } from './world-for';

/* Pushes are ordered, so a later one proves the absence of earlier ones. */

interface Room {
  readonly signedIn: SignedIn;
  readonly listener: Listener;
}

async function listening(market: Market) {
  const portal = await openInProcessPortal(market);
  await buildTestFixture(portal);
  const own = await worldFor(portal, actorWith(Role.Franchisee), 'own');
  const foreign = await worldFor(portal, null, 'foreign');
  await portal.caughtUp();
  const gateway = await openGateway(portal);
  const enter = async (userId: number, role: Role): Promise<Room> => {
    const signedIn = await portal.signIn(userId, role);
    return { signedIn, listener: await gateway.listen(signedIn) };
  };
  return {
    portal,
    orderId: own.orderId,
    foreignOrderId: foreign.orderId,
    ana: await enter(Role.Franchisee, Role.Franchisee),
    stranger: await enter(foreignUserId, Role.Franchisee),
    admin: await enter(Role.Administrator, Role.Administrator),
    editor: await enter(Role.Editor, Role.Editor),
    async close() {
      await gateway.close();
      await portal.close();
    },
  };
}

const about = (orderId: string) => (hint: ReceivedPush) => hint.payload.orderId === orderId;
const names = ({ received }: Listener, orderId: string) =>
  received
    .filter(about(orderId))
    .map(({ name, payload }) => ('unread' in payload ? `${name} ${payload.unread}` : name));

const say = (portal: InProcessPortal, orderId: string, { signedIn }: Room) =>
  sendCall(portal, chatCommands.PostOrderMessage, { order_id: orderId, message: 'Olá' }, { signedIn });

describe('sockets and conversations', () => {
  it('[R-CHT-01] [R-CHT-09] administrators get pushes of a note, restaurants and strangers never do', async () => {
    const { portal, orderId, foreignOrderId, ana, stranger, admin, editor, close } = await listening('PT');
    const note = { order_id: orderId, message: 'Paga tarde' };
    await sendCall(portal, chatCommands.AddOrderNote, note, { signedIn: admin.signedIn });
    await say(portal, orderId, admin);
    await sendCall(portal, chatCommands.MarkOrderAsRead, { order_id: orderId }, { signedIn: ana.signedIn });
    await say(portal, foreignOrderId, stranger);
    await sendCall(
      portal,
      chatCommands.MarkOrderAsRead,
      { order_id: foreignOrderId },
      { signedIn: admin.signedIn },
    );
    await say(portal, orderId, ana);

    const last = (hint: ReceivedPush) => about(orderId)(hint) && hint.name === 'MessagePosted';
    const twice = (listener: Listener) => listener.until(() => listener.received.filter(last).length === 2);
    await Promise.all([ana, admin, editor].map(({ listener }) => twice(listener)));
    await admin.listener.until((hint) => about(orderId)(hint) && hint.payload.unread === true);
    await editor.listener.until((hint) => about(orderId)(hint) && hint.payload.unread === true);
    await stranger.listener.until((hint) => hint.name === 'MessagesRead');

    expect(names(ana.listener, orderId)).toEqual([
      'MessagePosted',
      'UnreadMessagesChanged true',
      'MessagesRead',
      'UnreadMessagesChanged false',
      'MessagePosted',
    ]);
    const agency = [
      'OrderNoteAdded',
      'MessagePosted',
      'MessagesRead',
      'MessagePosted',
      'UnreadMessagesChanged true',
    ];
    expect(names(admin.listener, orderId)).toEqual(agency);
    expect(names(editor.listener, orderId)).toEqual(agency);
    expect(names(stranger.listener, orderId)).toEqual([]);
    expect(names(ana.listener, foreignOrderId)).toEqual([]);
    expect(JSON.stringify([ana, stranger].map(({ listener }) => listener.received))).not.toContain('Note');
    await close();
  });

  it('[R-CHT-01] [W24] in Spain there are no pushes of conversations', async () => {
    const { portal, orderId, ana, admin, close } = await listening('ES');
    expect((await say(portal, orderId, ana)).statusCode).toBe(404);
    expect((await say(portal, orderId, admin)).statusCode).toBe(404);
    const status = { id: orderId, status: 2 };
    await sendCall(portal, orderCommands.ChangeOrderStatus, status, { signedIn: admin.signedIn });
    const changed = ({ name }: ReceivedPush) => name === 'OrderChanged';
    await Promise.all([ana, admin].map(({ listener }) => listener.until(changed)));
    const ofConversations = new Set(Object.keys(chatPushes.payloads));
    const received = [...ana.listener.received, ...admin.listener.received].map(({ name }) => name);
    expect(received.filter((name) => ofConversations.has(name))).toEqual([]);
    await close();
  });
});
