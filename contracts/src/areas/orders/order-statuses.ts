import { z } from 'zod';
import type { Labels } from '../../kernel';

/** Order statuses by wire code (R-ORD-08, AMB-03). A new order is in processing. */
export const OrderStatus = {
  Processing: 1,
  Pending: 2,
  InProduction: 3,
  Delivered: 4,
  Cancelled: 5,
} as const;
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus];
export const orderStatusSchema = z.literal([1, 2, 3, 4, 5]);
export const initialStatus: OrderStatus = OrderStatus.Processing;

/** Statuses after which nothing more is expected to happen: these orders do not age. */
export const settledStatuses: readonly OrderStatus[] = [OrderStatus.Delivered, OrderStatus.Cancelled];

/** The table `order_status` that clients load (R-ORD-07). */
export const orderStatuses: readonly { readonly id: OrderStatus; readonly label: Labels }[] = [
  { id: 1, label: { CAST: 'En proceso', CAT: 'En procés', PT: 'Em processamento' } },
  { id: 2, label: { CAST: 'Pendiente', CAT: 'Pendent', PT: 'Pendente' } },
  {
    id: 3,
    label: { CAST: 'En producción y entrega', CAT: 'En producció i lliurament', PT: 'Em produção e entrega' },
  },
  { id: 4, label: { CAST: 'Entregado', CAT: 'Lliurada', PT: 'Entregue' } },
  { id: 5, label: { CAST: 'Cancelado', CAT: 'Cancel·lada', PT: 'Cancelado' } },
];
