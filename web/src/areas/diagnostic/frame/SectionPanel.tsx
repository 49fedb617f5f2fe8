import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import {
  type AlertKey,
  type DiagnosticSection,
  diagnosticSectionLabels,
  diagnosticSections,
  sectionOfFigures,
} from '@portal/contracts/areas/diagnostic';
import { importQueries } from '@portal/contracts/areas/imports';
import { monthKey } from '@portal/contracts/kernel';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useCallQuery } from '#core/client/use-call-query';
import { useDates, useMonthName } from '#core/i18n/dates';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { lineLength, radii } from '#core/theme/tokens';
import { AlertList } from '../alerts/AlertList';
import { useDiagnostic } from '../draft/diagnostic-context';
import { figuresTexts } from '../texts';
import { scrollOffset } from './use-section-follow';

const Section = styled('section')(({ theme }) => ({
  scrollMarginTop: scrollOffset,
  minWidth: 0,
  padding: theme.spacing(2),
  border: `0.0625rem solid ${theme.vars.palette.divider}`,
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3) },
  '@media print': {
    padding: theme.spacing(2.5),
    breakInside: 'avoid',
    // One that is longer than a sheet ends there and begins anew, instead of being cut open.
    boxDecorationBreak: 'clone',
    // Behind the last one it would make an empty sheet.
    '&:not(:last-of-type)': { marginBottom: theme.spacing(3) },
  },
}));

const Number = styled('span')(({ theme }) => ({
  fontFamily: theme.typography.h2.fontFamily,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.primary.main,
}));

interface SectionPanelProps {
  section: DiagnosticSection;
  /** One sentence that says the result: "Dinner on weekends carries 34 % of sales". */
  result: ReactNode;
  children: ReactNode;
}

/** The sentence of the result says the same. */
const saidByResult: readonly AlertKey[] = ['swot_empty', 'nothing_compared'];

/** What administrators wrote about a section (R-DIA-03, R-DIA-38); nothing where they wrote nothing. */
function Description({ section }: Pick<SectionPanelProps, 'section'>) {
  const { data = [] } = useCallQuery(importQueries.ListSectionDescriptions, {});
  const description = data.find((one) => one.section === section)?.description ?? '';
  if (description === '') return null;
  return (
    <Typography
      variant="body2"
      component="div"
      color="textSecondary"
      sx={{ maxWidth: lineLength, whiteSpace: 'pre-line' }}
    >
      {description}
    </Typography>
  );
}

/** Of which months the figures of a section speak, and when they were imported, also on paper; nothing without figures. */
function ImportedOn({ section }: Pick<SectionPanelProps, 'section'>) {
  const text = useText(figuresTexts);
  const dates = useDates();
  const monthName = useMonthName();
  const { formatList } = useIntl();
  const { imported } = useDiagnostic();
  const ofSection = (Object.keys(imported) as (keyof typeof imported)[])
    .filter((kind) => sectionOfFigures[kind] === section)
    .flatMap((kind) => imported[kind] ?? []);
  if (ofSection.length === 0) return null;
  const periods = ofSection.flatMap(({ period }) => {
    if (period === null) return [];
    const from = monthName(monthKey(period.from));
    const to = monthName(monthKey(period.to));
    return from === to ? text('month', { from }) : text('months', { from, to });
  });
  const days = new Set(
    ofSection
      .map(({ at }) => at)
      .toSorted()
      .map(dates.day),
  );
  const said = [...new Set(periods), text('imported', { days: formatList([...days]) })];
  return (
    <Typography variant="body2" component="div" color="textSecondary">
      {said.join(' · ')}
    </Typography>
  );
}

/**
 * A section of the diagnostic: its number and title, the sentence that says the result, what should be looked at, then
 * the chart or the board (R-DIA-01).
 */
export function SectionPanel({ section, result, children }: SectionPanelProps) {
  const localised = useLocalised();
  const { alerts } = useDiagnostic();
  const ownAlerts = alerts.filter((alert) => alert.section === section && !saidByResult.includes(alert.key));
  return (
    <Section id={section} aria-labelledby={`${section}-title`} data-section={section}>
      <Box sx={{ display: 'grid', gap: 1, pb: 2.5 }}>
        <Typography
          variant="h2"
          id={`${section}-title`}
          tabIndex={-1}
          sx={{ display: 'flex', gap: 1.25, alignItems: 'baseline' }}
        >
          <Number>{diagnosticSections.indexOf(section) + 1}</Number>
          {localised(diagnosticSectionLabels[section])}
        </Typography>
        <ImportedOn section={section} />
        <Typography variant="subtitle1" component="div" sx={{ maxWidth: lineLength }}>
          {result}
        </Typography>
        <Description section={section} />
        {ownAlerts.length > 0 && <AlertList alerts={ownAlerts} />}
      </Box>
      {children}
    </Section>
  );
}
