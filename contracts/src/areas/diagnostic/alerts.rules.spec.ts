import { describe, expect, it } from '@jest/globals';
import { alertsNow, alertsOf, growsOldAt, noAlertFacts, type AlertFacts } from './alerts.rules';

const fine: AlertFacts = {
  ...noAlertFacts,
  swotTexts: 3,
  week: 100,
  weekend: 100,
  compared: ['7'],
};
const keys = (facts: AlertFacts) => alertsOf(facts).map(({ key }) => key);
const slots = (sales: number, salesFalling: number, gcs = 0, gcsFalling = 0) => ({
  sales,
  salesFalling,
  gcs,
  gcsFalling,
});

describe('alerts', () => {
  it('[AMB-64] are absent where all is well', () => {
    expect(alertsOf(fine)).toEqual([]);
  });

  it('[AMB-64] [R-HOM-08] name the fields not filled in yet, and link to their place', () => {
    expect(alertsOf(noAlertFacts)).toEqual([
      {
        id: 'swot_empty',
        section: 'dafo',
        severity: 'medium',
        key: 'swot_empty',
        params: {},
        link: '/diagnostic#dafo',
      },
      {
        id: 'clients_not_whole',
        section: 'clusters',
        severity: 'medium',
        key: 'clients_not_whole',
        params: { week: 0, weekend: 0 },
        link: '/diagnostic#clusters',
      },
      {
        id: 'nothing_compared',
        section: 'competence',
        severity: 'medium',
        key: 'nothing_compared',
        params: {},
        link: '/diagnostic#competence',
      },
    ]);
  });

  it('[AMB-64] report sales and guest counts that fall in half of the slots, over both parts of the week', () => {
    const fall = (week: ReturnType<typeof slots>, weekend: ReturnType<typeof slots> | null) =>
      keys({ ...fine, slots: { sales_week: week, sales: weekend } });
    expect(fall(slots(5, 3), slots(5, 2))).toEqual(['sales_falling']);
    expect(fall(slots(5, 2), slots(5, 2))).toEqual([]);
    expect(fall(slots(4, 0, 4, 2), null)).toEqual(['gcs_falling']);
    expect(fall(slots(0, 0), null)).toEqual([]);
  });

  it('[AMB-64] report types that fall and figures that are old, each kind separately', () => {
    const imported = { pmix: '2025-10-01T00:00:00.000Z' };
    const alerts = alertsOf({ ...fine, fallingTypes: ['POSTRES', 'VALUE'], imported, old: ['pmix'] });
    expect(alerts).toMatchObject([
      { id: 'product_mix_falling', params: { types: 'POSTRES, VALUE', count: 2 } },
      { id: 'figures_old-pmix', section: 'pmix', params: { kind: 'pmix', date: imported.pmix } },
    ]);
  });

  it('[AMB-64] count a compared brand no more that the restaurant has taken away', () => {
    expect(keys({ ...fine, compared: ['1-1'], deletedBrands: ['1-1'] })).toEqual(['nothing_compared']);
    expect(keys({ ...fine, compared: ['1-1', '7'], deletedBrands: ['1-1'] })).toEqual([]);
  });

  it('[AMB-64] stand by severity, then by section', () => {
    const falling = slots(2, 2, 2, 2);
    const alerts = alertsOf({
      ...noAlertFacts,
      fallingTypes: ['VALUE'],
      old: ['sales', 'population'],
      slots: { sales_week: falling, sales: null },
    });
    expect(alerts.map(({ severity, section }) => `${severity} ${section}`)).toEqual([
      ...['high moments', 'high moments', 'high pmix'],
      ...['medium dafo', 'medium clusters', 'medium competence'],
      ...['low population', 'low moments'],
    ]);
    expect(new Set(alerts.map(({ id }) => id)).size).toBe(alerts.length);
  });

  it('[AMB-64] report a year whose plan has no objective', () => {
    const inYear = (plannedYears: number[]) => {
      const facts = { ...noAlertFacts, plannedYears };
      return alertsNow(alertsOf(facts), facts, { year: 2026, brands: new Set() });
    };
    expect(inYear([2025]).at(-1)).toEqual({
      id: 'plan_without_objective',
      section: 'plan',
      severity: 'medium',
      key: 'plan_without_objective',
      params: { year: 2026 },
      link: '/marketing',
    });
    expect(inYear([2025, 2026])).toEqual(alertsOf(noAlertFacts));
  });

  it('[AMB-64] report once that nothing is compared after the chain has deleted all compared brands', () => {
    const keysWithout = (gone: readonly string[], changes: Partial<AlertFacts>) => {
      const facts = { ...fine, plannedYears: [2026], ...changes };
      const brands = new Set(['7', '8'].filter((id) => !gone.includes(id)));
      return alertsNow(alertsOf(facts), facts, { year: 2026, brands }).map(({ key }) => key);
    };
    expect(keysWithout(['7'], {})).toEqual(['nothing_compared']);
    expect(keysWithout([], {})).toEqual([]);
    expect(keysWithout(['7'], { compared: ['7', '8'] })).toEqual([]);
    expect(keysWithout(['7', '8'], { compared: ['7', '8'] })).toEqual(['nothing_compared']);
    const own = { compared: ['7', '1-1'], deletedBrands: ['1-1'] };
    expect(keysWithout([], own)).toEqual([]);
    expect(keysWithout(['7'], own)).toEqual(['nothing_compared']);
    expect(keysWithout(['7'], { compared: ['1-1'], deletedBrands: ['1-1'] })).toEqual(['nothing_compared']);
  });

  it('[AMB-64] figures are old after twelve months', () => {
    expect(growsOldAt('2025-11-20T09:30:00.000Z')).toBe('2026-11-20T09:30:00.000Z');
    expect(growsOldAt('2024-02-29T09:30:00.000Z')).toBe('2025-03-01T09:30:00.000Z');
  });
});
