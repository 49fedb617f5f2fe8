import { describe, expect, it } from '@jest/globals';
import { aCustomEnvironmentAdded, maxCustomEnvironments } from '@portal/contracts/areas/diagnostic';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { diagnosticDecider } from './diagnostic.decider';

const facts = { isActive: true };
const nothing = givenEvents(diagnosticDecider, []);
const add = (name: string) => ({ input: { id: 1, name }, facts });
const option = (id: string) => ({ input: { restaurant_id: 1, id }, facts });
const own = { input: { id: '1-1' }, facts };
const of = (optionId: string) => ({ restaurantId: 1, optionId });
const selected = (id: string) => ({ type: 'EnvironmentSelected' as const, data: of(id) });
const unselected = (id: string) => ({ type: 'EnvironmentUnselected' as const, data: of(id) });
const deleted = { type: 'CustomEnvironmentDeleted' as const, data: of('1-1') };
const restored = { type: 'CustomEnvironmentRestored' as const, data: of('1-1') };
const station = aCustomEnvironmentAdded();

describe('what is around a restaurant', () => {
  it('[R-DIA-12] [R-DIA-15] is selected and unselected one by one; the same again produces no event', () => {
    nothing.when('SelectEnvironment', option('3')).then([selected('3')]);
    nothing.when('UnselectEnvironment', option('3')).thenNothing();
    const there = givenEvents(diagnosticDecider, [selected('3')]);
    there.when('SelectEnvironment', option('3')).thenNothing();
    there.when('UnselectEnvironment', option('3')).then([unselected('3')]);
    const { state } = givenEvents(diagnosticDecider, [selected('3'), unselected('3')]);
    expect([...state.environment]).toEqual([]);
  });

  it('[W8] is one of the ten, or one of the restaurant’s own', () => {
    for (const id of ['11', '1-1', '2-1'])
      nothing.when('SelectEnvironment', option(id)).thenRejected('environment_not_found');
    givenEvents(diagnosticDecider, [station])
      .when('UnselectEnvironment', option('1-1'))
      .then([unselected('1-1')]);
  });

  it('[R-DIA-13] can be more than the ten; what is added is selected', () => {
    nothing.when('AddCustomEnvironment', add('  Estación ')).then([station]);
    const { state } = givenEvents(diagnosticDecider, [station]);
    expect([...state.environment]).toEqual(['1-1']);
  });

  it('[R-DIA-13] has no name twice, ignoring case and accents', () => {
    const there = givenEvents(diagnosticDecider, [station]);
    for (const name of ['ESTACION', 'Hospital', 'zona  residencial', 'Oficines'])
      there.when('AddCustomEnvironment', add(name)).thenRejected('environment_name_taken');
    givenEvents(diagnosticDecider, [station, deleted])
      .when('AddCustomEnvironment', add('Estación'))
      .then([aCustomEnvironmentAdded({ optionId: '1-2' })]);
  });

  it('is limited to a manageable number', () => {
    const many = Array.from({ length: maxCustomEnvironments }, (_, index) =>
      aCustomEnvironmentAdded({ optionId: `1-${index + 1}`, name: `Parque ${index}` }),
    );
    givenEvents(diagnosticDecider, many)
      .when('AddCustomEnvironment', add('Otro parque'))
      .thenRejected('too_many_custom_environments');
  });

  it('[R-DIA-14] [U5] can be deleted where it is own, and is restored unchanged', () => {
    const there = givenEvents(diagnosticDecider, [station]);
    const gone = givenEvents(diagnosticDecider, [station, deleted]);
    there.when('DeleteCustomEnvironment', own).then([deleted]);
    gone.when('DeleteCustomEnvironment', own).thenNothing();
    gone.when('RestoreCustomEnvironment', own).then([restored]);
    there.when('RestoreCustomEnvironment', own).thenNothing();
    expect(givenEvents(diagnosticDecider, [station, deleted, restored]).state).toEqual(there.state);
    givenEvents(diagnosticDecider, [station, deleted, aCustomEnvironmentAdded({ optionId: '1-2' })])
      .when('RestoreCustomEnvironment', own)
      .thenRejected('environment_name_taken');
    nothing.when('DeleteCustomEnvironment', own).thenRejected('environment_not_found');
    nothing.when('RestoreCustomEnvironment', own).thenRejected('environment_not_found');
  });

  it('is not changed for a restaurant that is closed', () => {
    const closed = { isActive: false };
    const there = givenEvents(diagnosticDecider, [station]);
    there.when('AddCustomEnvironment', { ...add('x'), facts: closed }).thenRejected('restaurant_inactive');
    there.when('SelectEnvironment', { ...option('3'), facts: closed }).thenRejected('restaurant_inactive');
    there.when('UnselectEnvironment', { ...option('3'), facts: closed }).thenRejected('restaurant_inactive');
    there.when('DeleteCustomEnvironment', { ...own, facts: closed }).thenRejected('restaurant_inactive');
    there.when('RestoreCustomEnvironment', { ...own, facts: closed }).thenRejected('restaurant_inactive');
  });
});
