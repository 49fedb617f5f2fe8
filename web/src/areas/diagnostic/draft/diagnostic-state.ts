import {
  type ClientShare,
  type Diagnostic,
  type IntensityByType,
  intensityFields,
  type Ratings,
  rivalFields,
  type SegmentId,
  type Swot,
  swotFields,
  swotLists,
} from '@portal/contracts/areas/diagnostic';
import type { BlockEdits } from '#ui/blocks/block-edits';
import { shareText } from '../figures';

/** A kind of guests while it is typed: numbers are text until they are saved. */
export interface TypedShare {
  readonly segment: SegmentId;
  readonly week: string;
  readonly weekend: string;
  readonly daypart: ClientShare['daypart'];
}

/** The competitors and how hard each kind of them presses. */
export interface CompetitionState {
  readonly brandIds: readonly string[];
  readonly intensity: IntensityByType;
}

/** The own chain and what it is compared with. */
export interface ComparisonState {
  readonly own: Ratings;
  readonly rivals: readonly { readonly brandId: string; readonly ratings: Ratings }[];
}

/** What is edited, by block; each is saved for itself, with a version of its own (R4). */
export interface DiagnosticState {
  readonly swot: Swot;
  readonly clients: readonly TypedShare[];
  readonly competition: CompetitionState;
  readonly comparison: ComparisonState;
}
export type DiagnosticEdits = BlockEdits<DiagnosticState>;

const swotOf = ({ swot }: Diagnostic): Swot =>
  Object.fromEntries(swotLists.map((list) => [list, swot[swotFields[list]]])) as unknown as Swot;

const clientsOf = ({ clients }: Diagnostic): readonly TypedShare[] =>
  clients.data.map(({ cluster_id: segment, week, weekend, daypart }) => ({
    segment,
    week: shareText(week),
    weekend: shareText(weekend),
    daypart,
  }));

function competitionOf({ competition, intensity }: Diagnostic): CompetitionState {
  const levels = intensityFields.map((field) => [field, intensity[field] === '' ? null : intensity[field]]);
  return {
    brandIds: competition.competence.map((brand) => brand.brand_id),
    intensity: Object.fromEntries(levels) as IntensityByType,
  };
}

const comparisonOf = ({ comparison }: Diagnostic): ComparisonState => ({
  own: comparison.mcd.features,
  rivals: rivalFields.flatMap((field) => {
    const row = comparison[field];
    return row === null ? [] : [{ brandId: row.brand_id, ratings: row.features }];
  }),
});

/** What is saved, as it is edited. */
export const stateOfDiagnostic = (diagnostic: Diagnostic): DiagnosticState => ({
  swot: swotOf(diagnostic),
  clients: clientsOf(diagnostic),
  competition: competitionOf(diagnostic),
  comparison: comparisonOf(diagnostic),
});

/** Sent with the next edit of a block (R4). */
export const versionsOf = ({ swot, clients, competition, comparison }: Diagnostic) => ({
  swot: swot.version,
  clients: clients.version,
  competition: competition.version,
  comparison: comparison.version,
});
