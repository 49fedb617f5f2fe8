import { type EventOf, reject } from '@portal/contracts';
import {
  type credentialCommands,
  type credentialEvents,
  passwordLinksAtOnce,
  passwordLinkWindowMilliseconds,
} from '@portal/contracts/areas/users';
import { type CommandFor, defineDecider } from '@portal/platform/decider/decider';

export type PasswordRequestEvent = Extract<
  EventOf<typeof credentialEvents>,
  { type: 'PasswordLinkRequested' }
>;

/** Oldest first; within the window. */
type Requests = readonly number[];

type Commands = {
  RequestPasswordLink: CommandFor<
    (typeof credentialCommands)['RequestPasswordLink'],
    { readonly address: string }
  >;
};

const countingAt = (requests: Requests, at: number): Requests =>
  requests.filter((each) => at - each < passwordLinkWindowMilliseconds);

/** Requests per address, known or not (S7). Stream `remember-{digest of the address}`. */
export const passwordRequestsDecider = defineDecider<Requests, Commands, PasswordRequestEvent>({
  initial: [],
  decide: {
    RequestPasswordLink: ({ facts: { address }, at }, requests) => {
      const now = Date.parse(at);
      const counting = countingAt(requests, now);
      const [oldest] = counting;
      if (oldest !== undefined && counting.length >= passwordLinksAtOnce) {
        const retryAfterSeconds = Math.ceil((oldest + passwordLinkWindowMilliseconds - now) / 1000);
        return reject('too_many_requests', { details: { retryAfterSeconds } });
      }
      return [{ type: 'PasswordLinkRequested', data: { address, requestedAt: at } }];
    },
  },
  evolve: {
    PasswordLinkRequested: (requests, { data }) => {
      const at = Date.parse(data.requestedAt);
      return [...countingAt(requests, at), at];
    },
  },
});
