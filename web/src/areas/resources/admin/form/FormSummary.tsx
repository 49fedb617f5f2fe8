import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { useText } from '../../../../app/i18n/use-text';
import { focusField } from './FieldSlot';
import { formMessages } from './form.messages';
import type { NamedField } from './use-problem-text';
import { fieldOrder, useProblemText } from './use-problem-text';
import type { ResourceFormState } from './use-resource-form';

/** The code of what is wrong, by field: pictures and files are no fields of the form, and yet may be missing. */
export const problemsIn = ({ form }: Pick<ResourceFormState, 'form'>): Partial<Record<NamedField, string>> =>
  Object.fromEntries(
    Object.entries(form.formState.errors).map(([field, error]) => [field, String(error.message)]),
  );

/** What is missing, at the top, after somebody wanted to save: each line leads to its field (WCAG 3.3.1). */
export function FormSummary({ state }: { state: ResourceFormState }) {
  const text = useText(formMessages);
  const say = useProblemText();
  const heading = useRef<HTMLDivElement>(null);
  const problems = problemsIn(state);
  const wrong = fieldOrder.filter((field) => problems[field] !== undefined);
  const { submitCount } = state.form.formState;
  const hasProblems = wrong.length > 0;
  useEffect(() => {
    if (submitCount > 0 && hasProblems) heading.current?.focus();
  }, [submitCount, hasProblems]);
  if (submitCount === 0 || !hasProblems) return null;
  return (
    <Alert severity="error" ref={heading} tabIndex={-1}>
      <AlertTitle>{text('summary', { count: wrong.length })}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {wrong.map((field) => (
          <li key={field}>
            <Link component="button" type="button" color="inherit" onClick={() => focusField(field)}>
              {text('summaryItem', { field: text(field), problem: say(problems[field]) })}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
