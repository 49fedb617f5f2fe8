import type { CartEntry, WizardErrorKey, WizardErrors } from '@portal/contracts/areas/cart';
import type { WaysToOrder } from '@portal/contracts/areas/resources';
import { useCallback } from 'react';
import { useText } from '#app/i18n/use-text';
import type { EntryChange } from './entry-changes';
import { wizardMessages } from './wizard.messages';

/** What every page of the wizard gets. */
export interface WizardPageProps {
  readonly entry: CartEntry;
  readonly edit: (change: EntryChange) => void;
  /** What to complain of, by field path. */
  readonly errors: WizardErrors;
  /** What is allowed with this piece. */
  readonly ways: WaysToOrder;
}

/** The words for a complaint of the rules, or nothing. */
export function useFieldProblem(): (key: WizardErrorKey | undefined) => string | undefined {
  const text = useText(wizardMessages);
  return useCallback((key) => (key === undefined ? undefined : text(`error.${key}`)), [text]);
}
