import { zodResolver } from '@hookform/resolvers/zod';
import type { CallContract } from '@portal/contracts/kernel';
import { useCallback } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { isCallError } from './call-error';
import { inputSchemaOf } from './input-schema';

export interface CallForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** Puts the server's complaints to the fields they name; answers whether there were any. */
  readonly showRefusal: (error: unknown) => boolean;
}

/** `null` where its code cannot be loaded, as without a network: the server checks the same again. */
const loadedSchema = async (contract: CallContract): Promise<unknown> =>
  inputSchemaOf(contract).catch(() => null);

/**
 * A form for the input of a call, checked by the very schema with which the server checks it again. The message of a
 * field's error is a code of the schema or of the server; the screen has the words for it.
 * @param toInput what the call takes of the form's values; its fields have the same names
 */
export function useCallForm<Values extends FieldValues>(
  contract: CallContract,
  defaultValues: Values,
  toInput: (values: Values) => unknown,
): CallForm<Values> {
  const resolver: Resolver<Values> = async (values, context, options) => {
    const schema = (await loadedSchema(contract)) as z.ZodType<Values, Values> | null;
    if (schema === null) return { values, errors: {} };
    return zodResolver<Values, unknown, Values>(schema)(toInput(values) as Values, context, options);
  };
  const form = useForm<Values>({ resolver, defaultValues: defaultValues as DefaultValues<Values> });
  const { setError } = form;

  const showRefusal = useCallback(
    (error: unknown) => {
      const fields = isCallError(error) ? Object.entries(error.fields) : [];
      fields.forEach(([field, message], index) =>
        setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 }),
      );
      return fields.length > 0;
    },
    [setError],
  );
  return { ...form, showRefusal };
}
