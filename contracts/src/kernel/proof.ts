import type { z } from 'zod';
import type { CommandSpec } from './calls';
import { wirePassword, wireText } from './wire';

/**
 * By which a sender proves who they are once more: the present password, or a code of the second factor where one is on
 * (ASVS 7.5). Read from the body alone.
 */
export const proofFields = { own_password: wirePassword().optional(), own_code: wireText(20).optional() };

export interface Proof {
  readonly own_password?: string | undefined;
  readonly own_code?: string | undefined;
}

export const proofFieldNames = Object.keys(proofFields) as readonly (keyof Proof)[];

/** Without a proof where one is needed: 422, and nothing is done. */
const proofRejections = ['proof_required', 'proof_incorrect', 'login_locked'];

/**
 * A command whose sender proves who they are once more. The runner asks for it before the first event; the binding's
 * `needsProof` may narrow for which inputs.
 */
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
