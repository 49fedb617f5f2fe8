import { type CallContract, limitsOf, type ParsedInputOf } from '@portal/contracts/kernel';
import type { z } from 'zod';

/** What a production build leaves of a contract beside its shape: the way to its schemas (`web/vite/lighten-contracts`). */
interface LightContract {
  readonly loadInput?: () => Promise<z.ZodType>;
  readonly limits?: Readonly<Record<string, number>>;
}

/** How many characters the texts of a call's input may have; known without its schema. */
export function inputLimitsOf(contract: CallContract): Readonly<Record<string, number>> {
  return (contract as LightContract).limits ?? limitsOf(contract.input);
}

/**
 * The schema by which the server will check a call's input. Schemas are heavy, so that a build loads them only when a
 * form asks: always go through this, never through `contract.input`.
 */
export async function inputSchemaOf<C extends CallContract>(
  contract: C,
): Promise<z.ZodType<ParsedInputOf<C>>> {
  const { loadInput } = contract as LightContract;
  const schema = loadInput === undefined ? contract.input : await loadInput();
  return schema as z.ZodType<ParsedInputOf<C>>;
}
