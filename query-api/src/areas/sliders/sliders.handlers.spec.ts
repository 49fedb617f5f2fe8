import { describe, expect, it } from '@jest/globals';
import { type DocumentOf, type InputOf, Role, periodOf } from '@portal/contracts';
import {
  aSliderAdded,
  placeOf,
  sliderDownloads,
  sliderQueries,
  sliders,
} from '@portal/contracts/areas/sliders';
import { projected } from '@portal/platform/testing/projection-kit';
import { askedBy, asking, opening, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import { sliderDownloadHandlers, sliderHandlers } from './sliders.handlers';

type SliderDocument = DocumentOf<typeof sliders>;
const [yesterday, now, tomorrow] = [19, 20, 21].map((day) => `2026-11-${day}T09:30:00.000Z`) as [
  string,
  string,
  string,
];

const slider = (id: number, changes: Partial<SliderDocument> = {}): SliderDocument => {
  const { active = true, start = null, end = null, priority = 1 } = changes;
  return {
    id,
    name: `Portada ${id}`,
    coverKey: `key-${id}`,
    url: '/nacional/menus',
    clicks: id,
    version: 1,
    ...changes,
    ...periodOf({ active, start, end }),
    priority,
    place: placeOf(priority, id),
    deleted: changes.deleted ?? false,
  };
};

const all = [
  slider(1, { priority: 3, name: 'Otoño a la brasa' }),
  slider(2, { priority: 2, start: yesterday, end: tomorrow }),
  slider(10, { priority: 2 }),
  slider(3, { priority: 1, start: tomorrow }),
  slider(4, { priority: 1, end: now }),
  slider(5, { priority: 1, active: false }),
  slider(6, { priority: 1, deleted: true }),
  slider(7, { priority: 9, start: now }),
];

async function as(role: Role, at = now) {
  const views = await viewsHolding([sliders, all]);
  const context = askedBy(views, { person: testPerson(role), now: () => new Date(at) });
  const { ask, refused } = asking(sliderHandlers, context);
  const ids = async (input: InputOf<typeof sliderQueries.ListSliders> = {}) =>
    (await ask(sliderQueries.ListSliders, input)).data.map(({ id }) => id);
  return { ask, refused, ids, context };
}

describe('the covers of the home', () => {
  it.each([Role.Franchisee, Role.Manager, Role.Consultant])(
    '[R-HOM-06] are those that are active and whose time it is, by position and id, for type %s',
    async (role) => {
      const { ids } = await as(role);
      expect(await ids()).toEqual([2, 10, 1, 7]);
      expect(await ids({ shown: '0' })).toEqual([2, 10, 1, 7]);
    },
  );

  it('[R-HOM-06] come and go with the clock, to the very moment', async () => {
    const before = (instant: string) => new Date(Date.parse(instant) - 1).toISOString();
    expect(await (await as(Role.Manager, before(now))).ids()).toEqual([4, 2, 10, 1]);
    expect(await (await as(Role.Manager, before(tomorrow))).ids()).toEqual([2, 10, 1, 7]);
    expect(await (await as(Role.Manager, tomorrow)).ids()).toEqual([3, 10, 1, 7]);
  });

  it('[R-ENT-07] are spelt as the specification does; how often one was opened is not for readers', async () => {
    const { ask } = await as(Role.Manager);
    const { data, total } = await ask(sliderQueries.ListSliders, { size: 1 });
    expect([data, total]).toEqual([
      [
        {
          id: 2,
          name: 'Portada 2',
          file: '/api/slider/2/cover?v=key-2',
          url: '/nacional/menus',
          status: 1,
          priority: 2,
          start_date: yesterday,
          end_date: tomorrow,
          clicks: null,
          version: 1,
        },
      ],
      4,
    ]);
  });
});

describe('the covers of the administration', () => {
  it.each([Role.Administrator, Role.Editor])(
    '[R-AME-01] [AMB-08] are all that are not deleted, for type %s; of the home when that is asked for',
    async (role) => {
      const { ids } = await as(role);
      expect(await ids()).toEqual([3, 4, 5, 2, 10, 1, 7]);
      expect(await ids({ shown: 1 })).toEqual([2, 10, 1, 7]);
    },
  );

  it('[R-AME-01] [R-AME-02] are filtered, sorted and paged', async () => {
    const { ids, ask } = await as(Role.Administrator);
    expect(await ids({ q: 'otono' })).toEqual([1]);
    expect(await ids({ sort: '-clicks', size: 10 })).toEqual([10, 7, 5, 4, 3, 2, 1]);
    expect((await ids({ sort: 'status' }))[0]).toBe(5);
    expect((await ids({ sort: '-start_date' }))[0]).toBe(3);
    expect((await ids({ sort: 'end_date' }))[0]).toBe(4);
    const page = await ask(sliderQueries.ListSliders, { page: 2, size: 4 });
    expect([page.data.map(({ id }) => id), page.total]).toEqual([[10, 1, 7], 7]);
    expect(page.data.map(({ clicks }) => clicks)).toEqual([10, 1, 7]);
  });

  it('[R-AME-03] are opened one by one; a deleted one is not there', async () => {
    const { ask, refused } = await as(Role.Administrator);
    expect((await ask(sliderQueries.GetSlider, { id: 5 })).data).toMatchObject({
      id: 5,
      status: 0,
      clicks: 5,
    });
    expect(await refused(sliderQueries.GetSlider, { id: 6 })).toBe('slider_not_found');
    expect(await refused(sliderQueries.GetSlider, { id: 99 })).toBe('slider_not_found');
  });
});

describe('the picture of a cover', () => {
  const open = async (role: Role, input: InputOf<typeof sliderDownloads.OpenSliderCover>) =>
    opening(sliderDownloadHandlers, sliderDownloads.OpenSliderCover, input, (await as(role)).context);

  it('[R-HOM-05] is kept by browsers under the address that names it, and only there', async () => {
    expect(await open(Role.Manager, { id: 1, v: 'key-1' })).toMatchObject({
      key: 'key-1',
      contentType: 'image/jpeg',
      disposition: 'inline',
      immutable: true,
    });
    expect(await open(Role.Manager, { id: 1, v: 'older' })).toMatchObject({ key: 'key-1', immutable: false });
  });

  it('[R11] is an earlier one at its address for administrators, whose histories show it', async () => {
    const added = projected({ ...aSliderAdded({ coverKey: 'earlier' }), stream: 'slider-1' });
    const at = async (role: Role, v: string) => {
      const { context } = await as(role);
      const log = { ...context.log, readStreams: async () => [added] };
      return opening(
        sliderDownloadHandlers,
        sliderDownloads.OpenSliderCover,
        { id: 1, v },
        { ...context, log },
      );
    };
    expect(await at(Role.Editor, 'earlier')).toMatchObject({ key: 'earlier', immutable: false });
    expect(await at(Role.Editor, 'never')).toMatchObject({ key: 'key-1', immutable: false });
    expect(await at(Role.Manager, 'earlier')).toMatchObject({ key: 'key-1' });
  });

  it('[R-HOM-06] of a hidden one is for administrators only', async () => {
    for (const id of [3, 4, 5]) {
      expect(await open(Role.Manager, { id })).toBe('not_found');
      expect(await open(Role.Editor, { id })).toMatchObject({ key: `key-${id}` });
    }
    expect(await open(Role.Administrator, { id: 6 })).toBe('not_found');
  });
});
