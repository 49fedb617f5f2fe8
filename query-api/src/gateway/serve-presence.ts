import { administrators, roomOf, socketLooking } from '@portal/contracts';
import { TokenBuckets } from '@portal/platform/admission/token-buckets';
import type { Person } from '@portal/platform/session/person';
import type { PushBus } from '@portal/platform/stores/push-bus/push-bus.port';
import type { Server, Socket } from 'socket.io';
import { Presence } from './presence';

export type OrderIsThere = (orderId: string) => Promise<boolean>;

interface Options {
  readonly bus: PushBus;
  readonly orderIsThere: OrderIsThere;
  readonly personOf: (socket: Socket) => Person;
}

const receivers = administrators.map((role) => roomOf({ role }));
const pushName = 'OrderLookersChanged';
/** Browsers repeat every few seconds; keyboard navigation sends bursts. */
const mayRepeat = { capacity: 10, perSecond: 2 };

/** Shows administrators who else has an order open. Not when acting for a restaurant. */
export function servePresence(io: Pick<Server, 'to'>, { bus, orderIsThere, personOf }: Options) {
  const buckets = new TokenBuckets(mayRepeat);
  const presence = new Presence({
    bus,
    onChange: (orderId, people) =>
      void io.to(receivers).emit(pushName, { isAll: false, orders: [{ orderId, people }] }),
  });
  return {
    track(socket: Socket): void {
      if (!administrators.includes(personOf(socket).role)) return;
      const orders = [...presence.all()].map(([orderId, people]) => ({ orderId, people }));
      socket.emit(pushName, { isAll: true, orders });
      socket.on('looking', (payload: unknown) => {
        const looking = socketLooking.safeParse(payload);
        if (!looking.success || buckets.take(socket.id, 1) > 0) return;
        const { orderId } = looking.data;
        const { userId, name } = personOf(socket);
        const look = (isThere: boolean) => {
          if (socket.connected) presence.look(socket.id, { userId, name }, isThere ? orderId : null);
        };
        if (orderId === null) look(false);
        // Views unavailable: no presence.
        else orderIsThere(orderId).then(look, () => look(false));
      });
      socket.on('disconnect', () => presence.leave(socket.id));
    },
    close: () => presence.close(),
  };
}
