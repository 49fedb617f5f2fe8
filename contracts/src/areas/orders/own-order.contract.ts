import { z } from 'zod';
import {
  administrators,
  command,
  defineCommands,
  ofObject,
  only,
  restaurantStaff,
  wireInteger,
  wireJson,
  wireOptionalInteger,
  wireText,
} from '../../kernel';
import { orderStatusSchema } from './orders.rules';
import { orderItemInput } from './order-item.rules';

const item = orderItemInput.shape;

const itemChange = z.object({
  at: wireInteger().pipe(z.int().min(0)),
  units: item.units,
  units_scale: item.units_scale,
  units_scale_custom: item.units_scale_custom,
  custom: item.custom,
});

const access = only(restaurantStaff, { scope: ofObject, inRestaurantMode: administrators });

export const ownOrderCommands = defineCommands('orders', {
  CancelOwnOrder: command({
    method: 'POST',
    path: 'order/{id}/cancel',
    input: z.object({ id: z.uuid() }),
    output: z.object({ id: z.string(), status: orderStatusSchema, version: z.int() }),
    access,
    rejections: ['order_not_found', 'order_taken', 'order_moved_on'],
    summary: 'Cancels an unassigned order on behalf of its restaurant; idempotent',
  }),
  ChangeOwnOrder: command({
    method: 'POST',
    path: 'order/{id}/change',
    input: z.object({
      id: z.uuid(),
      contact_name: wireText(200),
      contact_email: wireText(254),
      contact_phone: wireText(30).default(''),
      comments: wireText(2000).default(''),
      items: wireJson(z.array(itemChange).max(50)).default([]),
      /** Edited `content_version` (R4). */
      version: wireOptionalInteger(),
    }),
    output: z.object({ id: z.string(), version: z.int() }),
    access,
    rejections: ['order_not_found', 'order_taken', 'order_moved_on', 'order_incomplete'],
    summary: 'Changes contact, comments, units and texts of an unassigned order on behalf of its restaurant',
  }),
});
