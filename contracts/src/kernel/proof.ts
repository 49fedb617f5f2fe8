import type { z } from 'zod';
import type { CommandSpec } from './calls';
import { wirePassword, wireText } from './wire';

/** Own password, or a code with a second factor (ASVS 7.5). Body only. */
export const proofFields = { own_password: wirePassword().optional(), own_code: wireText(20).optional() };

export interface Proof {
  readonly own_password?: string | undefined;
  readonly own_code?: string | undefined;
}

export const proofFieldNames = Object.keys(proofFields) as readonly (keyof Proof)[];

const proofRejections = ['proof_required', 'proof_incorrect', 'login_locked'];

/** The runner asks before the first event; `needsProof` of the binding may exempt inputs. */
export function provenCommand<S extends z.ZodRawShape, O extends z.ZodType>(
  spec: CommandSpec<z.ZodObject<S>, O>,
): CommandSpec<z.ZodObject<S & typeof proofFields>, O> & { readonly proof: true } {
  return {
    ...spec,
    proof: true,
    input: spec.input.extend(proofFields) as unknown as z.ZodObject<S & typeof proofFields>,
    secretInputs: [...(spec.secretInputs ?? []), ...proofFieldNames],
    rejections: [...(spec.rejections ?? []), ...proofRejections],
  };
}
