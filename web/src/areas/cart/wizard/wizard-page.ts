import {
  type CartEntry,
  type DeliveryErrorCode,
  deliveryErrorCodes,
  type PageErrorKey,
  type WizardErrors,
} from '@portal/contracts/areas/cart';
import type { WaysToOrder } from '@portal/contracts/areas/resources';
import { useCallback } from 'react';
import { useText } from '#core/i18n/use-text';
import { deliveryTexts, wizardTexts } from '../texts';
import type { EntryChange } from './entry-changes';

/** What every page of the wizard gets. */
export interface WizardPageProps {
  readonly entry: CartEntry;
  readonly edit: (change: EntryChange) => void;
  /** What to complain of, by field path. */
  readonly errors: WizardErrors;
  /** What is allowed with this piece. */
  readonly ways: WaysToOrder;
}

const isOfDelivery = (key: PageErrorKey): key is DeliveryErrorCode =>
  deliveryErrorCodes.some((code) => code === key);

/** The words for a complaint of the rules, or nothing. */
export function useFieldProblem(): (key: PageErrorKey | undefined) => string | undefined {
  const text = useText(wizardTexts);
  const deliveryText = useText(deliveryTexts);
  return useCallback(
    (key) => {
      if (key === undefined) return undefined;
      return isOfDelivery(key) ? deliveryText(`error.${key}`) : text(`error.${key}`);
    },
    [text, deliveryText],
  );
}
