import {
  type CheckoutErrorCode,
  checkoutErrorCodes,
  type WizardErrorKey,
} from '@portal/contracts/areas/cart';
import { useCallback } from 'react';
import { useDomains } from '#core/i18n/use-domains';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { wizardMessages } from '../wizard/wizard.messages';
import { type CartProblem, type EntryErrorCode, entryErrorCodes } from './cart-problems';
import { cartMessages } from './cart.messages';

const ofCart = [...checkoutErrorCodes, ...entryErrorCodes] as const;
const isOfCart = (code: string): code is CheckoutErrorCode | EntryErrorCode =>
  ofCart.some((known) => known === code);

/** What is wrong and how to mend it. */
export function useProblemText(): (problem: Pick<CartProblem, 'code'>) => string {
  const text = useText(cartMessages);
  const wizardText = useText(wizardMessages);
  const { corporateDomain: domain } = useMarket();
  const domains = useDomains();
  return useCallback(
    ({ code }) => {
      if (code === 'unknown') return text('checkField');
      if (code === 'restaurant') return text('error.restaurant');
      if (isOfCart(code)) return text(`error.${code}`, { domain, domains });
      return wizardText(`error.${code satisfies WizardErrorKey}`);
    },
    [text, wizardText, domain, domains],
  );
}
