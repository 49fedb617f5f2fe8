import { beforeEach, describe, expect, it } from '@jest/globals';
import { aVideo, videoCommands, videoQueries } from '@portal/contracts/areas/videos';
import { screen, waitFor } from '@testing-library/react';
import { fakeApi, refuse } from '#testing/fake-api';
import { renderApp } from '#testing/render-app';
import { inside, press, recordText, see, tableText, type, uiText } from '#testing/screen-kit';
import { textsOf } from '#testing/text-of';
import { widen } from '#testing/widen';
import { videosTexts } from './texts';
import { videosArea } from './index';

const text = textsOf(videosTexts);
const { UpdateVideo, DeleteVideo, RestoreVideo } = videoCommands;

function openVideos(count = 13) {
  const rows = Array.from({ length: count }, (_, at) => aVideo(at + 1));
  const api = fakeApi().signedIn({ type: 2 });
  const videos = api.collection(videoQueries.ListVideos, rows, { search: ['url'] });
  const update = ({ id, status, version = 0 }: { id: number; status?: boolean; version?: number }) => {
    videos.patch(id, { status: status === false ? 0 : 1, version: version + 1 });
    return { id, version: version + 1 };
  };
  api
    .on(UpdateVideo, update)
    .on(DeleteVideo, ({ id }) => {
      videos.remove(id);
      return { id };
    })
    .on(RestoreVideo, ({ id }) => {
      rows.filter((row) => row.id === id).forEach((row) => videos.add(row));
      return { id };
    });
  renderApp({ api, areas: [videosArea], at: '/admin/videos' });
  return { api, videos, update };
}
const selectPage = async () => press(tableText('selectPage'), 'checkbox');
const selectAll = async (total: number) => {
  await selectPage();
  await press(tableText('selectAll', { total }));
  await screen.findByText(tableText('selected', { count: total }));
};
const undo = () => press(uiText('undo'));

beforeEach(() => widen(400));

describe('many records at once', () => {
  it('[U5] are deleted after a question that names them, and come back with one undo', async () => {
    const { videos } = openVideos();
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
    const { api, videos } = openVideos(3);
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

  it('[R4] name each that somebody else was faster with, and change the others', async () => {
    const { api, videos, update } = openVideos(2);
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
