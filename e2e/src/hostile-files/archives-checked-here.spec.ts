import { describe, expect, it } from '@jest/globals';
import { resourceUploads } from '@portal/contracts/areas/resources';
import { ambiguousArchives, honestArchives } from './ambiguous-archives';
import { faultsOf } from './check-here';
import { wholeFiles } from './good-files';
import { hostileArchives } from './hostile-archives';
import { type CorpusFile, good } from './hostile-file';
import { disguisedFiles } from './hostile-names';

const { UploadResourceFile } = resourceUploads;
const extensions = ['zip', 'docx', 'xlsx', 'pptx'];
const isArchive = ({ name }: CorpusFile) => extensions.some((extension) => name.endsWith(`.${extension}`));

/** Archives that are what they say. */
async function wholeArchives(): Promise<CorpusFile[]> {
  const whole = Object.entries(await wholeFiles());
  return whole.map(([kind, content]) => good(`whole ${kind}`, `cartel.${kind}`, content));
}

describe('[S8] [S9] the checks of what is in an archive', () => {
  it('say of every file what must become of it', async () => {
    const made = await Promise.all([wholeArchives(), disguisedFiles(), hostileArchives()]);
    const files = [...made.flat(), ...ambiguousArchives(), ...honestArchives()];
    expect(await faultsOf(files.filter(isArchive), UploadResourceFile)).toEqual([]);
  }, 300_000);
});
