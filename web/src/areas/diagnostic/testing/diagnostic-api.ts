import { type Diagnostic, diagnosticCommands, diagnosticQueries } from '@portal/contracts/areas/diagnostic';
import { importQueries } from '@portal/contracts/areas/imports';
import { sessionQueries } from '@portal/contracts/areas/session';
import { fakeApi } from '#testing/fake-api';
import { type PersonFacts, someTables } from '#testing/sample-session';
import { aBenchmark, aDiagnostic } from './sample-diagnostic';

const someExamples = [
  { id: 3, type: 1, status: 0, data: 'Buena ubicación' },
  { id: 4, type: 1, status: 0, data: 'terraza' },
  { id: 5, type: 2, status: 0, data: 'Poco espacio' },
] as const;
const aDescription = {
  section: 'dafo',
  description: 'Escribe lo que ves cada día.',
  texts: { CAST: 'Escribe lo que ves cada día.' },
  version: 1,
  update_date: null,
} as const;

type Change = (changed: Partial<Diagnostic>) => void;

/** The two tables that are typed into, each with its version. */
function answerBlocks(api: ReturnType<typeof fakeApi>, known: () => Diagnostic, change: Change): void {
  api.on(diagnosticCommands.UpdateSwot, ({ restaurant_id, dafo }) => {
    const version = known().swot.version + 1;
    change({ swot: { ...dafo, version } });
    return { restaurant_id, version };
  });
  api.on(diagnosticCommands.UpdateClients, ({ restaurant_id, data }) => {
    const version = known().clients.version + 1;
    change({ clients: { data, version } });
    return { restaurant_id, version };
  });
}

function answerEnvironment(api: ReturnType<typeof fakeApi>, known: () => Diagnostic, change: Change): void {
  const select = (id: string, status: 0 | 1) =>
    change({
      environment: known().environment.map((option) => (option.id === id ? { ...option, status } : option)),
    });
  api.on(diagnosticCommands.SelectEnvironment, ({ id, restaurant_id }) => {
    select(id, 1);
    return { id, restaurant_id };
  });
  api.on(diagnosticCommands.UnselectEnvironment, ({ id, restaurant_id }) => {
    select(id, 0);
    return { id, restaurant_id };
  });
  api.on(diagnosticCommands.AddCustomEnvironment, ({ id, name }) => {
    const option = { id: `${id}-2`, slug: '', name, custom: 1, restaurant_id: id, status: 1 } as const;
    change({ environment: [...known().environment, option] });
    return { id: option.id, name, restaurant_id: id };
  });
  api.on(diagnosticCommands.DeleteCustomEnvironment, ({ id }) => {
    change({ environment: known().environment.filter((option) => option.id !== id) });
    return { id, restaurant_id: 1 };
  });
}

/** A restaurant's diagnostic on a server that keeps what it is sent. */
export function diagnosticApi(facts: Partial<Diagnostic> = {}, person: PersonFacts = {}) {
  let diagnostic = aDiagnostic(facts);
  const api = fakeApi().signedIn(person);
  const known = () => diagnostic;
  /** Somebody else changes something. */
  const change: Change = (changed) => {
    diagnostic = { ...diagnostic, ...changed };
  };
  api.on(diagnosticQueries.GetDiagnostic, ({ id }) => ({ ...diagnostic, restaurant_id: id }));
  api.on(diagnosticQueries.GetBenchmark, aBenchmark);
  api.on(diagnosticQueries.ListSwotExamples, () => [...someExamples]);
  api.on(importQueries.ListSectionDescriptions, () => [aDescription]);
  api.on(sessionQueries.GetTables, () => someTables({}));
  answerBlocks(api, known, change);
  answerEnvironment(api, known, change);
  return { api, change, known };
}
export type FakeDiagnostic = ReturnType<typeof diagnosticApi>;
