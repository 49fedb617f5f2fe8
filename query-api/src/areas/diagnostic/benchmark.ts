import type { Market } from '@portal/contracts';
import {
  type Benchmark,
  type Beside,
  clientSegments,
  diagnostics,
  medianOf,
  productMixMeans,
  weekParts,
} from '@portal/contracts/areas/diagnostic';
import {
  figures,
  type FigureRow,
  figuresByName,
  figuresId,
  type ImportKind,
  placeOfRestaurant,
  salesSlots,
} from '@portal/contracts/areas/imports';
import { regionName } from '@portal/contracts/areas/restaurants';
import type { Views } from '@portal/platform/stores/view-store/views';
import type { DiagnosticDocument } from './blocks.wire';

const measures = ['sales', 'gcs'] as const;
const compared = ['sales_week', 'sales', 'pmix'] as const;
type ComparedKind = (typeof compared)[number];
const kindOf = { week: 'sales_week', weekend: 'sales' } as const;

/** A restaurant with what is compared of it. */
interface Standing {
  readonly diagnostic: DiagnosticDocument;
  readonly rows: { readonly [K in ComparedKind]: readonly FigureRow[K][] };
}

/** Those of one region and type that are there, the restaurant itself among them. */
async function standingsLike({ region, type }: DiagnosticDocument, views: Views): Promise<Standing[]> {
  const { documents } = await views.find(diagnostics, {
    where: { region: { eq: region }, type: { eq: type }, deleted: { eq: false } },
    size: -1,
  });
  const idsOf = (kind: ImportKind) => documents.map(({ id }) => figuresId(kind, placeOfRestaurant(id)));
  const found = await views.getMany(figures, compared.flatMap(idsOf));
  const rowsOf = <K extends ComparedKind>(kind: K, index: number) => {
    const document = found[compared.indexOf(kind) * documents.length + index];
    return document ? figuresByName(kind, document.rows) : [];
  };
  return documents.map((diagnostic, index) => ({
    diagnostic,
    rows: {
      sales_week: rowsOf('sales_week', index),
      sales: rowsOf('sales', index),
      pmix: rowsOf('pmix', index),
    },
  }));
}

type Figure = (standing: Standing) => number | null;

/** Puts a figure of the restaurant beside the median of the others. */
const besideOthers =
  (own: Standing | undefined, others: readonly Standing[]) =>
  (figure: Figure): Beside => {
    const known = others.map(figure).filter((value) => value !== null);
    return { own: own ? figure(own) : null, median: medianOf(known), count: known.length };
  };

type Putting = ReturnType<typeof besideOthers>;

const clientsBeside = (beside: Putting): Benchmark['clients'] =>
  clientSegments.map(({ id }) => {
    const cells = weekParts.map((part) => {
      const share: Figure = ({ diagnostic }) =>
        diagnostic.shares.find(({ segment }) => segment === id)?.[part] ?? null;
      return [part, beside(share)] as const;
    });
    return { cluster_id: id, ...(Object.fromEntries(cells) as Record<(typeof weekParts)[number], Beside>) };
  });

const momentsBeside = (beside: Putting): Benchmark['moments'] =>
  salesSlots.map((slot) => {
    const parts = weekParts.map((part) => {
      const cells = measures.map((measure) => {
        const value: Figure = ({ rows }) =>
          rows[kindOf[part]].find((row) => row.slot === slot)?.[measure] ?? null;
        return [measure, beside(value)] as const;
      });
      return [part, Object.fromEntries(cells)] as const;
    });
    return { slot, ...(Object.fromEntries(parts) as Omit<Benchmark['moments'][number], 'slot'>) };
  });

function productMixBeside(standings: readonly Standing[], beside: Putting): Benchmark['product_mix'] {
  const means = new Map(standings.map((standing) => [standing, productMixMeans(standing.rows.pmix)]));
  const types = productMixMeans([]).map(({ type }) => type);
  return types.map((type, index) => ({
    type,
    value: beside((standing) => means.get(standing)?.[index]?.value ?? null),
  }));
}

/** A restaurant beside the others of its region and type. */
export async function benchmarkOf(
  diagnostic: DiagnosticDocument,
  { views, market }: { readonly views: Views; readonly market: Market },
): Promise<Benchmark> {
  const standings = await standingsLike(diagnostic, views);
  const isOwn = ({ diagnostic: { id } }: Standing) => id === diagnostic.id;
  const others = standings.filter((standing) => !isOwn(standing));
  const beside = besideOthers(standings.find(isOwn), others);
  const { region, type } = diagnostic;
  return {
    ...{ region, region_name: regionName(market, region), type, restaurants: others.length },
    clients: clientsBeside(beside),
    moments: momentsBeside(beside),
    product_mix: productMixBeside(standings, beside),
  };
}
