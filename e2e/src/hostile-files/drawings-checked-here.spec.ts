import { describe, expect, it } from '@jest/globals';
import { resourceUploads } from '@portal/contracts/areas/resources';
import { faultsOf } from './check-here';
import { wholeFiles } from './good-files';
import { good } from './hostile-file';
import { disguisedFiles } from './hostile-names';
import { hostileDrawings } from './hostile-drawings';

describe('[S8] [S12] the checks of what is in a drawing', () => {
  it('decide every file as expected', async () => {
    const { svg = Buffer.alloc(0) } = await wholeFiles();
    const files = [good('whole svg', 'cartel.svg', svg), ...(await disguisedFiles()), ...hostileDrawings()];
    const drawings = files.filter(({ name }) => name.endsWith('.svg'));
    expect(await faultsOf(drawings, resourceUploads.UploadResourceFile)).toEqual([]);
  });
});
