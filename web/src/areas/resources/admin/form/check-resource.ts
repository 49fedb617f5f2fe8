import type { ResourceCategory } from '@portal/contracts/areas/resources';
import { resourceCommands, resourceShortcomings } from '@portal/contracts/areas/resources';
import type { Language, Market } from '@portal/contracts/kernel';
import type { Resolver } from 'react-hook-form';
import { inputSchemaOf } from '../../../../app/client/input-schema';
import type { ResourceValues } from './resource-values';
import { toInput } from './resource-values';

/** What the check must know beside the fields. */
export interface CheckFacts {
  readonly market: Market;
  /** There is a picture, or one was cut. */
  readonly hasThumb: boolean;
}

/** What of the form is checked by the rules of the contract. */
export const draftOf = (values: ResourceValues, hasThumb: boolean) => ({
  name: values.name,
  category: values.category === '' ? null : (Number(values.category) as ResourceCategory),
  status: values.status,
  format: Number(values.type),
  language: values.lang === '' ? null : (values.lang as Language),
  sections: values.sections,
  hasThumb,
});

/** Checked by the schema and the rules with which the server checks it again (R-ARS-09…12). Codes by field. */
async function problemsOf(values: ResourceValues, facts: CheckFacts): Promise<Record<string, string>> {
  const schema = await inputSchemaOf(resourceCommands.AddResource);
  const issues = schema.safeParse(toInput(values)).error?.issues ?? [];
  const wrong = issues.map(({ path, code }) => [
    String(path[0]),
    code === 'too_big' ? 'too_long' : 'invalid',
  ]);
  return {
    ...Object.fromEntries(wrong),
    ...resourceShortcomings(draftOf(values, facts.hasThumb), facts.market),
  };
}

/** The same as react-hook-form asks for it. The picture is no field of the form, and yet may be missing. */
export const checkResource: Resolver<ResourceValues, CheckFacts> = async (values, facts) => {
  if (facts === undefined) throw new Error('the form gives its facts as context');
  const problems = Object.entries(await problemsOf(values, facts));
  const errors = Object.fromEntries(problems.map(([field, message]) => [field, { type: 'check', message }]));
  return problems.length === 0 ? { values, errors: {} } : { values: {}, errors };
};
