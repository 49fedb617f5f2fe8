import type { OrderSummary } from '@portal/contracts/areas/orders';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { rowLinkId } from './TriageRow';

interface Cursor {
  /** The row that the keys act on. */
  readonly at: OrderSummary | undefined;
  readonly put: (id: string) => void;
  readonly move: (step: 1 | -1) => void;
}

interface CursorOptions {
  readonly rows: readonly OrderSummary[];
  readonly openId: string | undefined;
  readonly addressOf: (id: string) => string;
}

/** Where the keyboard is in the list. While an order is open, moving on opens the next one in its place. */
export function useCursor({ rows, openId, addressOf }: CursorOptions): Cursor {
  const navigate = useNavigate();
  const [id, put] = useState<string | null>(null);
  const placeOf = (wanted: string | null | undefined) => rows.findIndex((order) => order.id === wanted);
  const place = placeOf(id) === -1 ? placeOf(openId) : placeOf(id);

  const move = (step: 1 | -1) => {
    const next = rows[place === -1 ? 0 : Math.max(0, Math.min(rows.length - 1, place + step))];
    if (next === undefined) return;
    put(next.id);
    document.getElementById(rowLinkId(next.id))?.focus();
    if (openId === undefined || openId === next.id) return;
    void navigate(addressOf(next.id), { replace: true, preventScrollReset: true });
  };
  return { at: rows[place], put, move };
}
