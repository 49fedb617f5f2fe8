import {
  type CheckoutErrorCode,
  checkoutErrorCodes,
  type WizardErrorKey,
} from '@portal/contracts/areas/cart';
import { useCallback } from 'react';
import { useDomains } from '#core/email-domains';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { cartTexts, wizardTexts } from '../texts';
import { type CartProblem, type EntryErrorCode, entryErrorCodes } from './cart-problems';

const ofCart = [...checkoutErrorCodes, ...entryErrorCodes] as const;
const isOfCart = (code: string): code is CheckoutErrorCode | EntryErrorCode =>
  ofCart.some((known) => known === code);

/** What is wrong and how to mend it. */
export function useProblemText(): (problem: Pick<CartProblem, 'code'>) => string {
  const text = useText(cartTexts);
  const wizardText = useText(wizardTexts);
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
