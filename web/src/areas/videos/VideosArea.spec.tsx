import { beforeEach, describe, expect, it } from '@jest/globals';
import { aVideo, type Video, videoCommands, videoQueries } from '@portal/contracts/areas/videos';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@portal/contracts/kernel';
import { fakeApi, refuse } from '#testing/fake-api';
import { testRecordAdmin } from '#testing/record-kit';
import {
  app,
  inside,
  press,
  reads,
  recordText,
  screenKit,
  see,
  tableText,
  type,
  uiText,
} from '#testing/screen-kit';
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
  const videos = api.collection(videoQueries.ListVideos, rows, {
    search: ['url'],
    remove: DeleteVideo,
    restore: RestoreVideo,
  });
  const update = ({ id, status, version = 0 }: { id: number; status?: boolean; version?: number }) => {
    videos.patch(id, { status: status === false ? 0 : 1, version: version + 1 });
    return { id, version: version + 1 };
  };
  api.on(AddVideo, () => ({ id: 9 })).on(UpdateVideo, update);
  return { api, rows: videos, update };
}
const elsewhere = testArea({ '/admin/elsewhere': () => 'elsewhere' });
const open = screenKit([videosArea, elsewhere], '/admin/videos');
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

  it('[R-AME-08] show address, state and dates', async () => {
    const dates = { start_date: '2026-01-19T23:00:00.000Z', end_date: '2026-01-31T22:59:59.999Z' };
    open(videosApi([aVideo(1, dates), aVideo(2, { status: 0 })]).api);
    const [first, second] = await rows();
    reads(first, 'cdn.example/1.mp4', periodText('over'), '20/01/2026 – 31/01/2026');
    expect(second?.textContent).toContain(periodText('inactive'));
  });
});

describe('[AMB-08] [R-AME-08] a video advert', () =>
  testRecordAdmin({
    area: videosArea,
    path: '/admin/videos',
    fake: videosApi,
    aRow: aVideo,
    nameOf: ({ url }) => url,
    text,
    excluded: 4,
    push: ['VideosChanged', { videoId: 2, position: 9 }],
    edit: () => write('https://vimeo.com/123456789'),
    update: UpdateVideo,
  }));

describe('the form of a video advert', () => {
  it('[R-AME-09] [R-AME-12] sends address and switch, without dates for as long as it is active', async () => {
    const { api } = open(videosApi([]), '/admin/videos/add');
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
    const { api } = open(videosApi([]), '/admin/videos/add');
    await field();
    await press(text('saveNew'));
    await see(recordText('required'));
    await write('https://www.youtube.com/@chain');
    await see(text('url.address_refused'));
    expect(api.callsTo(AddVideo)).toEqual([]);
  });
});

const openVideos = (count = 13) => open(videosApi(Array.from({ length: count }, (_, at) => aVideo(at + 1))));
const selectPage = async () => press(tableText('selectPage'), 'checkbox');
const selectAll = async (total: number) => {
  await selectPage();
  await press(tableText('selectAll', { total }));
  await screen.findByText(tableText('selected', { count: total }));
};
const undo = () => press(uiText('undo'));

describe('many records at once', () => {
  it('[U5] are deleted after a question that names them, and come back with one undo', async () => {
    const { rows: videos } = openVideos();
    await selectAll(13);
    await press(recordText('removeMany'));
    const question = await inside('alertdialog', recordText('removeManyTitle', { count: 13 }));
    expect(question.getByText(/1\.mp4.*5\.mp4 y 8 más/)).toBeTruthy();
    await press(recordText('removeManyConfirm', { count: 13 }), 'button', question);
    await see(recordText('removedMany', { count: 13 }));
    expect(videos.rows).toEqual([]);
    await undo();
    await waitFor(() => expect(videos.rows).toHaveLength(13));
    await see(recordText('restoredMany', { count: 13 }));
  });

  it('[R4] [U5] are switched off with the version that was shown, and back with one undo', async () => {
    const { api, rows: videos } = openVideos(3);
    videos.patch(3, { status: 0, version: 2 });
    await selectPage();
    await press(recordText('switchOff'));
    await see(recordText('switchedOff', { count: 2 }));
    expect(api.callsTo(UpdateVideo)).toEqual(
      [1, 2].map((id) => expect.objectContaining({ id, status: false, version: 2 })),
    );
    await undo();
    await waitFor(() => expect(videos.rows.map(({ status }) => status)).toEqual([1, 1, 0]));
    expect(api.callsTo(UpdateVideo).slice(2)).toEqual(
      [1, 2].map((id) => expect.objectContaining({ id, status: true, version: 3 })),
    );
  });

  it('[R4] name each that another person was faster with, and change the others', async () => {
    const { api, rows: videos, update } = openVideos(2);
    api.on(UpdateVideo, (input) => (input.id === 2 ? refuse('conflict', { status: 409 }) : update(input)));
    await selectPage();
    await press(recordText('switchOff'));
    const notice = await inside('alert', '');
    expect(notice.getByText(recordText('failedMany', { count: 1 }))).toBeTruthy();
    expect(notice.getByText(/2\.mp4/)).toBeTruthy();
    expect(videos.rows.map(({ status }) => status)).toEqual([0, 1]);
  });

  it('are left alone where they are so already', async () => {
    const { api } = openVideos(2);
    await selectPage();
    await press(recordText('switchOn'));
    await see(recordText('switchedAlready'));
    expect(api.callsTo(UpdateVideo)).toEqual([]);
  });

  it('stay selected over the pages, and no longer once something else is searched', async () => {
    openVideos();
    await selectPage();
    await press(tableText('next'));
    await press(/13\.mp4/, 'checkbox');
    expect(screen.getByText(tableText('selected', { count: 11 }))).toBeTruthy();
    await type(text('search'), '12{Enter}', 'searchbox');
    await waitFor(() => see.noText(tableText('selected', { count: 11 })));
  });
});
