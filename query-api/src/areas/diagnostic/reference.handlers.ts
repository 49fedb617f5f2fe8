import { textIn, textsOf } from '@portal/contracts';
import { brands, referenceQueries, swotOptions } from '@portal/contracts/areas/diagnostic';
import { recordHandlers } from '@portal/platform/record/record-handlers';
import { allOf, oneOf } from '../../conditions';

const nationalBrands = recordHandlers(brands, (found) =>
  found.map(({ id, name, type, version }) => ({ id, name, type, version })),
);

const options = recordHandlers(swotOptions, (found, { market, language }) =>
  found.map(({ id, type, data, translations, status, version }) => ({
    id,
    type,
    status,
    version,
    data: textIn(language, data, translations),
    texts: textsOf(market, data, translations),
  })),
);

export const referenceHandlers = [
  nationalBrands.list(referenceQueries.ListNationalBrands, ({ type }) => allOf({ type: oneOf(type) })),
  options.list(referenceQueries.ListSwotOptions, ({ type }) => allOf({ type: oneOf(type) })),
];
