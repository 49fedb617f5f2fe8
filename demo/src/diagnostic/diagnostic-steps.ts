import { createHash } from 'node:crypto';
import { monthsAfter, Role } from '@portal/contracts';
import { diagnosticSections, figuresByName, restaurantOfPlace } from '@portal/contracts/areas/imports';
import type { Actor } from '@portal/platform/decider/decider';
import { instantBefore, later } from '../calendar';
import type { Sending } from '../seed/command-sender';
import { actorOf, type SeedContext, type SeedStep } from '../seed/seed-step';
import type { DemoDiagnostic } from './demo-diagnostics';
import { demoBrands, demoOptions } from './demo-reference';
import { diagnosticWords } from './diagnostic-words';
import type { StoredImport } from './figure-files';

/** Days before the reference day. */
const openedDaysAgo = 700;

/** Stable across runs. */
function importIdOf(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20, 32)].join('-');
}

function referenceStep({ world, bindings, send }: SeedContext, actor: Actor): SeedStep {
  const at = instantBefore(world.today, openedDaysAgo, 9);
  const { diagnostic, imports } = bindings;
  return {
    at,
    async happen() {
      for (const { id, name, type } of demoBrands)
        await send(diagnostic.AddBrand, { name, type }, { key: `brand-${id}`, at, actor });
      for (const [index, { type, value: data, inCatalan: data_cat, status }] of demoOptions.entries())
        await send(
          diagnostic.AddSwotOption,
          { type, data, data_cat, status },
          { key: `option-${index}`, at, actor },
        );
      for (const section of diagnosticSections) {
        const { CAST: description, CAT: description_cat } = diagnosticWords.descriptions[section];
        const input = { section, description, description_cat };
        await send(imports.UpdateSectionDescription, input, { key: `description-${section}`, at, actor });
      }
    },
  };
}

/** Completed months; in January those of the year before. */
function yearUpTo(at: string) {
  const to = monthsAfter(at.slice(0, 7), -1);
  return { period_from: `${to.slice(0, 4)}-01`, period_to: to };
}

function figuresImported(stored: StoredImport, { bindings, send }: SeedContext, actor: Actor): SeedStep {
  const { imported, file, resultKey, summary, comparedWith } = stored;
  const { key, kind, at, filename } = imported;
  const importId = importIdOf(key);
  return {
    at,
    async happen() {
      const { rows, hidden, places, counts, problemCount } = summary;
      const checked = { importId, kind, ...file, filename, resultKey, comparedWith };
      await send(
        bindings.imports.RecordImport,
        { ...checked, rows, hidden, places, counts: { ...counts }, problemCount, problems: [] },
        { key, at, actor },
      );
      const confirmedAt = later(at, 0.2);
      await send(
        bindings.imports.ConfirmImport,
        { id: importId, ...yearUpTo(at) },
        { key: `${key}-confirmed`, at: confirmedAt, actor },
      );
      if (kind === 'competence') await competitorsTaken(stored, importId, { bindings, send }, confirmedAt);
    },
  };
}

/** Sent by the demo in place of the automation. */
async function competitorsTaken(
  { figures, imported }: StoredImport,
  importId: string,
  { bindings, send }: Pick<SeedContext, 'bindings' | 'send'>,
  at: string,
): Promise<void> {
  for (const { place, rows } of figures) {
    const restaurantId = restaurantOfPlace(place);
    if (restaurantId === null) continue;
    const competitors = figuresByName('competence', rows).map(({ brand, status }) => ({
      brandId: String(brand),
      status,
    }));
    await send(
      bindings.diagnostic.ImportCompetition,
      { restaurantId, importId, competitors },
      { key: `${imported.key}-${restaurantId}`, at },
    );
  }
}

interface Saying {
  readonly own: SeedContext['bindings']['diagnostic'];
  readonly send: SeedContext['send'];
  readonly sending: (part: string) => Omit<Sending, 'actor'> & { readonly actor: Actor | undefined };
}

async function sendBlocks(
  { restaurantId: restaurant_id, swot, shares }: DemoDiagnostic,
  { own, send, sending }: Saying,
): Promise<void> {
  if (swot) {
    const dafo = {
      strenghts: [...swot.strengths],
      weaknesses: [...swot.weaknesses],
      opportunities: [...swot.opportunities],
      threats: [...swot.threats],
    };
    await send(own.UpdateSwot, { restaurant_id, dafo }, sending('swot'));
  }
  if (shares) {
    const data = shares.map(({ segment: cluster_id, ...share }) => ({ cluster_id, ...share }));
    await send(own.UpdateClients, { restaurant_id, data }, sending('clients'));
  }
}

async function sendSurroundings(
  { restaurantId: restaurant_id, environment, ownEnvironment }: DemoDiagnostic,
  { own, send, sending }: Saying,
): Promise<void> {
  for (const id of environment)
    await send(own.SelectEnvironment, { id, restaurant_id }, sending(`environment-${id}`));
  if (ownEnvironment === null) return;
  const option = { id: restaurant_id, name: ownEnvironment };
  await send(own.AddCustomEnvironment, option, sending('environment'));
}

async function sendCompetitors(
  { restaurantId: restaurant_id, ownBrand, competition, ratings }: DemoDiagnostic,
  { own, send, sending }: Saying,
): Promise<void> {
  if (ownBrand) await send(own.AddCustomBrand, { restaurant_id, name: ownBrand, type: 4 }, sending('brand'));
  if (!competition) return;
  const { brandIds, intensity } = competition;
  const chosen = { restaurant_id, competence: [...brandIds], intensity };
  await send(own.UpdateCompetition, chosen, sending('competition'));
  if (!ratings) return;
  const [rest1 = null, rest2 = null, rest3 = null] = ratings.rivals.map((features, index) => ({
    brand_id: brandIds[index] ?? '',
    features,
  }));
  const rows = { mcd: { features: ratings.own }, rest1, rest2, rest3 };
  await send(own.UpdateComparison, { restaurant_id, ...rows }, sending('comparison'));
}

function diagnosticStep(diagnostic: DemoDiagnostic, { world, bindings, send }: SeedContext): SeedStep {
  const { restaurantId, userId, at } = diagnostic;
  const user = world.users.find((candidate) => candidate.userId === userId);
  const sending = (part: string) => ({
    key: `diagnostic-${restaurantId}-${part}`,
    at,
    actor: user && actorOf(user),
  });
  const sendingAs = { own: bindings.diagnostic, send, sending };
  return {
    at,
    async happen() {
      await sendBlocks(diagnostic, sendingAs);
      await sendSurroundings(diagnostic, sendingAs);
      await sendCompetitors(diagnostic, sendingAs);
    },
  };
}

/** Empty in markets without diagnostics. */
export function diagnosticsFilled(context: SeedContext): readonly SeedStep[] {
  const administrator = context.world.users.find(({ role, active }) => role === Role.Administrator && active);
  if (!administrator || context.imports.length === 0) return [];
  const actor = actorOf(administrator);
  return [
    referenceStep(context, actor),
    ...context.imports.map((stored) => figuresImported(stored, context, actor)),
    ...context.world.diagnostics.map((diagnostic) => diagnosticStep(diagnostic, context)),
  ];
}
