import type { externalLoginCommands } from '@portal/contracts/areas/session';
import { type CommandFor, defineDecider } from '@portal/platform/decider/decider';

type Commands = typeof externalLoginCommands;

export interface PendingExternalLogin {
  readonly url: string;
  readonly attempt: string;
}

export type ExternalLoginCommands = {
  StartExternalLogin: CommandFor<Commands['StartExternalLogin'], PendingExternalLogin>;
  EndExternalLogin: CommandFor<Commands['EndExternalLogin'], { readonly url: string | null }>;
};

/** No events (W4). */
export const externalLoginDecider = defineDecider<null, ExternalLoginCommands, never>({
  initial: null,
  decide: { StartExternalLogin: () => [], EndExternalLogin: () => [] },
  evolve: {},
});
