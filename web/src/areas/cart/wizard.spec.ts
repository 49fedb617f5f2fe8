import { beforeEach, describe, expect, it } from '@jest/globals';
import { aCompleteEntry, anEntry, newEntry, type WizardPage } from '@portal/contracts/areas/cart';
import { marketRecords } from '@portal/contracts/kernel';
import { dropAllDrafts } from './cart-storage';
import {
  chooseFormat,
  chooseScale,
  chooseSize,
  type DraftKey,
  dropDraft,
  type EntryChange,
  isLastPage,
  mayJump,
  personalise,
  readDraft,
  saveDraft,
  shownErrors,
  step,
  type WizardMove,
  type WizardState,
} from './wizard';

const rules = { ...marketRecords.ES.features, isProduction: false };
const begin = (entry = anEntry(), page: WizardPage = 1): WizardState => ({
  entry,
  page,
  reached: page,
  flagged: [],
  refusals: 0,
  confirmed: null,
});
const edit = (change: EntryChange): WizardMove => ({ move: 'edit', change });
const next: WizardMove = { move: 'next' };
const walk = (state: WizardState, ...moves: readonly WizardMove[]) =>
  moves.reduce((before, move) => step(before, move, rules), state);

describe('Next', () => {
  it('[R-WIZ-19] stays on a page that lacks something, and reports it each time', () => {
    const refused = walk(begin(), next, next);
    expect(refused).toMatchObject({ page: 1, refusals: 2 });
    expect(shownErrors(refused, rules)).toEqual({ 'to.file': 'format' });
  });

  it('[R-WIZ-09] leads from page 1 to page 4 when the format stays, [R-WIZ-10] and Back returns', () => {
    const moved = walk(begin(), edit(chooseFormat(1)), next);
    expect(moved.page).toBe(4);
    expect(walk(moved, { move: 'back' }).page).toBe(1);
  });

  it('[R-WIZ-14] confirms on the last page, with what the format does not have left out', () => {
    const last = begin(aCompleteEntry('ES', { from: { ...anEntry().from, type: 2 } }), 5);
    const done = walk(last, next);
    expect(isLastPage(last, rules)).toBe(true);
    expect(done.confirmed).toMatchObject({ to: { file: 4, filename: '100x150', size: '' } });
  });

  it('leads back to the first page that lacks something after an earlier change', () => {
    const entry = aCompleteEntry('ES', { to: { file: 4, filename: '', size: '' } });
    expect(walk(begin(entry, 5), next)).toMatchObject({ page: 2, flagged: ['to.filename'] });
  });
});

describe('complaints', () => {
  it('[R-WIZ-20] are shown until they are corrected, also after going back and forth', () => {
    const refused = walk(begin(), edit(chooseFormat(4)), next, next);
    const returned = walk(refused, { move: 'back' }, next);
    expect(shownErrors(returned, rules)).toEqual({ 'to.filename': 'size' });
    expect(shownErrors(walk(returned, edit(chooseSize('100x150'))), rules)).toEqual({});
  });

  it('[R-WIZ-23] do not come before Next was pressed: typing a price is no mistake yet', () => {
    const typing = walk(begin(anEntry(), 4), edit(personalise({ price: '4,95 €' })));
    expect(shownErrors(typing, rules)).toEqual({});
    expect(shownErrors(walk(typing, edit(chooseFormat(1)), next), rules)).toEqual({
      'custom.legal': 'legal_error',
    });
  });
});

describe('jumping', () => {
  const editing = { ...begin(aCompleteEntry('ES')), reached: 5 as const };

  it('leads to any page that was open before', () => {
    expect(walk(editing, { move: 'jump', page: 5 }).page).toBe(5);
    expect(mayJump(begin(aCompleteEntry('ES')), 4, rules)).toBe(false);
  });

  it('passes no page that lacks something, and none that this order does not have', () => {
    const broken = walk(editing, edit(chooseSize('nonsense')));
    expect(mayJump(broken, 2, rules)).toBe(true);
    expect(mayJump(broken, 3, rules)).toBe(false);
    expect(
      mayJump(
        { ...editing, entry: aCompleteEntry('ES', { to: { file: 14, filename: '', size: '' } }) },
        2,
        rules,
      ),
    ).toBe(false);
  });
});

describe('choices that belong together', () => {
  it('[R-WIZ-08] another format forgets a size that it does not have, and keeps one that it has', () => {
    const vinyl = anEntry({ to: { file: 4, filename: '100x150', size: '' } });
    expect(chooseFormat(5)(vinyl).to).toEqual({ file: 5, filename: '100x150', size: '' });
    expect(chooseFormat(7)(vinyl).to).toEqual({ file: 7, filename: '', size: '' });
  });

  it('[R-WIZ-16] [R-WIZ-17] a number is a number of units, a range and "another" are not', () => {
    const units = (scale: string) => {
      const { units, units_scale, units_scale_custom } = chooseScale(scale)({
        ...newEntry(anEntry().from),
        units_scale_custom: '120',
      });
      return [units, units_scale, units_scale_custom];
    };
    expect(units('3')).toEqual([3, '3', '']);
    expect(units('250 - 500')).toEqual([0, '250 - 500', '']);
    expect(units('-1')).toEqual([0, '-1', '120']);
  });

  it('[R-WIZ-23] a price that is taken away takes its legal text along', () => {
    const priced = anEntry({
      custom: { ...anEntry().custom, price: '4,95 €', legal: 'Válido hasta fin de mes.' },
    });
    expect(personalise({ price: ' ' })(priced).custom.legal).toBe('');
  });
});

const start = anEntry();
const key: DraftKey = { mode: 'new', id: '12', userId: 7, start };
const draft = { entry: anEntry({ units: 3 }), page: 4, reached: 5 } as const;

describe('an unfinished wizard', () => {
  beforeEach(() => {
    sessionStorage.clear();
    saveDraft(key, draft);
  });

  it('[R-WIZ-02] is found again after a reload, by mode and id', () => {
    expect(readDraft(key)).toMatchObject(draft);
    expect(readDraft({ ...key, mode: 'edit' })).toBeNull();
    expect(readDraft({ ...key, id: '13' })).toBeNull();
  });

  it('belongs to one person alone', () => {
    expect(readDraft({ ...key, userId: 8 })).toBeNull();
  });

  it('is forgotten when its starting entry has changed since', () => {
    expect(readDraft({ ...key, start: anEntry({ units: 9 }) })).toBeNull();
  });

  it('is ignored where it cannot be read', () => {
    for (const broken of ['{', '{"page":9}']) {
      sessionStorage.setItem('wizard-new-12', broken);
      expect(readDraft(key)).toBeNull();
    }
  });

  it('is gone once it was finished, and with all others when the person signs out', () => {
    saveDraft({ ...key, id: '13' }, draft);
    dropDraft(key);
    expect(readDraft(key)).toBeNull();
    dropAllDrafts();
    expect(readDraft({ ...key, id: '13' })).toBeNull();
  });
});
