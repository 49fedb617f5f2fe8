import { describe, expect, it } from '@jest/globals';
import { type Market, reject, type QueryContract } from '@portal/contracts';
import { homeQueries } from '@portal/contracts/areas/home';
import { resourceQueries } from '@portal/contracts/areas/resources';
import { sliderQueries } from '@portal/contracts/areas/sliders';
import { videoQueries } from '@portal/contracts/areas/videos';
import type { QueryHandler } from '@portal/platform/http/serve-queries';
import { askedBy, asking, viewsHolding } from '@portal/platform/testing/query-kit';
import { homeHandlers } from './home.handlers';

const open = { status: 1 as const, start_date: null, end_date: null };
const cover = { id: 1, name: 'Otoño', file: '/c', url: '/', ...open, priority: 1, clicks: null, version: 1 };
const advert = { id: 2, url: 'https://youtu.be/abcdefghijk', ...open, version: 1 };

function others(answers: Partial<Record<string, unknown>> = {}) {
  const asked: unknown[] = [];
  const answering = (contract: QueryContract, records: readonly unknown[]): QueryHandler => ({
    contract,
    answer: async (input) => {
      asked.push([contract.name, input]);
      return answers[contract.name] ?? { records, total: records.length };
    },
  });
  const handlers = [
    answering(sliderQueries.ListSliders, [cover]),
    answering(resourceQueries.ListNewResources, []),
    answering(videoQueries.GetActiveVideo, [advert]),
  ];
  return { asked, handlers };
}

async function home(market: Market, answers?: Partial<Record<string, unknown>>) {
  const { asked, handlers } = others(answers);
  const { ask } = asking(homeHandlers(handlers), askedBy(await viewsHolding(), { market }));
  const { data } = await ask(homeQueries.GetHome, { lang: 'CAT' });
  return { data, asked };
}

describe('the home in one answer', () => {
  it('[R-HOM-01] [R-HOM-06] [R-HOM-13] is what the other areas answer, in the language that was asked for', async () => {
    const { data, asked } = await home('ES');
    expect(data).toEqual({ sliders: [cover], newest: [], video: advert });
    expect(asked).toEqual([
      ['ListSliders', { shown: true, sort: 'priority', page: 1, size: 1_000 }],
      ['ListNewResources', { lang: 'CAT' }],
      ['GetActiveVideo', {}],
    ]);
  });

  it('[R-NAV-35] has no video advert in Portugal, and asks for none', async () => {
    const { data, asked } = await home('PT');
    expect(data.video).toBeNull();
    expect(asked).toHaveLength(2);
  });

  it('[R-HOM-14] omits the part that is refused', async () => {
    const { data } = await home('ES', { ListSliders: reject('forbidden') });
    expect(data).toEqual({ sliders: [], newest: [], video: advert });
  });
});
