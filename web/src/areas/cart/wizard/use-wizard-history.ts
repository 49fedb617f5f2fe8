import type { WizardPage } from '@portal/contracts/areas/cart';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { newIntent } from '#core/client/new-intent';
import { placeIn, type WizardPlace } from './wizard-place';

export interface WizardHistory {
  /** A page was opened. `replace`: it takes the place of the one before. */
  readonly record: (page: WizardPage, options?: { readonly replace?: boolean }) => void;
  /** Goes back by the browser's history where that leads to this page. @returns whether it does */
  readonly returnTo: (page: WizardPage) => boolean;
  /** By which its entries are known. */
  readonly run: string;
}

/** The first place of a run: an address that was typed or opened anew has nothing before it. */
const firstPlace = (locationKey: string): WizardPlace => ({
  page: 1,
  before: null,
  run: newIntent(),
  depth: 0,
  hasOrigin: locationKey !== 'default',
});

/**
 * Gives each page of the wizard an entry in the browser's history, so that Back, Forward and the gestures of a phone
 * lead from question to question. The entry holds its page: a reload stays there.
 */
export function useWizardHistory(current: WizardPage, onTravel: (page: WizardPage) => void): WizardHistory {
  const location = useLocation();
  const navigate = useNavigate();
  const place = placeIn(location.state);
  const [first] = useState(() => place ?? firstPlace(location.key));
  const seen = useRef<string | null>(null);
  const isTravelling = useRef(false);

  const record: WizardHistory['record'] = (opened, { replace = false } = {}) => {
    const at = place ?? first;
    const wizard: WizardPlace = replace
      ? { ...at, page: opened }
      : { ...at, page: opened, before: current, depth: at.depth + 1 };
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
    run: first.run,
    returnTo: (wanted) => {
      if (place?.before !== wanted) return false;
      if (!isTravelling.current) void navigate(-1);
      isTravelling.current = true;
      return true;
    },
  };
}
