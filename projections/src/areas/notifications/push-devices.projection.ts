import { type DocumentOf, type EventOf, userIdOf } from '@portal/contracts';
import {
  defaultPushSettings,
  pushDevices,
  pushKinds,
  type webPushEvents,
} from '@portal/contracts/areas/notifications';
import type { sessionEvents } from '@portal/contracts/areas/session';
import type {
  credentialEvents,
  erasureEvents,
  secondFactorEvents,
  userEvents,
} from '@portal/contracts/areas/users';
import { keyedBy } from '@portal/platform/projection/patch';
import { defineProjection, type ProjectionHandler } from '@portal/platform/projection/projection';

type Requested = DocumentOf<typeof pushDevices>;
type Device = Requested['devices'][number];
type PushEvent =
  | EventOf<typeof webPushEvents>
  | EventOf<typeof sessionEvents>
  | EventOf<typeof userEvents>
  | EventOf<typeof credentialEvents>
  | EventOf<typeof secondFactorEvents>
  | EventOf<typeof erasureEvents>;
type Named<N extends PushEvent['type']> = Extract<PushEvent, { type: N }>;

const byUser = keyedBy('userId');
const untouched = (id: number): Requested => ({
  id,
  kinds: [...defaultPushSettings.kinds],
  offered: [...pushKinds],
  quiet: defaultPushSettings.quiet,
  devices: [],
});

const keeping = (requested: Requested | null, isStored: (device: Device) => boolean): Requested | null =>
  requested && { ...requested, devices: requested.devices.filter(isStored) };

interface EndsAll {
  readonly data: { readonly userId: number };
}
interface EndsOthers extends EndsAll {
  readonly data: EndsAll['data'] & { readonly keptSession: string | null };
}

/** All sessions end, and their devices with them (S2). */
const allEnded = {
  id: byUser,
  apply: (requested: Requested | null) => keeping(requested, () => false),
} as const;
/** At most one session stays. */
const othersEnded = {
  id: byUser,
  apply: (requested: Requested | null, { data: { keptSession } }: EndsOthers) =>
    keeping(requested, ({ sessionId }) => sessionId === keptSession),
} as const;

const registered: ProjectionHandler<Requested, Named<'PushDeviceRegistered'>> = {
  id: byUser,
  apply(requested, { data, personal, metadata: { at } }) {
    const { userId, deviceId: id, sessionId, browser = '', system = '' } = data;
    const before = requested ?? untouched(userId);
    // Erased: cannot be notified.
    if (personal.value === null) return requested;
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
    apply: (requested, { data }) => keeping(requested, ({ id }) => id !== data.deviceId),
  },
  PushSettingsSet: {
    id: byUser,
    apply: (requested, { data: { userId, kinds, offered, quiet } }) => ({
      ...(requested ?? untouched(userId)),
      kinds: [...kinds],
      offered,
      quiet,
    }),
  },
  // People close only their own sessions: the actor is the owner.
  SessionClosed: {
    id: ({ data: { reason }, metadata: { actor } }) =>
      reason === 'expired' ? null : (userIdOf(actor)?.toString() ?? null),
    apply: (requested, { data }) => keeping(requested, ({ sessionId }) => sessionId !== data.sessionId),
  },
  PasswordChanged: othersEnded,
  OtherSessionsEnded: othersEnded,
  SecondFactorReset: othersEnded,
  UserRoleChanged: allEnded,
  UserDeactivated: allEnded,
  UserDeleted: allEnded,
  UserErasureRequested: allEnded,
});
