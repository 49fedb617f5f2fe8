import { describe, expect, it } from '@jest/globals';
import { diagnosticCommands, diagnosticQueries } from './diagnostic.contract';
import {
  comparedFeatures,
  intensities,
  maxCompared,
  rivalFields,
  environmentOptions,
  swotFields,
  swotListOfType,
} from './competition.rules';

const accepts = (call: { input: { safeParse: (input: unknown) => { success: boolean } } }, input: object) =>
  call.input.safeParse({ restaurant_id: 1, ...input }).success;
const rows = [1, 2, 3, 4, 5, 6].map((id) => ({ cluster_id: id, week: 10, weekend: 10, daypart: '' }));
const { UpdateClients, UpdateSwot, UpdateCompetition, UpdateComparison } = diagnosticCommands;
const ratings = { service: 1, relation: 2, innovation: 3, ambient: 4, promotion: 5 };
const blankRows = { rest1: '', rest2: '', rest3: '' };

describe('what is sent of a diagnostic', () => {
  it('[R-API-85] [R-DIA-18] are six rows as JSON, with numbers that have a comma or a point, and none twice', () => {
    const data = JSON.stringify(rows.map((row) => ({ ...row, week: '33,3', weekend: '33.3' })));
    const parsed = UpdateClients.input.parse({ restaurant_id: '1', data });
    expect(parsed.data[0]).toEqual({ cluster_id: 1, week: 33.3, weekend: 33.3, daypart: null });
    expect(accepts(UpdateClients, { data: rows.slice(1) })).toBe(false);
    expect(accepts(UpdateClients, { data: [...rows.slice(1), rows[1]] })).toBe(false);
    expect(accepts(UpdateClients, { data: rows.map((row) => ({ ...row, week: -1 })) })).toBe(false);
    expect(accepts(UpdateClients, { data: rows.map((row) => ({ ...row, daypart: 'siesta' })) })).toBe(false);
    expect(accepts(UpdateClients, { data: '{' })).toBe(false);
  });

  it('[R-DIA-09] [R-API-86] are four lists of texts that are not endless, nor nested', () => {
    const dafo = { strenghts: ['a'], weaknesses: [], opportunities: [], threats: [] };
    expect(accepts(UpdateSwot, { dafo: JSON.stringify(dafo) })).toBe(true);
    expect(accepts(UpdateSwot, { dafo: { ...dafo, threats: ['x'.repeat(301)] } })).toBe(false);
    expect(accepts(UpdateSwot, { dafo: { ...dafo, threats: Array<string>(31).fill('x') } })).toBe(false);
    expect(accepts(UpdateSwot, { dafo: '['.repeat(5_000) + ']'.repeat(5_000) })).toBe(false);
    expect(Object.values(swotFields)).toEqual(['strenghts', 'weaknesses', 'opportunities', 'threats']);
    expect(swotListOfType).toMatchObject({ 1: 'strengths', 4: 'threats' });
  });

  it('[R-API-87] [R-DIA-24] are ids of brands as JSON or with commas, and an intensity from 1 to 3 or none', () => {
    const parse = (competence: unknown) =>
      UpdateCompetition.input.parse({ restaurant_id: 1, competence, intensity: '{"type1":"2","type5":3}' });
    expect(['[7,"1-2"]', '7,1-2', [7, '1-2']].map((sent) => parse(sent).competence)).toEqual(
      Array(3).fill(['7', '1-2']),
    );
    expect(parse('').competence).toEqual([]);
    expect(parse([]).intensity).toEqual({
      type0: null,
      type1: 2,
      type2: null,
      type3: null,
      type4: null,
      type5: 3,
    });
    expect(intensities).toEqual([1, 2, 3]);
    expect(accepts(UpdateCompetition, { competence: ['7'], intensity: { type1: 4 } })).toBe(false);
    expect(accepts(UpdateCompetition, { competence: ['x'], intensity: {} })).toBe(false);
  });

  it('[R-DIA-28] [R-DIA-29] [R-CON-17] are the own chain and three more, rated from 1 to 5 on five features', () => {
    expect([rivalFields, maxCompared, comparedFeatures]).toEqual([
      ['rest1', 'rest2', 'rest3'],
      3,
      ['service', 'relation', 'innovation', 'ambient', 'promotion'],
    ]);
    const mcd = { features: ratings };
    expect(accepts(UpdateComparison, { mcd, ...blankRows })).toBe(true);
    expect(accepts(UpdateComparison, { mcd, ...blankRows, rest1: { brand_id: 7, features: ratings } })).toBe(
      true,
    );
    // Blank, null and empty clear the place; left out keeps it.
    const input = { restaurant_id: 1, mcd, rest1: '{}', rest2: null };
    const { rest1, rest2, rest3 } = UpdateComparison.input.parse(input);
    expect([rest1, rest2, rest3]).toEqual([null, null, undefined]);
    expect(UpdateComparison.input.parse({ ...input, rest1: {} }).rest1).toBeNull();
    for (const service of [0, 6, 2.5]) {
      const features = { ...ratings, service };
      expect(accepts(UpdateComparison, { mcd: { features }, ...blankRows })).toBe(false);
    }
    const unrated = UpdateComparison.input.parse({
      restaurant_id: 1,
      ...blankRows,
      mcd: JSON.stringify({ features: { ...ratings, service: '' } }),
    });
    expect(unrated.mcd.features.service).toBeNull();
  });

  it('[R-DIA-12] [R-DIA-15] are ids of ten predefined options or of own ones', () => {
    expect(environmentOptions.map(({ slug }) => slug)).toEqual([
      ...['office', 'university', 'schools', 'institutes', 'hospital', 'shops', 'companies'],
      ...['residential', 'holiday_residential', 'other'],
    ]);
    const { SelectEnvironment, DeleteCustomEnvironment } = diagnosticCommands;
    expect([3, '3', '1-1', 'x', '1-'].map((id) => accepts(SelectEnvironment, { id }))).toEqual([
      ...[true, true, true, false, false],
    ]);
    // Predefined options cannot be deleted (R-DIA-14).
    expect(['3', '1-1'].map((id) => accepts(DeleteCustomEnvironment, { id }))).toEqual([false, true]);
  });

  it('[R-NAV-03] [AMB-52] is of Spain alone, read by all but partners and saved by all but them and type 4', () => {
    const commands = Object.values(diagnosticCommands);
    const queries = Object.values(diagnosticQueries);
    expect(commands.length + queries.length).toBeGreaterThan(25);
    for (const { access } of [...commands, ...queries]) expect(access.markets).toEqual(['ES']);
    for (const { access } of commands)
      expect([...access.roles].sort()).toEqual(['1', '2', '3', '5'].map(Number));
    for (const { access } of queries) expect([...access.roles].sort()).toEqual([1, 2, 3, 4, 5]);
    for (const { access } of [...commands, ...queries]) expect(access.scope.by).not.toBe('none');
  });
});
