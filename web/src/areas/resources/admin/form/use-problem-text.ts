import { useCallback } from 'react';
import { useText } from '../../../../app/i18n/use-text';
import { formMessages } from './form.messages';

const known = ['obligatory_name', 'obligatory_field', 'categories_error', 'too_long'] as const;
type Known = (typeof known)[number];
const isKnown = (code: string | undefined): code is Known => known.includes(code as Known);

/** What is wrong with a field, in words that follow its name. */
export function useProblemText() {
  const text = useText(formMessages);
  return useCallback((code: string | undefined) => text(isKnown(code) ? code : 'invalid'), [text]);
}

/** The fields in the order in which they stand, by the key of their name. */
export const fieldOrder = [
  'name',
  'reference',
  'description',
  'category',
  'type',
  'lang',
  'sections',
  'tags',
  'status',
  'thumb',
  'file',
] as const;
export type NamedField = (typeof fieldOrder)[number];
