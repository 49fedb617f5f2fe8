import { type DocumentOf, type EventOf, userIdOf } from '@portal/contracts';
import { pushDevices, type webPushEvents } from '@portal/contracts/areas/notifications';
import type { sessionEvents } from '@portal/contracts/areas/session';
import type {
  credentialEvents,
  erasureEvents,
  secondFactorEvents,
  userEvents,
} from '@portal/contracts/areas/users';
import { keyedBy } from '@portal/platform/projection/patch';
import { defineProjection, type ProjectionHandler } from '@portal/platform/projection/projection';

type Owned = DocumentOf<typeof pushDevices>;
type Device = Owned['devices'][number];
type PushEvent =
  | EventOf<typeof webPushEvents>
  | EventOf<typeof sessionEvents>
  | EventOf<typeof userEvents>
  | EventOf<typeof credentialEvents>
  | EventOf<typeof secondFactorEvents>
  | EventOf<typeof erasureEvents>;
type Named<N extends PushEvent['type']> = Extract<PushEvent, { type: N }>;

const byUser = keyedBy('userId');

const keeping = (owned: Owned | null, isStored: (device: Device) => boolean): Owned | null =>
  owned && { ...owned, devices: owned.devices.filter(isStored) };

interface EndsAll {
  readonly data: { readonly userId: number };
}
interface EndsOthers extends EndsAll {
  readonly data: EndsAll['data'] & { readonly keptSession: string | null };
}

/** All sessions end, and their devices with them (S2). */
const allEnded = {
  id: byUser,
  apply: (owned: Owned | null) => keeping(owned, () => false),
} as const;
/** At most one session stays. */
const othersEnded = {
  id: byUser,
  apply: (owned: Owned | null, { data: { keptSession } }: EndsOthers) =>
    keeping(owned, ({ sessionId }) => sessionId === keptSession),
} as const;

const registered: ProjectionHandler<Owned, Named<'PushDeviceRegistered'>> = {
  id: byUser,
  apply(owned, { data, personal, metadata: { at } }) {
    const { userId, deviceId: id, sessionId, browser = '', system = '' } = data;
    const before = owned ?? { id: userId, devices: [] };
    // Erased: cannot be notified.
    if (personal.value === null) return owned;
    const { endpoint, p256dh, auth } = personal.value;
    const since = before.devices.find((each) => each.id === id)?.since ?? at;
    const device = { id, sessionId, endpoint, p256dh, auth, browser, system, since, usedAt: at };
    const isKnown = before.devices.some((each) => each.id === id);
    const devices = isKnown
      ? before.devices.map((each) => (each.id === id ? device : each))
      : [...before.devices, device];
    return { ...before, devices };
  },
};

/** Devices by person. They end with their session, except when it expires. */
export const pushDevicesProjection = defineProjection<PushEvent, typeof pushDevices>(pushDevices, {
  PushDeviceRegistered: registered,
  PushDeviceRemoved: {
    id: byUser,
    apply: (owned, { data }) => keeping(owned, ({ id }) => id !== data.deviceId),
  },
  // People close only their own sessions: the actor is the owner.
  SessionClosed: {
    id: ({ data: { reason }, metadata: { actor } }) =>
      reason === 'expired' ? null : (userIdOf(actor)?.toString() ?? null),
    apply: (owned, { data }) => keeping(owned, ({ sessionId }) => sessionId !== data.sessionId),
  },
  PasswordChanged: othersEnded,
  OtherSessionsEnded: othersEnded,
  SecondFactorReset: othersEnded,
  UserRoleChanged: allEnded,
  UserDeactivated: allEnded,
  UserDeleted: allEnded,
  UserErasureRequested: allEnded,
});
