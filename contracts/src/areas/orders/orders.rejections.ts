import { defineRejections } from '../../kernel';

export const orderRejections = defineRejections({
  order_not_found: 404,
  /** `fields` holds the wizard's and the cart's error keys by path: `items.0.custom.price`. */
  order_incomplete: 422,
  /** Somebody of the agency has it: its restaurant can change it no more. `agency` is the address to write to. */
  order_taken: 409,
  /** It is not as it was ordered any more. `agency` is the address to write to. */
  order_moved_on: 409,
  /** Nobody takes an order that was cancelled. */
  order_cancelled: 409,
  /** Not a person who works on orders, or no longer. */
  assignee_not_available: 422,
  /** An item's resource is unknown or not published. */
  resource_not_orderable: 422,
  /** An item's resource is not to be adapted, or not into that format (AMB-60, AMB-61). */
  not_adaptable: 422,
  /** An item's resource is not to be produced (AMB-60). */
  not_producible: 422,
  /** A file key is unknown, another person's, or of another kind (W13). */
  upload_not_found: 422,
  too_many_images: 422,
});
