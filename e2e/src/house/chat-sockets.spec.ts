import { describe, expect, it } from '@jest/globals';
import { type Market, Role } from '@portal/contracts';
import { chatCommands, chatPushes } from '@portal/contracts/areas/chat';
import { orderCommands } from '@portal/contracts/areas/orders';
import { sendCall } from '../calls/send-call';
import { type Heard, type Listener, openGateway } from './listening';
import { type InProcessHouse, openInProcessHouse, type SignedIn } from './in-process-house';
import { actorWith, buildSmallWorld, foreignUserId } from './small-world';
import { worldFor } from './world-for';

/*
 * What sockets hear of conversations. "Never" is shown without waiting for a while: hints keep their order, so whoever
 * has heard the last one has heard everything that was for them.
 */

interface Room {
  readonly signedIn: SignedIn;
  readonly listener: Listener;
}

async function listening(market: Market) {
  const house = await openInProcessHouse(market);
  await buildSmallWorld(house);
  const own = await worldFor(house, actorWith(Role.Franchisee), 'own');
  const foreign = await worldFor(house, null, 'foreign');
  await house.caughtUp();
  const gateway = await openGateway(house);
  const enter = async (userId: number, role: Role): Promise<Room> => {
    const signedIn = await house.signIn(userId, role);
    return { signedIn, listener: await gateway.listen(signedIn) };
  };
  return {
    house,
    orderId: own.orderId,
    foreignOrderId: foreign.orderId,
    ana: await enter(Role.Franchisee, Role.Franchisee),
    stranger: await enter(foreignUserId, Role.Franchisee),
    admin: await enter(Role.Administrator, Role.Administrator),
    editor: await enter(Role.Editor, Role.Editor),
    async close() {
      await gateway.close();
      await house.close();
    },
  };
}

const about = (orderId: string) => (hint: Heard) => hint.payload.orderId === orderId;
const names = ({ heard }: Listener, orderId: string) =>
  heard
    .filter(about(orderId))
    .map(({ name, payload }) => ('unread' in payload ? `${name} ${payload.unread}` : name));

const say = (house: InProcessHouse, orderId: string, { signedIn }: Room) =>
  sendCall(house, chatCommands.PostOrderMessage, { order_id: orderId, message: 'Olá' }, { signedIn });

describe('sockets and conversations', () => {
  it('[R-CHT-01] [R-CHT-09] administrators hear of a note, a restaurant never does, and a stranger hears nothing', async () => {
    const { house, orderId, foreignOrderId, ana, stranger, admin, editor, close } = await listening('PT');
    const note = { order_id: orderId, message: 'Paga tarde' };
    await sendCall(house, chatCommands.AddOrderNote, note, { signedIn: admin.signedIn });
    await say(house, orderId, admin);
    await sendCall(house, chatCommands.MarkOrderAsRead, { order_id: orderId }, { signedIn: ana.signedIn });
    await say(house, foreignOrderId, stranger);
    await sendCall(
      house,
      chatCommands.MarkOrderAsRead,
      { order_id: foreignOrderId },
      { signedIn: admin.signedIn },
    );
    await say(house, orderId, ana);

    const last = (hint: Heard) => about(orderId)(hint) && hint.name === 'MessagePosted';
    const twice = (listener: Listener) => listener.until(() => listener.heard.filter(last).length === 2);
    await Promise.all([ana, admin, editor].map(({ listener }) => twice(listener)));
    await admin.listener.until((hint) => about(orderId)(hint) && hint.payload.unread === 2);
    await editor.listener.until((hint) => about(orderId)(hint) && hint.payload.unread === 2);
    await stranger.listener.until((hint) => hint.name === 'MessagesRead');

    expect(names(ana.listener, orderId)).toEqual([
      'MessagePosted',
      'UnreadMessagesChanged 1',
      'MessagesRead',
      'UnreadMessagesChanged 0',
      'MessagePosted',
    ]);
    const agency = [
      'OrderNoteAdded',
      'MessagePosted',
      'MessagesRead',
      'MessagePosted',
      'UnreadMessagesChanged 2',
    ];
    expect(names(admin.listener, orderId)).toEqual(agency);
    expect(names(editor.listener, orderId)).toEqual(agency);
    expect(names(stranger.listener, orderId)).toEqual([]);
    expect(names(ana.listener, foreignOrderId)).toEqual([]);
    expect(JSON.stringify([ana, stranger].map(({ listener }) => listener.heard))).not.toContain('Note');
    await close();
  });

  it('[R-CHT-01] [W24] in Spain nothing is heard of conversations', async () => {
    const { house, orderId, ana, admin, close } = await listening('ES');
    expect((await say(house, orderId, ana)).statusCode).toBe(404);
    expect((await say(house, orderId, admin)).statusCode).toBe(404);
    const status = { id: orderId, status: 2 };
    await sendCall(house, orderCommands.ChangeOrderStatus, status, { signedIn: admin.signedIn });
    const changed = ({ name }: Heard) => name === 'OrderStatusChanged';
    await Promise.all([ana, admin].map(({ listener }) => listener.until(changed)));
    const ofConversations = new Set(Object.keys(chatPushes.payloads));
    const heard = [...ana.listener.heard, ...admin.listener.heard].map(({ name }) => name);
    expect(heard.filter((name) => ofConversations.has(name))).toEqual([]);
    await close();
  });
});
