import type { WizardPage } from '@portal/contracts/areas/cart';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';

const page = z.literal([1, 2, 3, 4, 5]);
const placeSchema = z.object({ wizard: z.object({ page, before: page.nullable() }) });

/** Where in the wizard a history entry stands, and which page came before it; `null` for an entry that is no step. */
const placeIn = (historyState: unknown) => placeSchema.safeParse(historyState).data?.wizard ?? null;

export interface WizardHistory {
  /** A page was opened. `replace`: it takes the place of the one before. */
  readonly record: (page: WizardPage, options?: { readonly replace?: boolean }) => void;
  /** Goes back by the browser's history where that leads to this page. @returns whether it does */
  readonly returnTo: (page: WizardPage) => boolean;
}

/**
 * Gives each page of the wizard an entry in the browser's history, so that Back, Forward and the gestures of a phone
 * lead from question to question. The entry holds its page: a reload stays there.
 */
export function useWizardHistory(current: WizardPage, onTravel: (page: WizardPage) => void): WizardHistory {
  const location = useLocation();
  const navigate = useNavigate();
  const place = placeIn(location.state);
  const seen = useRef<string | null>(null);
  const isTravelling = useRef(false);

  const record: WizardHistory['record'] = (opened, { replace = false } = {}) => {
    const wizard = { page: opened, before: replace ? (place?.before ?? null) : current };
    const { pathname, search, hash } = location;
    void navigate({ pathname, search, hash }, { replace, preventScrollReset: true, state: { wizard } });
  };

  useEffect(() => {
    if (seen.current === location.key) return;
    seen.current = location.key;
    isTravelling.current = false;
    if (place === null) record(current, { replace: true });
    else if (place.page !== current) onTravel(place.page);
  });
  return {
    record,
    returnTo: (wanted) => {
      if (place?.before !== wanted) return false;
      if (!isTravelling.current) void navigate(-1);
      isTravelling.current = true;
      return true;
    },
  };
}
