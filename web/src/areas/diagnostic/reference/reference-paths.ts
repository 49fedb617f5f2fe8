/** Where the chain's brands are administered (AMB-66). */
export const brandsPath = '/admin/reference';
/** Where the examples for the four lists are. */
export const swotOptionsPath = '/admin/reference/swot';
