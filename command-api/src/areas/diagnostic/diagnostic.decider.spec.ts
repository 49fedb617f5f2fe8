import { describe, expect, it } from '@jest/globals';
import {
  aCompetitionUpdated,
  aComparisonUpdated,
  aSwotUpdated,
  noRatings,
  someClientsUpdated,
  someShares,
} from '@portal/contracts/areas/diagnostic';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { diagnosticDecider } from './diagnostic.decider';
import { editedBlocks, valuesOfBlock } from './diagnostic-edits';
import { noDiagnostic } from './diagnostic-state';

const facts = { isActive: true };
const closed = { isActive: false };
const nothing = givenEvents(diagnosticDecider, []);
const dafo = { strenghts: ['Terraza'], weaknesses: [], opportunities: [], threats: [] };
const swot = (changes: object = {}) => ({
  input: { restaurant_id: 1, dafo: { ...dafo, ...changes } },
  facts,
});
const rows = someShares().map(({ segment: cluster_id, ...share }) => ({ cluster_id, ...share }));
const clients = (data = rows) => ({ input: { restaurant_id: 1, data }, facts });

describe('strengths and weaknesses', () => {
  it('[R-DIA-06] [R-DIA-09] are saved as a whole; the same again produces no event', () => {
    nothing.when('UpdateSwot', swot()).then([aSwotUpdated()]);
    givenEvents(diagnosticDecider, [aSwotUpdated()]).when('UpdateSwot', swot()).thenNothing();
  });

  it('[R-DIA-06] leave out rows that say nothing', () => {
    nothing
      .when('UpdateSwot', swot({ threats: ['', '  ', ' Obras '] }))
      .then([aSwotUpdated({ threats: ['Obras'] })]);
    givenEvents(diagnosticDecider, [aSwotUpdated()])
      .when('UpdateSwot', swot({ threats: ['  '] }))
      .thenNothing();
  });

  it('are not saved for a restaurant that is closed', () => {
    nothing.when('UpdateSwot', { ...swot(), facts: closed }).thenRejected('restaurant_inactive');
  });
});

describe('shares of guests', () => {
  it('[R-DIA-16] [R-DIA-21] are saved by segment; the same in another order produces no event', () => {
    nothing.when('UpdateClients', clients(rows.toReversed())).then([someClientsUpdated()]);
    givenEvents(diagnosticDecider, [someClientsUpdated()])
      .when('UpdateClients', clients(rows.toReversed()))
      .thenNothing();
  });

  it('[AMB-90] [R-DIA-19] [R-DIA-20] are saved where a column does not make 100, also above it', () => {
    const half = rows.map((row, index) => ({ ...row, week: index === 0 ? 101 : 0 }));
    nothing.when('UpdateClients', clients(half)).then([
      someClientsUpdated({
        shares: someClientsUpdated().data.shares.map((share, index) => ({
          ...share,
          week: index === 0 ? 101 : 0,
        })),
      }),
    ]);
    nothing.when('UpdateClients', { ...clients(), facts: closed }).thenRejected('restaurant_inactive');
  });
});

describe('the blocks of a diagnostic', () => {
  it('[R4] have versions of their own: people on two of them do not collide', () => {
    expect(editedBlocks(aSwotUpdated(), noDiagnostic)).toEqual(['swot']);
    expect(editedBlocks(someClientsUpdated(), noDiagnostic)).toEqual(['clients']);
    const compared = givenEvents(diagnosticDecider, [aCompetitionUpdated(), aComparisonUpdated()]).state;
    expect(editedBlocks(aCompetitionUpdated(), compared)).toEqual(['competition']);
    expect(editedBlocks(aCompetitionUpdated({ brandIds: ['8'] }), compared)).toEqual([
      'competition',
      'comparison',
    ]);
    expect(
      editedBlocks({ type: 'EnvironmentSelected', data: { restaurantId: 1, optionId: '3' } }, compared),
    ).toEqual([]);
  });

  it('[R4] name their fields for a conflict as the wire does', () => {
    const { state } = givenEvents(diagnosticDecider, [
      ...[aSwotUpdated(), someClientsUpdated(), aCompetitionUpdated()],
      aComparisonUpdated({ own: { ...noRatings, service: 4 } }),
    ]);
    expect(valuesOfBlock(state, 'swot')).toMatchObject({ 'dafo.strenghts': ['Terraza'], 'dafo.threats': [] });
    expect(valuesOfBlock(state, 'clients')).toMatchObject({
      'data.3.weekend': 40,
      'data.6.daypart': 'comida',
    });
    expect(valuesOfBlock(state, 'competition')).toMatchObject({
      'competence.7': true,
      'intensity.type0': null,
    });
    expect(valuesOfBlock(state, 'comparison')).toMatchObject({
      'mcd.service': 4,
      'rest1.brand_id': '7',
      'rest2.brand_id': '',
    });
  });
});
