import { defineRejections } from '../../kernel';

export const orderRejections = defineRejections({
  order_not_found: 404,
  /** `fields` holds the wizard's and the cart's error keys by path: `items.0.custom.price`. */
  order_incomplete: 422,
  /** An item's resource is unknown, not published, or not to be adapted. */
  resource_not_orderable: 422,
  /** A file key is unknown, somebody else's, or of another kind (W13). */
  upload_not_found: 422,
  too_many_images: 422,
});
