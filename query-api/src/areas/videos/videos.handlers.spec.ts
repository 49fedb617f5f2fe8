import { describe, expect, it } from '@jest/globals';
import { type DocumentOf, Role, periodOf } from '@portal/contracts';
import { videoQueries, videos } from '@portal/contracts/areas/videos';
import { askedBy, asking, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import { videoHandlers } from './videos.handlers';

const day = (number: number) => `2026-11-${number}T09:30:00.000Z`;
const video = (id: number, changes: Partial<DocumentOf<typeof videos>> = {}) => {
  const { active = true, start = null, end = null, deleted = false } = changes;
  return {
    id,
    url: `https://cdn.example/${id}.mp4`,
    version: 1,
    deleted,
    ...periodOf({ active, start, end }),
  };
};
const open = async (documents: readonly ReturnType<typeof video>[], role: Role = Role.Manager) =>
  asking(videoHandlers, askedBy(await viewsHolding([videos, documents]), { person: testPerson(role) }));

describe('the video advert', () => {
  it('[R-HOM-01] [R-API-33] is the active one whose time it is; of several the one that began last', async () => {
    const { ask } = await open([
      video(1, { start: day(18) }),
      video(2, { start: day(19) }),
      video(3, { start: day(19), active: false }),
      video(4, { start: day(19), deleted: true }),
      video(5, { start: day(21) }),
      video(6, { start: day(19), end: day(20) }),
    ]);
    expect(await ask(videoQueries.GetActiveVideo, {})).toEqual({
      data: [
        {
          id: 2,
          url: 'https://cdn.example/2.mp4',
          status: 1,
          version: 1,
          start_date: day(19),
          end_date: null,
        },
      ],
      total: 1,
    });
  });

  it('[R-HOM-01] is null when there is none', async () => {
    const { ask } = await open([video(1, { active: false })]);
    expect(await ask(videoQueries.GetActiveVideo, {})).toEqual({ data: [], total: 0 });
  });

  it('[R-AME-08] [R-API-34] are all in the administration, the latest first', async () => {
    const { ask } = await open(
      [
        video(1),
        video(2, { start: day(22), active: false }),
        video(3, { start: day(20) }),
        video(4, { deleted: true }),
      ],
      Role.Administrator,
    );
    const ids = async (input: object) => (await ask(videoQueries.ListVideos, input)).data.map(({ id }) => id);
    expect(await ids({})).toEqual([2, 3, 1]);
    expect(await ids({ sort: 'status' })).toEqual([2, 1, 3]);
    expect(await ids({ q: 'https://cdn.example/3', size: 10 })).toContain(3);
    expect(await ids({ size: 1, page: 2 })).toEqual([3]);
  });
});
