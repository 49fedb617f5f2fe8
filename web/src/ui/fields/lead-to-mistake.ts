const focusable = 'input:not([type="file"]), textarea, select, button, [tabindex="0"]';

/** The control of a field that is complained of; one that is disabled cannot be mended. */
function controlOf(field: HTMLElement): HTMLElement | null {
  const control = field.matches(focusable) ? field : field.querySelector<HTMLElement>(focusable);
  return control?.matches(':disabled') === true ? null : control;
}

/** Leads the eye and the keyboard to the first field that is complained of, wherever it stands in a long form. */
export function leadToMistake(form: HTMLElement): void {
  const fields = form.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]');
  const mistake = [...fields].map(controlOf).find((control) => control !== null);
  mistake?.focus();
  mistake?.scrollIntoView({ block: 'center' });
}
