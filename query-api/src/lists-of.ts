import { isRejection, type OutputOf, type QueryContract, refusalFor } from '@portal/contracts';
import type { ListAnswer, QueryContext, QueryHandler } from '@portal/platform/http/serve-queries';

type ListContract = QueryContract & { readonly list: boolean };

/** Runs list queries of other areas with their rights. Empty if missing or forbidden. */
export function listsOf(handlers: readonly QueryHandler[], context: QueryContext) {
  return async <C extends ListContract>(contract: C, input: object): Promise<OutputOf<C>> => {
    const handler = handlers.find((each) => each.contract === contract);
    const refused = refusalFor(contract.access, context.market, context.person) !== null;
    if (!handler || refused) return [] as OutputOf<C>;
    const answer = await handler.answer(contract.input.parse(input) as never, context);
    return (isRejection(answer) ? [] : (answer as ListAnswer<unknown>).records) as OutputOf<C>;
  };
}
