import { beforeEach, describe, expect, it } from '@jest/globals';
import { anEntry } from '@portal/contracts/areas/cart';
import { dropAllDrafts } from './draft-storage';
import { type DraftKey, dropDraft, keepDraft, readDraft } from './wizard-draft';

const start = anEntry();
const key: DraftKey = { mode: 'new', id: '12', userId: 7, start };
const draft = { entry: anEntry({ units: 3 }), page: 4, reached: 5 } as const;

beforeEach(() => {
  sessionStorage.clear();
  keepDraft(key, draft);
});

describe('an unfinished wizard', () => {
  it('[R-WIZ-02] is found again after a reload, by mode and id', () => {
    expect(readDraft(key)).toMatchObject(draft);
    expect(readDraft({ ...key, mode: 'edit' })).toBeNull();
    expect(readDraft({ ...key, id: '13' })).toBeNull();
  });

  it('is nobody else’s', () => {
    expect(readDraft({ ...key, userId: 8 })).toBeNull();
  });

  it('is forgotten when what it began with has changed meanwhile', () => {
    expect(readDraft({ ...key, start: anEntry({ units: 9 }) })).toBeNull();
  });

  it('is none where it cannot be read', () => {
    for (const broken of ['{', '{"page":9}']) {
      sessionStorage.setItem('wizard-new-12', broken);
      expect(readDraft(key)).toBeNull();
    }
  });

  it('is gone once it was finished, and with all others when the person signs out', () => {
    keepDraft({ ...key, id: '13' }, draft);
    dropDraft(key);
    expect(readDraft(key)).toBeNull();
    dropAllDrafts();
    expect(readDraft({ ...key, id: '13' })).toBeNull();
  });
});
