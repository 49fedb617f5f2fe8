import { beforeAll, describe, expect, it } from '@jest/globals';
import { cartUploads } from '@portal/contracts/areas/cart';
import { resourceUploads } from '@portal/contracts/areas/resources';
import { faultsOf } from './check-here';
import { goodFiles } from './good-files';
import type { CorpusFile } from './hostile-file';
import { disguisedFiles } from './hostile-names';
import { hostilePictures } from './hostile-pictures';

const isPicture = ({ name }: CorpusFile) => /\.(?:jpe?g|png|webp)$/i.test(name);

describe('[S8] the checks of what is in a picture', () => {
  let files: readonly CorpusFile[];
  beforeAll(async () => {
    const all = await Promise.all([goodFiles(), disguisedFiles(), hostilePictures()]);
    files = all.flat().filter(isPicture);
  });

  it.each([
    ['kept unchanged', resourceUploads.UploadResourceFile],
    ['re-encoded', cartUploads.UploadImage],
  ])(
    'decide every file as expected where it is %s',
    async (_what, call) => {
      expect(await faultsOf(files, call)).toEqual([]);
    },
    300_000,
  );
});
