import { dayOf, type Language, languageFor, reject, type Rejection, textIn } from '@portal/contracts';
import {
  alertsNow,
  brands,
  diagnosticAlerts,
  diagnosticBlocks,
  diagnosticQueries,
  diagnostics,
  type Diagnostic,
  swotOptions,
} from '@portal/contracts/areas/diagnostic';
import { handleQueryOfPerson, type QueryContext } from '@portal/platform/http/serve-queries';
import { cachedFromView } from '@portal/platform/stores/view-store/cached-from-view';
import { namesOf } from '../../people';
import { benchmarkOf } from './benchmark';
import {
  brandsOnWire,
  clientsOnWire,
  comparisonOnWire,
  competitionOnWire,
  type DiagnosticDocument,
  environmentOnWire,
  intensityOnWire,
  nationalOnWire,
  swotOnWire,
} from './blocks.wire';
import {
  consumptionOnWire,
  figuresOf,
  importedOnWire,
  momentsOnWire,
  populationsOnWire,
  productMixOnWire,
  salesOnWire,
} from './figures.wire';

const notFound = reject('restaurant_not_found');
type Context = Pick<QueryContext, 'views' | 'market' | 'marketRecord' | 'now'>;

const listed = <T>(records: readonly T[]) => ({ records, total: records.length });

async function ofRestaurant<A>(
  id: number,
  { views }: Pick<Context, 'views'>,
  answer: (diagnostic: DiagnosticDocument) => A | Promise<A>,
): Promise<A | Rejection> {
  const diagnostic = await views.get(diagnostics, id);
  return diagnostic && !diagnostic.deleted ? answer(diagnostic) : notFound;
}

const allNational = cachedFromView(brands, async (views) => {
  const { documents } = await views.find(brands, { where: { deleted: { eq: false } }, size: -1 });
  return { listed: nationalOnWire(documents), ids: new Set(documents.map(({ id }) => String(id))) };
});

const nationalBrands = ({ views, now }: Pick<Context, 'views' | 'now'>) => allNational(views, 'all', now());

async function brandsOf(diagnostic: DiagnosticDocument, context: Context) {
  return brandsOnWire(diagnostic, (await nationalBrands(context)).listed);
}

async function alertsOfRestaurant(id: number, context: Context) {
  const { views, marketRecord, now } = context;
  const [found, { ids }] = await Promise.all([views.get(diagnosticAlerts, id), nationalBrands(context)]);
  if (!found) return [];
  const year = Number(dayOf(now().toISOString(), marketRecord.timeZone).slice(0, 'YYYY'.length));
  return alertsNow(found.alerts, found.facts, { year, brands: ids });
}

/** Last edit per block; erased people have no name (S18). */
async function changedOf({ changes }: DiagnosticDocument, context: Context): Promise<Diagnostic['changed']> {
  const nameOf = await namesOf(context);
  return Object.fromEntries(
    diagnosticBlocks.map((block) => {
      const change = changes[block];
      return [block, change ? { date: change.at, user_name: nameOf(change.userId) } : null];
    }),
  ) as Diagnostic['changed'];
}

async function wholeDiagnostic(
  diagnostic: DiagnosticDocument,
  context: Context,
  language: Language,
): Promise<Diagnostic> {
  const { views, market } = context;
  const [available, imported, alerts, changed] = await Promise.all([
    brandsOf(diagnostic, context),
    figuresOf(diagnostic, views),
    alertsOfRestaurant(diagnostic.id, context),
    changedOf(diagnostic, context),
  ]);
  return {
    restaurant_id: diagnostic.id,
    site: diagnostic.site,
    name: diagnostic.name,
    swot: swotOnWire(diagnostic),
    population: populationsOnWire(imported, diagnostic, market),
    environment: environmentOnWire(diagnostic, language),
    clients: clientsOnWire(diagnostic),
    brands: available,
    competition: competitionOnWire(diagnostic, available),
    intensity: intensityOnWire(diagnostic),
    comparison: comparisonOnWire(diagnostic, available, context.marketRecord.ownChain),
    consumption: consumptionOnWire(diagnostic.id, imported),
    moments: momentsOnWire(imported),
    sales: salesOnWire(imported),
    product_mix: productMixOnWire(imported),
    alerts,
    imported: importedOnWire(imported),
    changed,
  };
}

export const diagnosticHandlers = [
  handleQueryOfPerson(diagnosticQueries.GetDiagnostic, ({ id, language }, context) =>
    ofRestaurant(id, context, (diagnostic) =>
      wholeDiagnostic(diagnostic, context, languageFor(context.market, language ?? context.language)),
    ),
  ),
  handleQueryOfPerson(diagnosticQueries.GetPopulation, ({ id }, context) =>
    ofRestaurant(id, context, async (diagnostic) =>
      populationsOnWire(await figuresOf(diagnostic, context.views), diagnostic, context.market),
    ),
  ),
  handleQueryOfPerson(diagnosticQueries.ListEnvironment, ({ id, language }, context) =>
    ofRestaurant(id, context, (diagnostic) =>
      listed(environmentOnWire(diagnostic, languageFor(context.market, language ?? context.language))),
    ),
  ),
  handleQueryOfPerson(diagnosticQueries.GetClients, ({ restaurant_id: id }, context) =>
    ofRestaurant(id, context, clientsOnWire),
  ),
  handleQueryOfPerson(diagnosticQueries.ListBrands, ({ restaurant_id: id }, context) =>
    ofRestaurant(id, context, async (diagnostic) => listed(await brandsOf(diagnostic, context))),
  ),
  handleQueryOfPerson(diagnosticQueries.GetCompetition, ({ restaurant_id: id }, context) =>
    ofRestaurant(id, context, async (diagnostic) =>
      competitionOnWire(diagnostic, await brandsOf(diagnostic, context)),
    ),
  ),
  handleQueryOfPerson(diagnosticQueries.GetIntensity, ({ restaurant_id: id }, context) =>
    ofRestaurant(id, context, intensityOnWire),
  ),
  handleQueryOfPerson(diagnosticQueries.GetComparison, ({ restaurant_id: id }, context) =>
    ofRestaurant(id, context, async (diagnostic) =>
      comparisonOnWire(diagnostic, await brandsOf(diagnostic, context), context.marketRecord.ownChain),
    ),
  ),
  handleQueryOfPerson(diagnosticQueries.GetSales, ({ id }, context) =>
    ofRestaurant(id, context, async (diagnostic) => salesOnWire(await figuresOf(diagnostic, context.views))),
  ),
  handleQueryOfPerson(diagnosticQueries.GetConsumption, ({ id }, context) =>
    ofRestaurant(id, context, async (diagnostic) =>
      consumptionOnWire(id, await figuresOf(diagnostic, context.views)),
    ),
  ),
  handleQueryOfPerson(diagnosticQueries.ListSwotExamples, ({ id }, context) =>
    ofRestaurant(id, context, async () => {
      const { documents } = await context.views.find(swotOptions, {
        where: { deleted: { eq: false }, status: { eq: 0 } },
        sort: 'type',
        size: -1,
      });
      return listed(
        documents.map(({ id: optionId, type, data, translations }) => ({
          id: optionId,
          type,
          status: 0 as const,
          data: textIn(context.language, data, translations),
        })),
      );
    }),
  ),
  handleQueryOfPerson(diagnosticQueries.GetSwot, ({ id }, context) => ofRestaurant(id, context, swotOnWire)),
  handleQueryOfPerson(diagnosticQueries.ListAlerts, ({ restaurant_id: id }, context) =>
    ofRestaurant(id, context, async () => listed(await alertsOfRestaurant(id, context))),
  ),
  handleQueryOfPerson(diagnosticQueries.GetMoments, ({ id }, context) =>
    ofRestaurant(id, context, async (diagnostic) =>
      momentsOnWire(await figuresOf(diagnostic, context.views)),
    ),
  ),
  handleQueryOfPerson(diagnosticQueries.ListProductMix, ({ id }, context) =>
    ofRestaurant(id, context, async (diagnostic) =>
      listed(productMixOnWire(await figuresOf(diagnostic, context.views))),
    ),
  ),
  handleQueryOfPerson(diagnosticQueries.GetBenchmark, ({ id }, context) =>
    ofRestaurant(id, context, (diagnostic) => benchmarkOf(diagnostic, context)),
  ),
];
