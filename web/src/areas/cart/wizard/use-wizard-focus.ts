import { type RefObject, useEffect, useRef } from 'react';
import { focusFirstError } from '#ui/fields/lead-to-mistake';
import type { WizardState } from './wizard-state';

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
      focusFirstError(form.current);
    } else if (before.page !== page) {
      window.scrollTo({ top: 0 });
      question.current?.focus({ preventScroll: true });
    }
  }, [page, refusals]);
  return { question, form };
}
