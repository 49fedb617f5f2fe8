import { brands, referenceQueries, swotOptions } from '@portal/contracts/areas/diagnostic';
import { textIn, textsOf } from '@portal/contracts';
import { handleQuery } from '@portal/platform/http/serve-queries';
import type { ViewQuery } from '@portal/platform/stores/view-store/view-store.port';
import { allOf, oneOf } from '../../conditions';

interface ListInput extends Pick<ViewQuery, 'sort' | 'page' | 'size'> {
  readonly q?: string | undefined;
  readonly type?: readonly number[] | undefined;
}

const queryOf = ({ q, type, sort, page, size }: ListInput): ViewQuery => ({
  where: allOf({ deleted: { eq: false }, type: oneOf(type) }),
  ...(q && { text: q }),
  ...(sort && { sort }),
  ...(page && { page }),
  ...(size && { size }),
});

export const referenceHandlers = [
  handleQuery(referenceQueries.ListNationalBrands, async (input, { views }) => {
    const { documents, total } = await views.find(brands, queryOf(input));
    return {
      records: documents.map(({ id, name, type, version }) => ({ id, name, type, version })),
      total,
    };
  }),

  handleQuery(referenceQueries.ListSwotOptions, async (input, { views, market, language }) => {
    const { documents, total } = await views.find(swotOptions, queryOf(input));
    return {
      records: documents.map(({ id, type, data, translations, status, version }) => ({
        id,
        type,
        status,
        version,
        data: textIn(language, data, translations),
        texts: textsOf(market, data, translations),
      })),
      total,
    };
  }),
];
