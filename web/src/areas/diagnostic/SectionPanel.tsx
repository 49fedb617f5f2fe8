import HourglassEmptyRounded from '@mui/icons-material/HourglassEmptyRounded';
import { Alert, AlertTitle, Box, Card, Stack, Typography } from '@mui/material';
import {
  type AlertKey,
  type Benchmark,
  type Beside,
  type DiagnosticSection,
  diagnosticSectionLabels,
  diagnosticSections,
  sectionOfFigures,
  minBehindMedian,
} from '@portal/contracts/areas/diagnostic';
import { importQueries } from '@portal/contracts/areas/imports';
import { noRegion } from '@portal/contracts/areas/restaurants';
import { monthKey } from '@portal/contracts/kernel';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useCallQuery } from '#core/client/use-call-query';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useDates, useMonthName } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { lineLength } from '#core/theme/tokens';
import { ContestedNotice } from '#ui/blocks/ContestedNotice';
import { SaveRow } from '#ui/blocks/SaveBar';
import type { BlockSave } from '#ui/blocks/block-editor';
import { AlertList } from './AlertList';
import { type EditedBlock, useDiagnostic } from './diagnostic-editor';
import { scrollOffset } from './section-follow';
import { diagnosticTexts, figuresTexts } from './texts';

interface SectionPanelProps {
  section: DiagnosticSection;
  /** The result in one sentence: "Dinner on weekends carries 34 % of sales". */
  result: ReactNode;
  children: ReactNode;
}

/** Alerts that repeat the sentence of the result. */
const repeatsResult: readonly AlertKey[] = ['swot_empty', 'nothing_compared'];

/** R-DIA-03, R-DIA-38. */
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

function ImportedOn({ section }: Pick<SectionPanelProps, 'section'>) {
  const text = useText(figuresTexts);
  const dates = useDates();
  const monthName = useMonthName();
  const { formatList } = useIntl();
  const { imported } = useDiagnostic();
  const imports = (Object.keys(imported) as (keyof typeof imported)[])
    .filter((kind) => sectionOfFigures[kind] === section)
    .flatMap((kind) => imported[kind] ?? []);
  if (imports.length === 0) return null;
  const periods = imports.flatMap(({ period }) => {
    if (period === null) return [];
    const from = monthName(monthKey(period.from));
    const to = monthName(monthKey(period.to));
    return from === to ? text('month', { from }) : text('months', { from, to });
  });
  const days = imports
    .map(({ at }) => at)
    .toSorted()
    .map(dates.day);
  const parts = [...new Set(periods), text('imported', { days: formatList([...new Set(days)]) })];
  return (
    <Typography variant="body2" component="div" color="textSecondary">
      {parts.join(' · ')}
    </Typography>
  );
}

/** R-DIA-01. */
export function SectionPanel({ section, result, children }: SectionPanelProps) {
  const localised = useLocalised();
  const { alerts } = useDiagnostic();
  const shown = alerts.filter((alert) => alert.section === section && !repeatsResult.includes(alert.key));
  return (
    <Card
      component="section"
      id={section}
      aria-labelledby={`${section}-title`}
      data-section={section}
      sx={{
        scrollMarginTop: scrollOffset,
        minWidth: 0,
        p: { xs: 2, sm: 3 },
        overflow: 'visible',
        '@media print': {
          p: 2.5,
          breakInside: 'avoid',
          // Sections longer than a page get a border on each.
          boxDecorationBreak: 'clone',
          // A margin after the last one adds an empty page.
          '&:not(:last-of-type)': { mb: 3 },
        },
      }}
    >
      <Stack spacing={1} sx={{ pb: 2.5 }}>
        <Typography
          variant="h2"
          id={`${section}-title`}
          tabIndex={-1}
          sx={{ display: 'flex', gap: 1.25, alignItems: 'baseline' }}
        >
          <Box component="span" sx={{ color: 'primary.main', fontVariantNumeric: 'tabular-nums' }}>
            {diagnosticSections.indexOf(section) + 1}
          </Box>
          {localised(diagnosticSectionLabels[section])}
        </Typography>
        <ImportedOn section={section} />
        <Typography variant="subtitle1" component="div" sx={{ maxWidth: lineLength }}>
          {result}
        </Typography>
        <Description section={section} />
        {shown.length > 0 && <AlertList alerts={shown} />}
      </Stack>
      {children}
    </Card>
  );
}

export function NoFiguresNotice() {
  const text = useText(figuresTexts);
  return (
    <Stack
      direction="row"
      spacing={1.5}
      sx={{
        alignItems: 'center',
        px: 2,
        py: 1.5,
        border: 'thin dashed',
        borderColor: 'divider',
        borderRadius: 1,
        color: 'text.secondary',
      }}
    >
      <HourglassEmptyRounded aria-hidden fontSize="small" />
      <div>
        <Typography variant="subtitle2" component="p" color="textPrimary">
          {text('noFigures')}
        </Typography>
        <Typography variant="body2">{text('noFiguresText')}</Typography>
      </div>
    </Stack>
  );
}

interface MedianNoticeProps {
  benchmark: Benchmark | null;
  shown: readonly Beside[];
}

export function MedianNotice({ benchmark, shown }: MedianNoticeProps) {
  const text = useText(figuresTexts);
  if (benchmark === null) return null;
  const { region, region_name: name } = benchmark;
  const counts = shown.flatMap(({ median, count }) => (median === null ? [] : [count]));
  return (
    <Typography variant="body2" color="textSecondary" sx={{ pt: 1.5, maxWidth: lineLength }}>
      {counts.length > 0
        ? text('medianOf', { count: Math.max(...counts), region: name, min: minBehindMedian })
        : text(region === noRegion.id ? 'noMedianRegion' : 'noMedian', {
            region: name,
            min: minBehindMedian,
          })}
    </Typography>
  );
}

interface BlockNoticeProps {
  block: Pick<EditedBlock, 'block' | 'isContested' | 'lastChange' | 'keepMine' | 'discard'>;
  saving: Pick<BlockSave, 'conflict' | 'isBlocked'>;
  theirs: readonly string[];
}

/** Others saved the block during the edit, or first (R4). */
export function BlockNotice({ block, saving: { conflict, isBlocked }, theirs }: BlockNoticeProps) {
  const text = useText(diagnosticTexts);
  const dates = useDates();
  const title = (name: string, at: string) =>
    text('contested', {
      who: name === '' ? text('somebody') : name,
      block: text(`block.${block.block}`),
      ...(at === '' ? { when: '', isDated: 'no' } : { when: dates.time(at), isDated: 'yes' }),
    });
  if (block.isContested) {
    const { user_name: name = '', date = '' } = block.lastChange ?? {};
    return (
      <ContestedNotice title={title(name, date)} onKeepMine={block.keepMine} onTakeTheirs={block.discard}>
        {theirs.length > 0 && text('contestedFields', { fields: theirs.join(', ') })}
      </ContestedNotice>
    );
  }
  if (conflict === null || !isBlocked) return null;
  return (
    <Alert severity="warning" role="alert" data-print="no" sx={{ mb: 1.5 }}>
      <AlertTitle>{title(conflict.name ?? '', conflict.at ?? '')}</AlertTitle>
      {text('theirsComing')}
    </Alert>
  );
}

function LastChange({ lastChange }: Pick<EditedBlock, 'lastChange'>) {
  const text = useText(diagnosticTexts);
  const dates = useDates();
  if (lastChange === null) return null;
  const who = lastChange.user_name === '' ? text('portal') : lastChange.user_name;
  return (
    <Typography variant="caption" component="div" color="textSecondary" sx={{ pt: 2 }}>
      {text('changedBy', { who, when: dates.time(lastChange.date) })}
    </Typography>
  );
}

interface BlockSaveBarProps {
  block: Pick<EditedBlock, 'block' | 'isChanged' | 'lastChange'>;
  saving: BlockSave;
  /** Prevents saving. */
  problem?: string | undefined;
  /** Does not prevent saving. */
  warning?: string | undefined;
}

/** Saves a changed block; else the last change (R-DIA-08, R-DIA-21, R-DIA-31). */
export function BlockSaveBar({ block, saving, problem, warning }: BlockSaveBarProps) {
  const text = useText(diagnosticTexts);
  const name = text(`block.${block.block}`);
  if (!block.isChanged) return <LastChange lastChange={block.lastChange} />;
  return (
    <Box data-print="no" sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1 }}>
      <SaveRow
        saving={saving}
        text={(key) => text(key, { block: name })}
        status={problem ?? warning ?? text('unsaved')}
        isWrong={problem !== undefined}
        isDisabled={problem !== undefined}
        lost={text('discardText', { block: name })}
      />
    </Box>
  );
}
