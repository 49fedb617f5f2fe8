import { useEffect, useState } from 'react';

const focusable = 'input:not([type="file"]), textarea, select, button, [tabindex="0"]';

function controlOf(field: HTMLElement): HTMLElement | null {
  const control = field.matches(focusable) ? field : field.querySelector<HTMLElement>(focusable);
  return control?.matches(':disabled') === true ? null : control;
}

export function focusFirstError(form: HTMLElement): void {
  const fields = form.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]');
  const mistake = [...fields].map(controlOf).find((control) => control !== null);
  mistake?.focus();
  mistake?.scrollIntoView({ block: 'center' });
}

/** @returns call it with a rejected form; a dialog that opened keeps the focus */
export function useLeadToMistake(): (form: HTMLElement) => void {
  const [refused, setRefused] = useState<{ readonly form: HTMLElement } | null>(null);
  useEffect(() => {
    if (refused === null) return undefined;
    // Later: react-hook-form focuses its own first field in a timeout.
    const later = setTimeout(() => {
      const { activeElement, body } = document;
      if (activeElement === body || refused.form.contains(activeElement)) focusFirstError(refused.form);
    });
    return () => clearTimeout(later);
  }, [refused]);
  return (form) => setRefused({ form });
}
