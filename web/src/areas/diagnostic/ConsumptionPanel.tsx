import { Typography } from '@mui/material';
import { consumptionAxes, type Diagnostic, nationalEntry } from '@portal/contracts/areas/diagnostic';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { RadarComparison } from '#ui/chart/ChartComparison';
import { NoFiguresNotice, SectionPanel } from './SectionPanel';
import { useDiagnostic } from './diagnostic-editor';
import { inPercent, radarSize, standingOf } from './diagnostic';
import { consumptionTexts } from './texts';

/** R-DIA-32, AMB-42. */
function useAxes({ consumption, restaurant_id: id }: Diagnostic) {
  const localised = useLocalised();
  return consumptionAxes.map(({ slug, name, index }) => ({
    slug,
    name: localised(name),
    own: consumption[String(id)]?.[index] ?? null,
    other: consumption[nationalEntry]?.[index] ?? null,
  }));
}
type Axes = ReturnType<typeof useAxes>;

function useResult(axes: Axes): string {
  const text = useText(consumptionTexts);
  const standing = standingOf(axes);
  return text(`result.${standing.key}`, {
    ...('best' in standing && {
      best: standing.best.name,
      bestOwn: inPercent(standing.best.own),
      bestOther: inPercent(standing.best.other),
    }),
    ...('worst' in standing && {
      worst: standing.worst.name,
      worstOwn: inPercent(standing.worst.own),
      worstOther: inPercent(standing.worst.other),
    }),
  });
}

/** Percent; divisible by the four rings. */
const scaleStep = 20;

const domainOf = (axes: Axes): [number, number] => {
  const values = axes.flatMap(({ own, other }) => [own ?? 0, other ?? 0]);
  return [0, Math.max(1, Math.ceil(Math.max(...values) / scaleStep)) * scaleStep];
};

function ConsumptionChart({ axes, summary }: { axes: Axes; summary: string }) {
  const { name } = useDiagnostic();
  const text = useText(consumptionTexts);
  const hasNational = axes.some(({ other }) => other !== null);
  return (
    <RadarComparison
      data={{
        series: [{ key: 'own', name }, ...(hasNational ? [{ key: 'other', name: text('national') }] : [])],
        points: axes.map(({ slug, name: axis, own, other }) => ({
          key: slug,
          name: axis,
          values: { own, other },
        })),
        write: inPercent,
      }}
      size={radarSize}
      domain={domainOf(axes)}
      scale={(value) => `${value}\u00a0%`}
      summary={summary}
      table={{ label: text('table'), head: text('axis') }}
      showsTable
    >
      {!hasNational && (
        <Typography variant="body2" color="textSecondary">
          {text('noNational')}
        </Typography>
      )}
    </RadarComparison>
  );
}

/** R-DIA-32, R-DIA-33. */
export function ConsumptionPanel() {
  const axes = useAxes(useDiagnostic());
  const result = useResult(axes);
  return (
    <SectionPanel section="consume" result={result}>
      {axes.some(({ own }) => own !== null) ? (
        <ConsumptionChart axes={axes} summary={result} />
      ) : (
        <NoFiguresNotice />
      )}
    </SectionPanel>
  );
}
