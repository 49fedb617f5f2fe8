import Typography from '@mui/material/Typography';
import {
  consumptionAxes,
  type Diagnostic,
  nationalEntry,
  percentDecimals,
  percentText,
} from '@portal/contracts/areas/diagnostic';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import type { ChartData } from '#ui/chart/chart-data';
import { RadarComparison } from '#ui/chart/ChartComparison';
import { useDiagnostic } from './draft/diagnostic-context';
import { NoFiguresNotice } from './figures/NoFiguresNotice';
import { standingOf } from './figures/standing';
import { radarSize } from './figures/radar-size';
import { SectionPanel } from './frame/SectionPanel';
import { consumptionTexts } from './texts';

const decimals = { minimumFractionDigits: percentDecimals, maximumFractionDigits: percentDecimals };

/** A share in percent with two decimals and its unit, so that figures below each other align; `-` for none. */
function useFigureText(): (value: number | null) => string {
  const { formatNumber } = useIntl();
  return useCallback(
    (value) => (value === null ? percentText(null) : `${formatNumber(value, decimals)}\u00a0%`),
    [formatNumber],
  );
}

/** The drawn axes with the values of the restaurant and of the country (R-DIA-32, AMB-42). */
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

/** One sentence on the consumption: what stands out beside the country. */
function useResult(axes: Axes): string {
  const text = useText(consumptionTexts);
  const write = useFigureText();
  const standing = standingOf(axes);
  return text(`result.${standing.key}`, {
    ...('best' in standing && {
      best: standing.best.name,
      bestOwn: write(standing.best.own),
      bestOther: write(standing.best.other),
    }),
    ...('worst' in standing && {
      worst: standing.worst.name,
      worstOwn: write(standing.worst.own),
      worstOther: write(standing.worst.other),
    }),
  });
}

/** Percent; a fourth of it, the distance of the rings, is a whole number. */
const scaleStep = 20;
/** A scale from zero to the next whole step above the largest share. */
const domainOf = (axes: Axes): [number, number] => {
  const values = axes.flatMap(({ own, other }) => [own ?? 0, other ?? 0]);
  return [0, Math.max(1, Math.ceil(Math.max(...values) / scaleStep)) * scaleStep];
};

function ConsumptionChart({ axes, summary }: { axes: Axes; summary: string }) {
  const { name } = useDiagnostic();
  const text = useText(consumptionTexts);
  const write = useFigureText();
  const hasNational = axes.some(({ other }) => other !== null);
  const data: ChartData = {
    series: [{ key: 'own', name }, ...(hasNational ? [{ key: 'other', name: text('national') }] : [])],
    points: axes.map(({ slug, name: axis, own, other }) => ({
      key: slug,
      name: axis,
      values: { own, other },
    })),
    write,
  };
  return (
    <RadarComparison
      data={data}
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

/** What guests come for, beside the country (R-DIA-32, R-DIA-33). */
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
