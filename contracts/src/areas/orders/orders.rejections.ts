import { defineRejections } from '../../kernel';

export const orderRejections = defineRejections({
  order_not_found: 404,
  /** `fields` holds the wizard's and the cart's error keys by path: `items.0.custom.price`. */
  order_incomplete: 422,
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
