import { homeQueries } from '@portal/contracts/areas/home';
import { resourceQueries } from '@portal/contracts/areas/resources';
import { sliderQueries } from '@portal/contracts/areas/sliders';
import { videoQueries } from '@portal/contracts/areas/videos';
import { handleQueryOfPerson, type QueryHandler } from '@portal/platform/http/serve-queries';
import { listsOf } from '../../lists-of';

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
