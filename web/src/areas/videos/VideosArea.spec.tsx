import { beforeEach, describe, expect, it } from '@jest/globals';
import { aVideo, type Video, videoCommands, videoQueries } from '@portal/contracts/areas/videos';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@portal/contracts/kernel';
import { type FakeApi, fakeApi, refuse } from '#testing/fake-api';
import { renderApp } from '#testing/render-app';
import { app, press, recordText, see, uiText } from '#testing/screen-kit';
import { testArea } from '#testing/test-area';
import { textsOf } from '#testing/text-of';
import { widen } from '#testing/widen';
import { periodTexts } from '#ui/texts';
import { videosTexts } from './texts';
import { videosArea } from './index';

const text = textsOf(videosTexts);
const periodText = textsOf(periodTexts);
const { AddVideo, UpdateVideo, DeleteVideo, RestoreVideo } = videoCommands;

function videosApi(rows: readonly Video[], role: Role = 2) {
  const api = fakeApi().signedIn({ type: role });
  const videos = api.collection(videoQueries.ListVideos, rows);
  api
    .on(AddVideo, () => ({ id: 9 }))
    .on(UpdateVideo, ({ id, status, version = 0 }) => {
      videos.patch(id, { status: status === false ? 0 : 1, version: version + 1 });
      return { id, version: version + 1 };
    })
    .on(DeleteVideo, ({ id }) => {
      videos.remove(id);
      return { id };
    })
    .on(RestoreVideo, ({ id }) => {
      rows.filter((row) => row.id === id).forEach((row) => videos.add(row));
      return { id };
    });
  return { api, videos };
}
const elsewhere = testArea({ '/admin/elsewhere': () => 'elsewhere' });
const open = (api: FakeApi, at = '/admin/videos', market: 'ES' | 'PT' = 'ES') =>
  renderApp({ api, areas: [videosArea, elsewhere], at, market });
const list = () => screen.findByRole('list', { name: text('title') });
const rows = async () => within(await list()).getAllByRole('listitem');
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: text('url') });
const write = async (value: string) => fireEvent.change(await field(), { target: { value } });

beforeEach(() => widen(400));

describe('video adverts', () => {
  it.each(['/admin/videos', '/admin/videos/add', '/admin/videos/1'])(
    '[R-NAV-35] are not there in Portugal: %s leads to /admin',
    async (at) => {
      open(videosApi([]).api, at, 'PT');
      await see('elsewhere');
      expect(app.path()).toBe('/admin/elsewhere');
    },
  );

  it('[AMB-08] are for full administrators alone', async () => {
    open(videosApi([], 4).api);
    await waitFor(() => expect(app.path()).not.toBe('/admin/videos'));
  });

  it('[R-AME-08] show address, state and dates', async () => {
    const dates = { start_date: '2026-01-19T23:00:00.000Z', end_date: '2026-01-31T22:59:59.999Z' };
    open(videosApi([aVideo(1, dates), aVideo(2, { status: 0 })]).api);
    const [first, second] = await rows();
    for (const words of ['cdn.example/1.mp4', periodText('over'), '20/01/2026 – 31/01/2026']) {
      expect(first?.textContent).toContain(words);
    }
    expect(second?.textContent).toContain(periodText('inactive'));
  });

  it('[R-AME-08] [U5] are deleted after asking, and come back', async () => {
    open(videosApi([aVideo(1), aVideo(2)]).api);
    await list();
    await press(recordText('remove', { name: 'https://cdn.example/1.mp4' }));
    await press(text('removeConfirm'));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await press(uiText('undo'));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
  });

  it('[R-AME-08] follow what other administrators do', async () => {
    const { api, videos } = videosApi([aVideo(1)]);
    open(api);
    await list();
    videos.add(aVideo(2));
    app.push('VideosChanged', { videoId: 2, position: 9 });
    await waitFor(async () => expect(await rows()).toHaveLength(2));
  });
});

describe('the form of a video advert', () => {
  it('[R-AME-09] [R-AME-12] sends address and switch, without dates for as long as it is active', async () => {
    const { api } = videosApi([]);
    open(api, '/admin/videos/add');
    await write('https://youtu.be/abcdefghijk');
    await press(text('status'), 'switch');
    await press(text('saveNew'));
    await see.path('/admin/videos');
    await see(text('added'));
    expect(api.callsTo(AddVideo)).toEqual([
      { url: 'https://youtu.be/abcdefghijk', status: false, start_date: null, end_date: null },
    ]);
  });

  it('[R-AME-09] [R-ERR-16] needs an address that leads to a film', async () => {
    const { api } = videosApi([]);
    open(api, '/admin/videos/add');
    await field();
    await press(text('saveNew'));
    await see(recordText('required'));
    await write('https://www.youtube.com/@chain');
    await see(text('url.address_refused'));
    expect(api.callsTo(AddVideo)).toEqual([]);
  });

  it('[R4] says which version was edited, and tells when somebody else was faster', async () => {
    const { api } = videosApi([aVideo(1)]);
    api.on(UpdateVideo, ({ id, version }) =>
      version === undefined ? { id, version: 3 } : refuse('conflict', { status: 409 }),
    );
    open(api, '/admin/videos/1');
    await write('https://vimeo.com/123456789');
    await press(text('save'));
    expect((await screen.findByRole('alert')).textContent).toContain(uiText('stillHere'));
    expect(api.callsTo(UpdateVideo)[0]).toMatchObject({ id: 1, version: 2 });
    await press(uiText('keepMine'));
    await see.path('/admin/videos');
  });

  it('says so when the advert is gone', async () => {
    open(videosApi([aVideo(2)]).api, '/admin/videos/1');
    await see(text('missing'));
  });
});
