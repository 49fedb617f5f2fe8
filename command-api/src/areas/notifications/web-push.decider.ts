import { type EventOf, reject } from '@portal/contracts';
import {
  defaultPushSettings,
  maxPushDevices,
  type PushKind,
  pushKinds,
  pushKindsOn,
  type PushSettings,
  type webPushCommands,
  type webPushEvents,
} from '@portal/contracts/areas/notifications';
import { type CommandFor, defineDecider } from '@portal/platform/decider/decider';

type WebPushEvent = EventOf<typeof webPushEvents>;
type Commands = typeof webPushCommands;

interface Device {
  readonly id: string;
  readonly sessionId: string;
  /** New with each subscription. */
  readonly p256dh: string | undefined;
}

interface WebPush extends PushSettings {
  /** In order of registration. */
  readonly devices: readonly Device[];
}

interface DeviceFacts {
  readonly deviceId: string;
  readonly browser?: string;
  readonly system?: string;
}

type WebPushCommands = {
  RegisterPushDevice: CommandFor<Commands['RegisterPushDevice'], DeviceFacts>;
  RemovePushDevice: CommandFor<Commands['RemovePushDevice']>;
  UpdatePushSettings: CommandFor<Commands['UpdatePushSettings']>;
  ForgetPushDevice: {
    input: { readonly userId: number; readonly deviceId: string; readonly reason: 'gone' | 'unused' };
    facts: undefined;
  };
};

export const webPushStream = (userId: number): string => `pushDevices-${userId}`;

const without = (devices: readonly Device[], deviceId: string) => devices.filter(({ id }) => id !== deviceId);

/** Omitted kinds stay. */
const kindsAfter = (before: readonly PushKind[], change: Partial<Record<PushKind, boolean | undefined>>) =>
  pushKinds.filter((kind) => change[kind] ?? before.includes(kind));

const isSame = (one: PushSettings, other: PushSettings) =>
  one.kinds.join() === other.kinds.join() &&
  one.quiet?.from === other.quiet?.from &&
  one.quiet?.to === other.quiet?.to;

/** Stream `pushDevices-{userId}`. Devices of ended sessions stay here; the view drops them. */
export const webPushDecider = defineDecider<WebPush, WebPushCommands, WebPushEvent>({
  initial: { ...defaultPushSettings, devices: [] },

  decide: {
    RegisterPushDevice: ({ input, facts, actor: { userId, sessionId } }, { devices }) => {
      if (sessionId === undefined) return reject('session_not_found');
      const { deviceId } = facts;
      const known = devices.find(({ id }) => id === deviceId);
      if (known?.sessionId === sessionId && known.p256dh === input.p256dh) return [];
      const [first] = devices;
      const isOneTooMany = first && !known && devices.length >= maxPushDevices;
      const { endpoint, p256dh, auth } = input;
      return [
        ...(isOneTooMany
          ? [
              {
                type: 'PushDeviceRemoved' as const,
                data: { userId, deviceId: first.id, reason: 'too-many' as const },
              },
            ]
          : []),
        {
          type: 'PushDeviceRegistered',
          data: { userId, sessionId, ...facts },
          personal: { subject: `user-${userId}`, value: { endpoint, p256dh, auth } },
        },
      ];
    },

    RemovePushDevice: ({ input: { id: deviceId }, actor: { userId } }, { devices }) =>
      devices.some(({ id }) => id === deviceId)
        ? [{ type: 'PushDeviceRemoved', data: { userId, deviceId, reason: 'person' } }]
        : reject('push_device_not_found'),

    UpdatePushSettings: ({ input: { settings }, actor: { userId } }, before) => {
      const { quiet = before.quiet, ...change } = settings;
      const after = { kinds: kindsAfter(before.kinds, change), quiet };
      const data = { userId, ...after, offered: [...pushKinds] };
      return isSame(before, after) ? [] : [{ type: 'PushSettingsSet', data }];
    },

    ForgetPushDevice: ({ input }, { devices }) =>
      devices.some(({ id }) => id === input.deviceId) ? [{ type: 'PushDeviceRemoved', data: input }] : [],
  },

  evolve: {
    PushDeviceRegistered: (state, { data: { deviceId: id, sessionId }, personal }) => {
      const device = { id, sessionId, p256dh: personal.value?.p256dh };
      const isKnown = state.devices.some((each) => each.id === id);
      return {
        ...state,
        devices: isKnown
          ? state.devices.map((each) => (each.id === id ? device : each))
          : [...state.devices, device],
      };
    },
    PushDeviceRemoved: (state, { data }) => ({ ...state, devices: without(state.devices, data.deviceId) }),
    PushSettingsSet: (state, { data }) => ({ ...state, kinds: pushKindsOn(data), quiet: data.quiet }),
  },
});
