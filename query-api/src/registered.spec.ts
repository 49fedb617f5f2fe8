import { describe, expect, it } from '@jest/globals';
import { allCalls } from '@portal/contracts';
import { allDownloadHandlers, allQueryHandlers } from './registered';

describe('the areas of the read side', () => {
  it('answer every query and download, each once', () => {
    const answered = [...allQueryHandlers, ...allDownloadHandlers].map(({ contract }) => contract.name);
    const asked = allCalls.filter(({ kind }) => kind === 'query' || kind === 'download');
    expect(asked.length).toBeGreaterThan(30);
    expect(answered.sort()).toEqual(asked.map(({ name }) => name).sort());
  });
});
