import { resourceShortcomings } from '@portal/contracts/areas/resources';
import { useState } from 'react';
import { useText } from '../../../../app/i18n/use-text';
import { useMarket } from '../../../../app/market';
import { draftOf } from '../form/check-resource';
import { formMessages } from '../form/form.messages';
import type { PlaceBinding } from '../form/FormFields';
import { emptyValues, type FieldName, type ResourceValues } from '../form/resource-values';
import { asSentence } from '../form/use-binding';
import { useProblemText } from '../form/use-problem-text';

/** Names stand at the files, and each file has its picture. */
const ownOfEach = { name: '-', hasThumb: true } as const;

/**
 * What all the drafts have in common: what they are and where they stand, by the rules of the form (R-ARS-09…12). What is
 * missing is told once somebody has tried.
 */
export function useCommonValues() {
  const text = useText(formMessages);
  const say = useProblemText();
  const { market, languages } = useMarket();
  const [values, setValues] = useState<ResourceValues>(() => emptyValues(languages));
  const [isTried, setTried] = useState(false);
  const { name, hasThumb } = ownOfEach;
  const problems = resourceShortcomings(draftOf({ ...values, name }, hasThumb), market);
  const errorOf = (field: string) =>
    isTried && problems[field] !== undefined ? asSentence(say(problems[field])) : undefined;
  const set = (field: FieldName, value: unknown) => setValues({ ...values, [field]: value });
  const bind: PlaceBinding = {
    value: (field) => values[field],
    text: (field) => ({
      name: field,
      label: text(field),
      value: values[field],
      error: errorOf(field),
      onChange: ({ target }) => set(field, target.value),
    }),
    field: (field, hint) => ({
      label: text(field),
      value: values[field],
      error: errorOf(field),
      hint,
      onChange: (value) => set(field, value),
    }),
  };
  return {
    bind,
    values,
    /** @returns whether nothing is missing; what is, is told from now on */
    check: (): boolean => {
      setTried(true);
      return Object.keys(problems).length === 0;
    },
    isTried,
  };
}
