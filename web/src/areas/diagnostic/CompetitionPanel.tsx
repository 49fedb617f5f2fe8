import { Alert, Box, Typography } from '@mui/material';
import {
  type BrandType,
  brandTypeLabels,
  brandTypes,
  type ComparedFeature,
  type DiagnosticBrand,
  diagnosticCommands,
  type IntensityByType,
  intensityFields,
} from '@portal/contracts/areas/diagnostic';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { QuestionDialog } from '#ui/dialogs/QuestionDialog';
import { lazyOverlay } from '#ui/part/lazy-part';
import { useRecordRemoval } from '#ui/record/use-record-removal';
import { BrandGroupCard } from './BrandGroupCard';
import { ComparisonPanel } from './ComparisonPanel';
import { BlockNotice, BlockSaveBar, SectionPanel } from './SectionPanel';
import { columnsOf, type ComparedColumn, featurePairs, groupsOf, standingOf, toggled } from './diagnostic';
import { blockQueries, type EditedBlock, useBlock, useBlockSave, useDiagnostic } from './diagnostic-editor';
import { competitionTexts } from './texts';

const AddBrandDialog = lazyOverlay(() => import('./AddBrandDialog').then((module) => module.AddBrandDialog));

const changedBrands = (
  before: readonly string[],
  after: readonly string[],
  brands: readonly DiagnosticBrand[],
): readonly string[] =>
  [...after.filter((id) => !before.includes(id)), ...before.filter((id) => !after.includes(id))].flatMap(
    (id) => brands.find((brand) => brand.brand_id === id)?.name ?? [],
  );

const changedTypes = (before: IntensityByType, after: IntensityByType): readonly BrandType[] =>
  brandTypes.filter((type) => before[intensityFields[type]] !== after[intensityFields[type]]);

interface CompetitionProps {
  competition: EditedBlock<'competition'>;
}

/** Saving without a compared brand removes it from the comparison. */
function RemovalNotice({ competition: { value } }: CompetitionProps) {
  const text = useText(competitionTexts);
  const { formatList } = useIntl();
  const { competition: saved } = useDiagnostic();
  const removed = saved.competence.filter(
    ({ brand_id: id, status }) => status === 2 && !value.brandIds.includes(id),
  );
  if (removed.length === 0) return null;
  const names = formatList(removed.map(({ name }) => name));
  return (
    <Alert severity="info" role="status" data-print="no" sx={{ mt: 2 }}>
      {text('leavesComparison', { count: removed.length, names })}
    </Alert>
  );
}

const [list, ...alsoStale] = blockQueries;
const customBrand = {
  words: competitionTexts,
  calls: {
    list,
    delete: diagnosticCommands.DeleteCustomBrand,
    restore: diagnosticCommands.RestoreCustomBrand,
  },
  alsoStale,
  nameOf: ({ name }: { name: string }) => name,
};

/** R-DIA-22…27. */
function BoardPanel({ competition }: CompetitionProps) {
  const text = useText(competitionTexts);
  const localised = useLocalised();
  const { brands } = useDiagnostic();
  const { value, base, saved, restaurantId, isReadOnly } = competition;
  const [adding, setAdding] = useState<BrandType | null>(null);
  const removal = useRecordRemoval<{ id: string; name: string }>(customBrand);
  const saving = useBlockSave(competition, {
    contract: diagnosticCommands.UpdateCompetition,
    inputOf: ({ brandIds, intensity }, version) => ({
      restaurant_id: restaurantId,
      competence: [...brandIds],
      intensity,
      version,
    }),
  });
  const theirs = [
    ...changedBrands(base.brandIds, saved.brandIds, brands),
    ...changedTypes(base.intensity, saved.intensity).map((type) => localised(brandTypeLabels[type])),
  ];
  const toggle = (id: string) =>
    competition.set({ ...value, brandIds: toggled(value.brandIds, id, saved.brandIds) });
  return (
    <Box component="section" aria-labelledby="board-title">
      <Typography variant="h3" id="board-title">
        {text('board')}
      </Typography>
      {!isReadOnly && (
        <Typography variant="body2" color="textSecondary" data-print="no">
          {text('boardHint')}
        </Typography>
      )}
      <Box sx={{ pt: 2 }}>
        <BlockNotice block={competition} saving={saving} theirs={theirs} />
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
            '@media print': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
          }}
        >
          {groupsOf(brands, value.brandIds).map((group) => (
            <BrandGroupCard
              key={group.type}
              group={group}
              intensity={value.intensity[group.field]}
              isReadOnly={isReadOnly}
              onToggle={({ brand_id: id }) => toggle(id)}
              onIntensity={(level) =>
                competition.set({ ...value, intensity: { ...value.intensity, [group.field]: level } })
              }
              onAdd={() => setAdding(group.type)}
              onRemove={({ brand_id: id, name }) => removal.ask({ id, name })}
            />
          ))}
        </Box>
      </Box>
      <RemovalNotice competition={competition} />
      <BlockSaveBar block={competition} saving={saving} />
      <QuestionDialog question={removal} />
      <Suspense>
        {adding !== null && (
          <AddBrandDialog
            restaurantId={restaurantId}
            type={adding}
            onAdded={toggle}
            onClose={() => setAdding(null)}
          />
        )}
      </Suspense>
    </Box>
  );
}

function useResult(chosen: number, columns: readonly ComparedColumn[]): string {
  const text = useText(competitionTexts);
  const { formatList, locale } = useIntl();
  const rivals = columns.slice(1);
  if (chosen === 0) return text('result.nobody');
  if (rivals.length === 0) return text('result.chosen', { count: chosen });
  const names = formatList(rivals.map(({ name }) => name));
  const nameOf = (feature: ComparedFeature) => text(`feature.${feature}`).toLocaleLowerCase(locale);
  const standing = standingOf(
    featurePairs(columns).filter(({ own, other }) => own !== null && other !== null),
  );
  if (standing.key === 'none' || standing.key === 'alone') return text('result.unrated', { names });
  return text(`result.${standing.key}`, {
    names,
    ...('best' in standing && { best: nameOf(standing.best.feature) }),
    ...('worst' in standing && { worst: nameOf(standing.worst.feature) }),
  });
}

/** R-DIA-22…31. */
export function CompetitionPanel() {
  const text = useText(competitionTexts);
  const { brands } = useDiagnostic();
  const competition = useBlock('competition');
  const comparison = useBlock('comparison');
  const { brandIds } = competition.value;
  const columns = columnsOf(comparison.value, brands, text('ownChain'));
  const chosen = brands.filter(({ brand_id: id }) => brandIds.includes(id)).length;
  const result = useResult(chosen, columns);
  return (
    <SectionPanel section="competence" result={result}>
      <BoardPanel competition={competition} />
      <ComparisonPanel comparison={comparison} columns={columns} chosenIds={brandIds} result={result} />
    </SectionPanel>
  );
}
