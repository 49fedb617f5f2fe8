import { isRejection, type OutputOf, type QueryContract } from '@portal/contracts';
import { homeQueries } from '@portal/contracts/areas/home';
import { resourceQueries } from '@portal/contracts/areas/resources';
import { sliderQueries } from '@portal/contracts/areas/sliders';
import { videoQueries } from '@portal/contracts/areas/videos';
import {
  handleQueryOfPerson,
  type ListAnswer,
  type QueryContext,
  type QueryHandler,
} from '@portal/platform/http/serve-queries';

type ListContract = QueryContract & { readonly list: boolean };

/** Asks the lists of other areas as the wire would, but for the wire; empty where the market has no such list. */
function listsOf(handlers: readonly QueryHandler[], context: QueryContext) {
  return async <C extends ListContract>(contract: C, input: object): Promise<OutputOf<C>> => {
    const handler = handlers.find((each) => each.contract === contract);
    if (!handler || !contract.access.markets.includes(context.market)) return [] as OutputOf<C>;
    const answer = await handler.answer(contract.input.parse(input) as never, context);
    return (isRejection(answer) ? [] : (answer as ListAnswer<unknown>).records) as OutputOf<C>;
  };
}

/**
 * The home in one answer. It is put together from what the other areas answer themselves, so that it can never say
 * anything else than they do.
 */
export const homeHandlers = (others: readonly QueryHandler[]) => [
  handleQueryOfPerson(homeQueries.GetHome, async ({ lang }, context) => {
    const list = listsOf(others, context);
    const [sliders, newest, [video = null]] = await Promise.all([
      list(sliderQueries.ListSliders, { shown: true }),
      list(resourceQueries.ListNewResources, { lang }),
      list(videoQueries.GetActiveVideo, {}),
    ]);
    return { sliders, newest, video };
  }),
];
