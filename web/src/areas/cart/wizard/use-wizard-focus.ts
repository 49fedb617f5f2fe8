import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { WizardState } from './wizard-state';

const focusable = 'input:not([type="file"]), textarea, select, button, [tabindex="0"]';

/** The control of the first field that is complained of, as the page shows them. */
function firstMistake(page: HTMLElement): HTMLElement | null {
  const field = page.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]');
  if (field === null || field.matches(focusable)) return field;
  return field.querySelector<HTMLElement>(focusable);
}

/**
 * Leads the eye and the keyboard: to the question when another page opens, to the first mistake when Next is refused
 * (R-WIZ-26). The page that the wizard begins with leaves the focus where it is.
 */
export function useWizardFocus({ page, refusals }: Pick<WizardState, 'page' | 'refusals'>): {
  question: RefObject<HTMLHeadingElement | null>;
  form: RefObject<HTMLFormElement | null>;
} {
  const question = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef({ page, refusals });

  useEffect(() => {
    const before = shown.current;
    shown.current = { page, refusals };
    if (before.refusals !== refusals && form.current !== null) {
      const mistake = firstMistake(form.current);
      mistake?.focus();
      mistake?.scrollIntoView({ block: 'center' });
    } else if (before.page !== page) {
      window.scrollTo({ top: 0 });
      question.current?.focus({ preventScroll: true });
    }
  }, [page, refusals]);
  return { question, form };
}
