import { type EventOf, reject } from '@portal/contracts';
import {
  maxPushDevices,
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

interface WebPush {
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
  ForgetPushDevice: {
    input: { readonly userId: number; readonly deviceId: string; readonly reason: 'gone' | 'unused' };
    facts: undefined;
  };
};

export const webPushStream = (userId: number): string => `pushDevices-${userId}`;

const without = (devices: readonly Device[], deviceId: string) => devices.filter(({ id }) => id !== deviceId);

/** Stream `pushDevices-{userId}`. Devices of ended sessions stay here; the view drops them. */
export const webPushDecider = defineDecider<WebPush, WebPushCommands, WebPushEvent>({
  initial: { devices: [] },

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
    PushDeviceRemoved: (state, { data }) => ({ devices: without(state.devices, data.deviceId) }),
  },
});
