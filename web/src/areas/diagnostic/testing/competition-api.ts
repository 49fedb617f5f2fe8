import {
  type Benchmark,
  brandNameOf,
  brandTypes,
  type ComparisonRow,
  type Diagnostic,
  type DiagnosticBrand,
  diagnosticCommands,
  diagnosticQueries,
  intensityFields,
  rivalFields,
} from '@portal/contracts/areas/diagnostic';
import { importQueries } from '@portal/contracts/areas/imports';
import { type FakeApi, fakeApi, refuse } from '#testing/fake-api';
import type { PersonFacts } from '#testing/sample-session';
import { aBenchmark, aDiagnostic } from './known-diagnostic';

type Rows = Pick<Diagnostic['comparison'], (typeof rivalFields)[number]>;

/** The competitors of those ids, marked where they are compared. */
function competitorsOf(ids: readonly string[], brands: readonly DiagnosticBrand[], rows: Rows) {
  const compared = rivalFields.map((field) => rows[field]?.brand_id);
  return ids.flatMap((id) => {
    const brand = brands.find((each) => each.brand_id === id);
    const status = compared.includes(id) ? (2 as const) : (1 as const);
    return brand === undefined ? [] : [{ ...brand, status }];
  });
}

/** Rows whose brands are still there, moved up. */
function rowsOf(rows: readonly (ComparisonRow | null)[], ids: readonly string[]): Rows {
  const kept = rows.flatMap((row) => (row !== null && ids.includes(row.brand_id) ? [row] : []));
  return { rest1: kept[0] ?? null, rest2: kept[1] ?? null, rest3: kept[2] ?? null };
}

/** What the server knows, and what becomes of it. */
function knownDiagnostic(facts: Partial<Diagnostic>) {
  let known = aDiagnostic(facts);
  /** Somebody else, or an import, changes something. */
  const change = (changed: Partial<Diagnostic>) => {
    known = { ...known, ...changed };
  };
  return {
    known: () => known,
    change,
    chosen: () => known.competition.competence.map((brand) => brand.brand_id),
    /** Competitors and comparison after brands came or went. */
    choose: (ids: readonly string[]) => {
      const { comparison, brands, competition } = known;
      const there = ids.filter((id) => brands.some((brand) => brand.brand_id === id));
      const rows = rowsOf(
        rivalFields.map((field) => comparison[field]),
        there,
      );
      change({
        competition: { ...competition, competence: competitorsOf(there, brands, rows) },
        comparison: { ...comparison, ...rows },
      });
    },
  };
}
type Known = ReturnType<typeof knownDiagnostic>;

/** Keeps competitors and comparison. */
const keepBlocks = (api: FakeApi, { known, change, chosen, choose }: Known) =>
  api
    .on(diagnosticCommands.UpdateCompetition, ({ competence, intensity }) => {
      const version = known().competition.version + 1;
      const levels = intensityFields.map((field) => [field, intensity[field] ?? '']);
      choose(competence);
      change({
        competition: { ...known().competition, version },
        intensity: { ...(Object.fromEntries(levels) as Diagnostic['intensity']), version },
      });
      return { restaurant_id: 1, version };
    })
    .on(diagnosticCommands.UpdateComparison, ({ mcd, rest1, rest2, rest3 }) => {
      const { comparison, brands } = known();
      const version = comparison.version + 1;
      const nameOf = (id: string) => brands.find((brand) => brand.brand_id === id)?.name ?? '';
      const named = [rest1, rest2, rest3].map((row) => (row ? { ...row, name: nameOf(row.brand_id) } : null));
      const own = { ...comparison.mcd, features: mcd.features };
      change({ comparison: { ...comparison, mcd: own, ...rowsOf(named, chosen()), version } });
      choose(chosen());
      return { restaurant_id: 1, version };
    });

/** Keeps the brands of the restaurant. */
function keepBrands(api: FakeApi, { known, change, chosen, choose }: Known) {
  const deleted: DiagnosticBrand[] = [];
  const after = (id: string) => ({ id, restaurant_id: 1 });
  return api
    .on(diagnosticCommands.AddCustomBrand, (sent) => {
      const name = brandNameOf(sent.name);
      const isTaken = known().brands.some((brand) => brand.name === name);
      if (isTaken) return refuse('brand_name_taken', { status: 409, fields: { name: 'taken' } });
      const type = brandTypes.find((each) => each === sent.type) ?? 0;
      const brand = { brand_id: '1-2', name, type, restaurant_id: 1 };
      change({ brands: [...known().brands, brand] });
      return brand;
    })
    .on(diagnosticCommands.DeleteCustomBrand, ({ id }) => {
      deleted.push(...known().brands.filter((brand) => brand.brand_id === id));
      change({ brands: known().brands.filter((brand) => brand.brand_id !== id) });
      choose(chosen());
      return after(id);
    })
    .on(diagnosticCommands.RestoreCustomBrand, ({ id }) => {
      change({ brands: [...known().brands, ...deleted.filter((brand) => brand.brand_id === id)] });
      choose([...chosen(), id]);
      return after(id);
    });
}

/** A restaurant's diagnostic on a server that keeps what it is sent about competitors. */
export function competitionApi(
  facts: Partial<Diagnostic> = {},
  benchmark: Partial<Benchmark> = {},
  person: PersonFacts = {},
) {
  const store = knownDiagnostic(facts);
  const { known, change } = store;
  const api = fakeApi().signedIn(person);
  api
    .on(diagnosticQueries.GetDiagnostic, () => known())
    .on(diagnosticQueries.GetBenchmark, () => aBenchmark(benchmark))
    .on(diagnosticQueries.ListAlerts, () => known().alerts)
    .on(importQueries.ListSectionDescriptions, () => []);
  keepBlocks(api, store);
  keepBrands(api, store);
  return { api, change, known };
}
export type FakeCompetition = ReturnType<typeof competitionApi>;
