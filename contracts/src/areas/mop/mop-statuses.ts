import { z } from 'zod';
import type { Labels } from '../../kernel';

/** R-MOP-02, R-CON-30. */
export const MopStatus = { Pending: 1, Confirmed: 2, Cancelled: 3 } as const;
export type MopStatus = (typeof MopStatus)[keyof typeof MopStatus];
export const mopStatusSchema = z.literal([1, 2, 3]);

export const mopStatuses: readonly { readonly id: MopStatus; readonly label: Labels }[] = [
  { id: MopStatus.Pending, label: { CAST: 'Pendiente', CAT: 'Pendent', PT: 'Pendente' } },
  { id: MopStatus.Confirmed, label: { CAST: 'Confirmado', CAT: 'Confirmat', PT: 'Confirmado' } },
  { id: MopStatus.Cancelled, label: { CAST: 'Cancelado', CAT: 'Cancel·lat', PT: 'Cancelado' } },
];
