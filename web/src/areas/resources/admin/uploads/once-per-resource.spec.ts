import { expect, it } from '@jest/globals';
import type { QueuedUpload } from '#ui/upload/use-upload-queue';
import { oncePerResource } from './ResourceUploadsPanel';

type State = QueuedUpload['state'];
const rows = (thumb: State, file: State) => {
  const uploads = [
    { id: '7 thumb', state: thumb },
    { id: '7 file', state: file },
    { id: '8 thumb', state: 'queued' as const },
  ];
  const ownerOf = ({ id }: { id: string }) => {
    const [resourceId, part] = id.split(' ');
    return { resourceId: Number(resourceId), part: part as 'file' | 'thumb' };
  };
  return oncePerResource(uploads, ownerOf).map(({ id, state }) => `${id}: ${state}`);
};

it.each<[State, State, string[]]>([
  ['queued', 'queued', ['7 file: queued']],
  ['uploading', 'queued', ['7 file: uploading']],
  ['done', 'uploading', ['7 file: uploading']],
  ['uploading', 'done', ['7 file: uploading']],
  ['done', 'done', ['7 file: done']],
  ['failed', 'done', ['7 thumb: failed', '7 file: done']],
  ['queued', 'failed', ['7 file: failed']],
])('[R-ARS-18] a file and its picture are shown once: %s and %s', (thumb, file, expected) => {
  expect(rows(thumb, file)).toEqual([...expected, '8 thumb: queued']);
});
