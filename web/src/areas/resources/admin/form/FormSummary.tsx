import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { useText } from '#core/i18n/use-text';
import { focusField } from './FieldSlotPanel';
import { formTexts } from '../../texts';
import type { ResourceFormState } from './use-resource-form';

/** The fields in the order in which they stand. */
const fieldOrder = [
  ...(['name', 'reference', 'description', 'category', 'type', 'lang'] as const),
  ...(['sections', 'tags', 'status', 'thumb', 'file'] as const),
];

/** A sentence as it follows the name of its field. */
const afterName = (sentence: string) => `${sentence.charAt(0).toLowerCase()}${sentence.slice(1, -1)}`;

/** What is missing, at the top, after somebody wanted to save: each line leads to its field (WCAG 3.3.1). */
export function FormSummary({ form }: Pick<ResourceFormState, 'form'>) {
  const text = useText(formTexts);
  const heading = useRef<HTMLDivElement>(null);
  const { attempts } = form;
  const wrong = fieldOrder.flatMap((field) => {
    const { label, error } = form.field(field);
    return error === undefined ? [] : [{ field, label, error }];
  });
  const hasProblems = wrong.length > 0;
  useEffect(() => {
    if (attempts > 0 && hasProblems) heading.current?.focus();
  }, [attempts, hasProblems]);
  if (attempts === 0 || !hasProblems) return null;
  return (
    <Alert severity="error" ref={heading} tabIndex={-1}>
      <AlertTitle>{text('summary', { count: wrong.length })}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {wrong.map(({ field, label, error }) => (
          <li key={field}>
            <Link component="button" type="button" color="inherit" onClick={() => focusField(field)}>
              {text('summaryItem', { field: label, problem: afterName(error) })}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
