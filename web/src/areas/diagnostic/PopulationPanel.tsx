import AddRounded from '@mui/icons-material/AddRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import { Box, ButtonBase, IconButton, Typography } from '@mui/material';
import {
  ageBands,
  type AgeGroup,
  ageGroups,
  diagnosticCommands,
  diagnosticQueries,
  type EnvironmentChoice,
  maxEnvironmentName,
  type Populations,
} from '@portal/contracts/areas/diagnostic';
import type { CallCache } from '#core/client/call-cache';
import { useCallCommand } from '#core/client/use-call-command';
import { useErrorText } from '#core/client/use-error-text';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { motion } from '#core/theme/tokens';
import { BarComparison } from '#ui/chart/ChartComparison';
import { QuestionDialog } from '#ui/dialogs/QuestionDialog';
import { TextInput } from '#ui/fields/TextInput';
import { useCommandForm } from '#ui/form/use-command-form';
import { useRecordRemoval } from '#ui/record/use-record-removal';
import { useToast } from '#ui/toast/toast-context';
import { NoFiguresNotice, SectionPanel } from './SectionPanel';
import { useDiagnostic } from './diagnostic-editor';
import { inPercent, standingOf } from './diagnostic';
import { scrollOffset } from './section-follow';
import { environmentTexts, populationTexts } from './texts';

/** R-DIA-10, R-DIA-11. */
function useAgeGroups({ restaurant, province }: Populations) {
  const text = useText(populationTexts);
  const namesOf = (group: AgeGroup) => {
    const { from, to } = ageBands[group];
    return to === null
      ? { name: text('lastBand', { over: from - 1 }), inSentence: text('lastBandSaid', { over: from - 1 }) }
      : { name: text('band', { from, to }), inSentence: text('bandSaid', { from, to }) };
  };
  return ageGroups.map((group) => ({
    group,
    ...namesOf(group),
    own: restaurant?.percent?.[group] ?? null,
    other: province?.percent?.[group] ?? null,
  }));
}

/** Percentage points below which two shares are alike. */
const noise = 0.5;

function useResult(populations: Populations): string {
  const text = useText(populationTexts);
  const standing = standingOf(useAgeGroups(populations), noise);
  return text(`result.${standing.key}`, {
    ...('best' in standing && {
      best: standing.best.inSentence,
      bestOwn: inPercent(standing.best.own),
      bestOther: inPercent(standing.best.other),
    }),
    ...('worst' in standing && {
      worst: standing.worst.inSentence,
      worstOwn: inPercent(standing.worst.own),
      worstOther: inPercent(standing.worst.other),
    }),
  });
}

/** R-DIA-10, R-DIA-11. */
function PopulationChart({ populations, summary }: { populations: Populations; summary: string }) {
  const text = useText(populationTexts);
  const groups = useAgeGroups(populations);
  // Without residents there are no shares, and no 0 % either.
  if (groups.every(({ own }) => own === null)) return <NoFiguresNotice />;
  const hasProvince = groups.some(({ other }) => other !== null);
  const nameOf = (place: string, population: Populations['restaurant']) => {
    const count = population?.habitants ?? null;
    return count === null ? place : `${place} (${text('habitants', { count })})`;
  };
  const own = { key: 'own', name: nameOf(text('around'), populations.restaurant) };
  const province = text('province', { name: populations.province_name });
  const other = { key: 'other', name: nameOf(province, populations.province) };
  return (
    <>
      <BarComparison
        data={{
          series: hasProvince ? [own, other] : [own],
          points: groups.map(({ group, name, ...values }) => ({
            key: group,
            name,
            values: { own: values.own, other: values.other },
          })),
          write: inPercent,
        }}
        summary={summary}
        table={{ label: text('table'), head: text('age') }}
      />
      {!hasProvince && (
        <Typography variant="body2" color="textSecondary" sx={{ pt: 1 }}>
          {text('noProvince')}
        </Typography>
      )}
    </>
  );
}

const refresh = [diagnosticQueries.GetDiagnostic];

const showing =
  (status: 0 | 1) =>
  (cache: CallCache, { id, restaurant_id: restaurantId }: { id?: unknown; restaurant_id?: unknown }) =>
    cache.patch(diagnosticQueries.GetDiagnostic, (data) =>
      data.restaurant_id === Number(restaurantId)
        ? {
            ...data,
            environment: data.environment.map((option) =>
              option.id === String(id) ? { ...option, status } : option,
            ),
          }
        : data,
    );

/** R-DIA-12, R-DIA-15. */
function useToggle(restaurantId: number) {
  const text = useText(environmentTexts);
  const toast = useToast();
  const select = useCallCommand(diagnosticCommands.SelectEnvironment, { refresh, optimistic: showing(1) });
  const unselect = useCallCommand(diagnosticCommands.UnselectEnvironment, {
    refresh,
    optimistic: showing(0),
  });
  const put = async ({ id }: EnvironmentChoice, isSelected: boolean) => {
    try {
      await (isSelected ? select : unselect).send({ id, restaurant_id: restaurantId });
      return true;
    } catch (error) {
      toast.failed(error);
      return false;
    }
  };
  return async (option: EnvironmentChoice) => {
    const isSelected = option.status === 0;
    if (!(await put(option, isSelected))) return;
    toast.done(
      text(isSelected ? 'selected' : 'unselected', { name: option.name }),
      () => void put(option, !isSelected),
    );
  };
}

interface EnvironmentChipProps {
  option: EnvironmentChoice;
  isReadOnly: boolean;
  onToggle: () => void;
  onRemove: () => void;
}

/** R-DIA-14. */
function EnvironmentChip({ option, isReadOnly, onToggle, onRemove }: EnvironmentChipProps) {
  const text = useText(environmentTexts);
  const isSelected = option.status === 1;
  const content = (
    <Typography
      variant="subtitle2"
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        minWidth: 0,
        py: 0.5,
        pl: 1.5,
        pr: 2,
        textAlign: 'start',
        overflowWrap: 'anywhere',
      }}
    >
      {isSelected ? (
        <CheckRounded aria-hidden fontSize="small" color="success" />
      ) : (
        !isReadOnly && <AddRounded aria-hidden fontSize="small" />
      )}
      {option.name}
    </Typography>
  );
  return (
    <Box
      component="li"
      data-print={isSelected ? undefined : 'no'}
      sx={({ vars: { palette } }) => ({
        display: 'inline-flex',
        maxWidth: '100%',
        minHeight: 'var(--control-height)',
        border: 1,
        borderColor: isSelected ? 'success.main' : 'control',
        borderRadius: 4,
        bgcolor: isSelected
          ? `color-mix(in srgb, ${palette.success.main} 12%, ${palette.background.paper})`
          : 'background.paper',
        transition: `background-color ${motion.quick}ms`,
        printColorAdjust: 'exact',
        '@media print': { minHeight: 0 },
      })}
    >
      {isReadOnly ? (
        content
      ) : (
        <ButtonBase
          aria-pressed={isSelected}
          onClick={onToggle}
          sx={{ minWidth: 0, borderRadius: 'inherit' }}
        >
          {content}
        </ButtonBase>
      )}
      {!isReadOnly && option.custom === 1 && (
        <ButtonBase
          data-print="no"
          aria-label={text('remove', { name: option.name })}
          onClick={onRemove}
          sx={{ px: 1.25, ml: -1, borderRadius: 'inherit' }}
        >
          <CloseRounded aria-hidden fontSize="small" />
        </ButtonBase>
      )}
    </Box>
  );
}

/** Text remains until the server accepts it (R-DIA-13). */
function AddField({ restaurantId }: { restaurantId: number }) {
  const text = useText(environmentTexts);
  const toast = useToast();
  const explain = useErrorText();
  const initial = { id: restaurantId, name: '' };
  const form = useCommandForm(diagnosticCommands.AddCustomEnvironment, {
    words: environmentTexts,
    initial,
    toInput: ({ id, name }) => ({ id, name: name.trim() }),
    refresh,
    useCheck: ({ name }) => ({ name: name.trim() === '' ? 'blank' : undefined }),
    onSent: (_data, { name }) => {
      toast.done(text('added', { name: name.trim() }));
      form.reset(initial);
    },
  });
  const failure = form.failure === null ? undefined : explain(form.failure).text;
  return (
    <Box data-print="no" sx={{ maxWidth: '24rem' }}>
      <TextInput
        label={text('own')}
        hint={text('addHint')}
        error={form.codeOf('name') === undefined ? failure : text('blank')}
        value={form.values.name}
        maxLength={maxEnvironmentName}
        autoComplete="off"
        onChange={({ target }) => form.set('name', target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) void form.submit();
        }}
        endAdornment={
          <IconButton aria-label={text('add')} disabled={form.isPending} onClick={() => void form.submit()}>
            <AddRounded />
          </IconButton>
        }
      />
    </Box>
  );
}

/** R-DIA-12…15. */
function EnvironmentPanel() {
  const text = useText(environmentTexts);
  const { restaurant_id: restaurantId, environment } = useDiagnostic();
  const isReadOnly = !useMay()(diagnosticCommands.SelectEnvironment);
  const toggle = useToggle(restaurantId);
  const removal = useRecordRemoval<EnvironmentChoice>({
    words: environmentTexts,
    calls: {
      list: diagnosticQueries.GetDiagnostic,
      delete: diagnosticCommands.DeleteCustomEnvironment,
      restore: diagnosticCommands.RestoreCustomEnvironment,
    },
    nameOf: ({ name }) => name,
  });
  const shown = isReadOnly ? environment.filter(({ status }) => status === 1) : environment;
  return (
    <Box
      component="section"
      id="environment"
      aria-labelledby="environment-title"
      sx={{ pt: 3, scrollMarginTop: scrollOffset, breakInside: 'avoid' }}
    >
      <Typography variant="h4" component="h3" id="environment-title" tabIndex={-1}>
        {text('title')}
      </Typography>
      {!isReadOnly && (
        <Typography variant="body2" color="textSecondary" data-print="no">
          {text('hint')}
        </Typography>
      )}
      {environment.every(({ status }) => status === 0) && (
        <Typography variant="body2" data-print={isReadOnly ? undefined : 'only'} sx={{ pt: 1 }}>
          {text('none')}
        </Typography>
      )}
      <Box
        component="ul"
        aria-labelledby="environment-title"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, py: 2, listStyle: 'none' }}
      >
        {shown.map((option) => (
          <EnvironmentChip
            key={option.id}
            option={option}
            isReadOnly={isReadOnly}
            onToggle={() => void toggle(option)}
            onRemove={() => removal.ask(option)}
          />
        ))}
      </Box>
      {!isReadOnly && <AddField restaurantId={restaurantId} />}
      <QuestionDialog question={removal} />
    </Box>
  );
}

/** R-DIA-10…15. */
export function PopulationPanel() {
  const { population } = useDiagnostic();
  const result = useResult(population);
  return (
    <SectionPanel section="population" result={result}>
      <PopulationChart populations={population} summary={result} />
      <EnvironmentPanel />
    </SectionPanel>
  );
}
