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

type Wanted = DocumentOf<typeof pushDevices>;
type Device = Wanted['devices'][number];
type PushEvent =
  | EventOf<typeof webPushEvents>
  | EventOf<typeof sessionEvents>
  | EventOf<typeof userEvents>
  | EventOf<typeof credentialEvents>
  | EventOf<typeof secondFactorEvents>
  | EventOf<typeof erasureEvents>;
type Named<N extends PushEvent['type']> = Extract<PushEvent, { type: N }>;

const byUser = keyedBy('userId');
const untouched = (id: number): Wanted => ({
  id,
  kinds: [...defaultPushSettings.kinds],
  offered: [...pushKinds],
  quiet: defaultPushSettings.quiet,
  devices: [],
});

const keeping = (wanted: Wanted | null, isKept: (device: Device) => boolean): Wanted | null =>
  wanted && { ...wanted, devices: wanted.devices.filter(isKept) };

interface EndsAll {
  readonly data: { readonly userId: number };
}
interface EndsOthers extends EndsAll {
  readonly data: EndsAll['data'] & { readonly keptSession: string | null };
}

/** All sessions end, and their devices with them (S2). */
const allEnded = {
  id: byUser,
  apply: (wanted: Wanted | null) => keeping(wanted, () => false),
} as const;
/** At most one session stays. */
const othersEnded = {
  id: byUser,
  apply: (wanted: Wanted | null, { data: { keptSession } }: EndsOthers) =>
    keeping(wanted, ({ sessionId }) => sessionId === keptSession),
} as const;

const registered: ProjectionHandler<Wanted, Named<'PushDeviceRegistered'>> = {
  id: byUser,
  apply(wanted, { data, personal, metadata: { at } }) {
    const { userId, deviceId: id, sessionId, browser = '', system = '' } = data;
    const before = wanted ?? untouched(userId);
    // Erased: cannot be notified.
    if (personal.value === null) return wanted;
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
    apply: (wanted, { data }) => keeping(wanted, ({ id }) => id !== data.deviceId),
  },
  PushSettingsSet: {
    id: byUser,
    apply: (wanted, { data: { userId, kinds, offered, quiet } }) => ({
      ...(wanted ?? untouched(userId)),
      kinds: [...kinds],
      offered,
      quiet,
    }),
  },
  // People close only their own sessions: the actor is the owner.
  SessionClosed: {
    id: ({ data: { reason }, metadata: { actor } }) =>
      reason === 'expired' ? null : (userIdOf(actor)?.toString() ?? null),
    apply: (wanted, { data }) => keeping(wanted, ({ sessionId }) => sessionId !== data.sessionId),
  },
  PasswordChanged: othersEnded,
  OtherSessionsEnded: othersEnded,
  SecondFactorReset: othersEnded,
  UserRoleChanged: allEnded,
  UserDeactivated: allEnded,
  UserDeleted: allEnded,
  UserErasureRequested: allEnded,
});
