import { type CallContract, limitsOf, type ParsedInputOf } from '@portal/contracts/kernel';
import type { z } from 'zod';

/** A production build replaces schemas by loaders (`web/vite/light-contracts`). */
interface LightContract {
  readonly loadInput?: () => Promise<z.ZodType>;
  readonly limits?: Readonly<Record<string, number>>;
}

/** Known without the schema. */
export function inputLimitsOf(contract: CallContract): Readonly<Record<string, number>> {
  return (contract as LightContract).limits ?? limitsOf(contract.input);
}

/** Never use `contract.input`: builds lack it. */
export async function inputSchemaOf<C extends CallContract>(
  contract: C,
): Promise<z.ZodType<ParsedInputOf<C>>> {
  const { loadInput } = contract as LightContract;
  const schema = loadInput === undefined ? contract.input : await loadInput();
  return schema as z.ZodType<ParsedInputOf<C>>;
}
