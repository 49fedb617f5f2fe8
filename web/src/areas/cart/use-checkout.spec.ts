import { beforeEach, describe, expect, it } from '@jest/globals';
import { dropAllDrafts, dropCheckoutDraft } from './cart-storage';
import { noDraft, readCheckoutDraft, saveCheckoutDraft } from './use-checkout';

const draft = { contact: { phone: '600 123 456' }, comments: 'Antes de las 10', needed_by: '2026-12-11' };

beforeEach(() => {
  sessionStorage.clear();
  saveCheckoutDraft(7, 1, draft);
});

describe('what was written for an order', () => {
  it('is found again in this tab, for the same restaurant and the same person', () => {
    expect(readCheckoutDraft(7, 1)).toEqual({ userId: 7, ...draft });
    expect(readCheckoutDraft(7, 2)).toEqual(noDraft);
    expect(readCheckoutDraft(8, 1)).toEqual(noDraft);
  });

  it('is gone once the order is placed, and when the person signs out', () => {
    dropCheckoutDraft(1);
    expect(readCheckoutDraft(7, 1)).toEqual(noDraft);
    saveCheckoutDraft(7, 1, draft);
    dropAllDrafts();
    expect(sessionStorage.length).toBe(0);
  });

  it('is empty where it cannot be read', () => {
    sessionStorage.setItem('checkout-1', '{');
    expect(readCheckoutDraft(7, 1)).toEqual(noDraft);
  });
});
