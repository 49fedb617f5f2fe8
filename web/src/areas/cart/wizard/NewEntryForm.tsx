import {
  type CartEntry,
  isProduction as isProductionOf,
  type LostAnswer,
  type WizardPage,
} from '@portal/contracts/areas/cart';
import { type ResourceDetail, waysOf } from '@portal/contracts/areas/resources';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { useSession } from '#core/session/session-state';
import { useToast } from '#ui/toast/toast-context';
import { useCartChanges } from '../store/use-cart';
import type { WizardOptions } from './use-wizard';
import { WizardForm } from './WizardForm';
import { wizardTexts } from '../texts';

interface NewEntryFormProps {
  piece: ResourceDetail;
  /** Of the draft. */
  id: string;
  start: CartEntry;
  proposed?: CartEntry;
  page: WizardPage;
  reached: WizardPage;
  isProduction?: boolean;
  /** Answers of an earlier entry that the piece does not offer any more. */
  lost?: readonly LostAnswer[];
}

const none: readonly LostAnswer[] = [];

/** The wizard whose entry is added to the cart (R-WIZ-14). */
export function NewEntryForm({
  piece,
  id,
  start,
  proposed,
  page,
  reached,
  lost = none,
  ...asked
}: NewEntryFormProps) {
  const text = useText(wizardTexts);
  const { id: userId } = useSession().user;
  const { add } = useCartChanges();
  const toast = useToast();
  const navigate = useNavigate();
  const isProduction = asked.isProduction ?? isProductionOf(start);
  const options = useMemo<WizardOptions>(
    () => ({
      mode: 'new',
      id,
      userId,
      start,
      page,
      reached,
      isProduction,
      lost,
      ...(proposed === undefined ? {} : { proposed }),
      ways: waysOf(piece, piece.places),
      onConfirmed: (entry) => {
        const added = add(entry);
        toast.done(text('added', { name: entry.from.filename }));
        void navigate('/cart', { state: { touched: added } });
      },
    }),
    [piece, id, userId, start, proposed, page, reached, isProduction, lost, add, toast, text, navigate],
  );
  return <WizardForm options={options} exit={piece.link} />;
}
