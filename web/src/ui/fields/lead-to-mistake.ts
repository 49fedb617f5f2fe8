import { useEffect, useState } from 'react';

const focusable = 'input:not([type="file"]), textarea, select, button, [tabindex="0"]';

/** The control of a field that is complained of; one that is disabled cannot be mended. */
function controlOf(field: HTMLElement): HTMLElement | null {
  const control = field.matches(focusable) ? field : field.querySelector<HTMLElement>(focusable);
  return control?.matches(':disabled') === true ? null : control;
}

/** Leads the eye and the keyboard to the first field that is complained of, wherever it stands in a long form. */
export function focusFirstError(form: HTMLElement): void {
  const fields = form.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]');
  const mistake = [...fields].map(controlOf).find((control) => control !== null);
  mistake?.focus();
  mistake?.scrollIntoView({ block: 'center' });
}

/** @returns to be called with a form that was refused: what is complained of is shown by then, and gets the focus */
export function useLeadToMistake(): (form: HTMLElement) => void {
  const [refused, setRefused] = useState<{ readonly form: HTMLElement } | null>(null);
  useEffect(() => {
    if (refused === null) return undefined;
    // A turn later: react-hook-form leads to the first of the fields that it knows once more in a turn of its own.
    const later = setTimeout(() => focusFirstError(refused.form));
    return () => clearTimeout(later);
  }, [refused]);
  return (form) => setRefused({ form });
}
