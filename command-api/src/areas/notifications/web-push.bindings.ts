import { reject } from '@portal/contracts';
import { webPushCommands } from '@portal/contracts/areas/notifications';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { isPushAddress } from '@portal/platform/web-push/push-address';
import { z } from 'zod';
import { deviceWords } from '../../device-words';
import type { Services } from '../../services';
import { webPushDecider, webPushStream } from './web-push.decider';

const forgetPushDevice = defineInternalCommand('notifications', 'ForgetPushDevice', {
  input: z.object({ userId: z.int(), deviceId: z.string(), reason: z.enum(['gone', 'unused']) }),
  output: z.object({}),
});

const ofActor = {
  decider: webPushDecider,
  stream: ({ actor }: { actor: { userId: number } }) => webPushStream(actor.userId),
} as const;

/** Stable per browser; does not reveal the endpoint. */
const deviceIdOf = (secrets: Services['secrets'], endpoint: string) =>
  secrets.inputDigest(`push device ${endpoint}`).slice(0, 32);

type Needed = Pick<Services, 'secrets' | 'market' | 'pushHosts'>;

export const webPushBindings = ({ secrets, market, pushHosts }: Needed) =>
  ({
    RegisterPushDevice: bindCommand(webPushCommands.RegisterPushDevice, {
      ...ofActor,
      facts: ({ input, actor }) => {
        if (market.pushKey === null) return reject('push_is_off');
        if (!isPushAddress(input.endpoint, pushHosts)) return reject('push_address_refused');
        return { deviceId: deviceIdOf(secrets, input.endpoint), ...deviceWords(actor.userAgent) };
      },
      answer: ({ input }) => ({ id: deviceIdOf(secrets, input.endpoint) }),
    }),
    RemovePushDevice: bindCommand(webPushCommands.RemovePushDevice, {
      ...ofActor,
      answer: ({ input }) => ({ id: input.id }),
    }),
    ForgetPushDevice: bindCommand(forgetPushDevice, {
      decider: webPushDecider,
      stream: ({ input }) => webPushStream(input.userId),
      answer: () => ({}),
    }),
  }) as const;
