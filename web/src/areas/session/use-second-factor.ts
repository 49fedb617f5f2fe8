import { secondFactorCommands } from '@portal/contracts/areas/users';
import { useState } from 'react';
import { isCallError } from '#core/client/call-error';
import { useCallCommand } from '#core/client/use-call-command';
import { passwordDigest } from '#core/session/password-digest';
import { useSessionState } from '#core/session/session-state';

/** What the panel shows. */
export type SecondFactorStep =
  | { readonly at: 'overview' }
  /** `lost`: the codes of a device that was enabled never arrived. */
  | { readonly at: 'password' | 'renew' | 'lost' | 'disable' }
  | { readonly at: 'scan'; readonly secret: string; readonly address: string }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

export interface TypedProof {
  readonly password: string;
  readonly code: string;
}

/** The device was enabled by a request whose answer was lost: its recovery codes are answered once (X5). */
const wasEnabled = (error: unknown): boolean =>
  isCallError(error) && ['already_answered', 'second_factor_enabled'].includes(error.code);

/** Sets up a device, gives it up, and makes new recovery codes. */
export function useSecondFactor() {
  const { reload } = useSessionState();
  const [step, setStep] = useState<SecondFactorStep>({ at: 'overview' });
  const preparing = useCallCommand(secondFactorCommands.PrepareSecondFactor, { once: true });
  const enabling = useCallCommand(secondFactorCommands.EnableSecondFactor, { once: true });
  const renewing = useCallCommand(secondFactorCommands.RenewRecoveryCodes, { once: true });
  const disabling = useCallCommand(secondFactorCommands.DisableSecondFactor, { once: true });
  const all = [preparing, enabling, renewing, disabling];

  const show = (next: SecondFactorStep) => {
    for (const { reset } of all) reset();
    setStep(next);
  };
  const proof = async ({ password, code }: TypedProof) => ({
    password: await passwordDigest(password),
    code: code.trim(),
  });
  const actions = {
    prepare: async ({ password }: TypedProof) => {
      const { data } = await preparing.send({ password: await passwordDigest(password) });
      show({ at: 'scan', ...data });
    },
    enable: async ({ code }: TypedProof) => {
      try {
        const { data } = await enabling.send({ code: code.trim() });
        show({ at: 'codes', codes: data.recovery_codes });
      } catch (error) {
        if (!wasEnabled(error)) throw error;
        show({ at: 'lost' });
      }
    },
    renew: async (typed: TypedProof) => {
      const { data } = await renewing.send(await proof(typed));
      show({ at: 'codes', codes: data.recovery_codes });
    },
    disable: async (typed: TypedProof) => {
      await disabling.send(await proof(typed));
      await reload();
      show({ at: 'overview' });
    },
  };
  return {
    step,
    show,
    actions,
    isPending: all.some(({ isPending }) => isPending),
    error: all.map(({ error }) => error).find((error) => error !== null) ?? null,
    /** The codes are kept: only now is the session asked for, which may take the panel away. */
    finish: async () => {
      await reload();
      show({ at: 'overview' });
    },
  };
}
