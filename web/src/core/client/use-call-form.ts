import { zodResolver } from '@hookform/resolvers/zod';
import type { CallContract } from '@portal/contracts/kernel';
import { useCallback, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { type CallError, isCallError } from './call-error';
import { inputSchemaOf } from './input-schema';

interface CallForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** @returns whether there were any */
  readonly showRefusal: (error: unknown) => boolean;
  /** For the texts of fields with errors of type `server`. */
  readonly details: CallError['details'];
}

/** `null` if it cannot be loaded: the server checks anyway. */
const loadedSchema = async (contract: CallContract): Promise<unknown> =>
  inputSchemaOf(contract).catch(() => null);

/**
 * Error messages are codes.
 * @param toInput call input of the values, with the same field names; may be a promise
 */
export function useCallForm<Values extends FieldValues>(
  contract: CallContract,
  defaultValues: Values,
  toInput: (values: Values) => unknown,
): CallForm<Values> {
  const resolver: Resolver<Values> = async (values, context, options) => {
    const schema = (await loadedSchema(contract)) as z.ZodType<Values, Values> | null;
    if (schema === null) return { values, errors: {} };
    const input = (await toInput(values)) as Values;
    return zodResolver<Values, unknown, Values>(schema)(input, context, options);
  };
  const form = useForm<Values>({ resolver, defaultValues: defaultValues as DefaultValues<Values> });
  const { setError } = form;
  const [details, setDetails] = useState<CallError['details']>({});

  const showRefusal = useCallback(
    (error: unknown) => {
      const fields = isCallError(error) ? Object.entries(error.fields) : [];
      if (isCallError(error)) setDetails(error.details);
      fields.forEach(([field, message], index) =>
        setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 }),
      );
      return fields.length > 0;
    },
    [setError],
  );
  return { ...form, showRefusal, details };
}
