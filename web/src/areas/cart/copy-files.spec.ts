import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anOrderedItem } from '@portal/contracts/areas/orders';
import { waitFor } from '@testing-library/react';
import { CallClient } from '#core/client/call-client';
import { fakeUploads } from '#testing/fake-upload';
import { copyFiles } from './copy-files';

const [own, first, gone] = ['f', 'a', 'b'].map((digit) => digit.repeat(32)) as [string, string, string];
const item = anOrderedItem('ES', {
  custom_file: own,
  custom_file_name: 'logo.pdf',
  images: [first, gone],
});
const realFetch = globalThis.fetch;
let asked: string[] = [];
let uploading: ReturnType<typeof fakeUploads>;

beforeEach(() => {
  asked = [];
  uploading = fakeUploads();
  globalThis.fetch = async (input) => {
    const path = String(input);
    asked.push(path);
    if (path.endsWith(gone)) return new Response(null, { status: 404 });
    return new Response('bytes', {
      headers: { 'Content-Type': path.endsWith(own) ? 'application/pdf' : 'image/jpeg' },
    });
  };
});
afterEach(() => {
  uploading.restore();
  globalThis.fetch = realFetch;
});

describe('the files of a piece that is ordered again', () => {
  it('[W13] are copied under their names; a missing one is left out', async () => {
    const copied = copyFiles(new CallClient(), 'order-7', item);
    await waitFor(() => expect(uploading.uploads).toHaveLength(2));
    expect(uploading.uploads.map(({ filename }) => filename).toSorted()).toEqual([
      'aaaaaaaa.jpg',
      'logo.pdf',
    ]);
    for (const upload of uploading.uploads) upload.finish(upload.filename === 'logo.pdf' ? '1' : '2');
    expect(await copied).toEqual({ custom_file: '1', custom_file_name: 'logo.pdf', images: ['2'] });
    expect(asked).toEqual([own, first, gone].map((key) => `/api/order/order-7/file/${key}`));
  });

  it('are left to the person where they cannot be copied', async () => {
    globalThis.fetch = async () => Promise.reject(new TypeError('Failed to fetch'));
    const none = { custom_file: '', custom_file_name: '', images: [] };
    expect(await copyFiles(new CallClient(), 'order-7', item)).toEqual(none);
  });
});
