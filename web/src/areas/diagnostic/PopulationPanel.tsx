import Box from '@mui/material/Box';
import {
  type Populations,
  maxEnvironmentName,
  type EnvironmentChoice,
  diagnosticCommands,
  diagnosticQueries,
  ageBands,
  type AgeGroup,
  ageGroups,
} from '@portal/contracts/areas/diagnostic';
import AddRounded from '@mui/icons-material/AddRounded';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import CheckRounded from '@mui/icons-material/CheckRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useText } from '#core/i18n/use-text';
import { BarComparison } from '#ui/chart/ChartComparison';
import type { ChartData } from '#ui/chart/chart-data';
import { QuestionDialog } from '#ui/dialogs/QuestionDialog';
import { useErrorText } from '#core/client/use-error-text';
import { TextInput } from '#ui/fields/TextInput';
import { motion, radii } from '#core/theme/tokens';
import type { CallCache } from '#core/client/call-cache';
import { useCallCommand } from '#core/client/use-call-command';
import { useMay } from '#core/session/use-may';
import { useRecordRemoval } from '#ui/record/use-record-removal';
import { useToast } from '#ui/toast/toast-context';
import { useDiagnostic } from './draft/diagnostic-context';
import { SectionPanel } from './frame/SectionPanel';
import { inPercent } from './figures/in-percent';
import { NoFiguresNotice } from './figures/NoFiguresNotice';
import { populationTexts, environmentTexts } from './texts';
import { scrollOffset } from './frame/use-section-follow';
import { standingOf } from './figures/standing';

/** What a group is called at a bar, and in a sentence. */
function useBandNames() {
  const text = useText(populationTexts);
  return (group: AgeGroup) => {
    const { from, to } = ageBands[group];
    return to === null
      ? { name: text('lastBand', { over: from - 1 }), said: text('lastBandSaid', { over: from - 1 }) }
      : { name: text('band', { from, to }), said: text('bandSaid', { from, to }) };
  };
}

/** The seven age groups with their share around the restaurant and in the province (R-DIA-10, R-DIA-11). */
function useAgeGroups({ restaurant, province }: Populations) {
  const namesOf = useBandNames();
  const shareIn = (place: Populations['restaurant'], group: AgeGroup) => place?.percent?.[group] ?? null;
  return ageGroups.map((group) => ({
    group,
    ...namesOf(group),
    own: shareIn(restaurant, group),
    other: shareIn(province, group),
  }));
}

/** Percentage points below which two shares are alike. */
const noise = 0.5;

/** One sentence on the population: which ages stand out beside the province. */
function usePopulationResult(populations: Populations): string {
  const text = useText(populationTexts);
  const standing = standingOf(useAgeGroups(populations), noise);
  return text(`result.${standing.key}`, {
    ...('best' in standing && {
      best: standing.best.said,
      bestOwn: inPercent(standing.best.own),
      bestOther: inPercent(standing.best.other),
    }),
    ...('worst' in standing && {
      worst: standing.worst.said,
      worstOwn: inPercent(standing.worst.own),
      worstOther: inPercent(standing.worst.other),
    }),
  });
}

const refresh = [diagnosticQueries.GetDiagnostic];

const environmentOption = {
  words: environmentTexts,
  calls: {
    list: diagnosticQueries.GetDiagnostic,
    delete: diagnosticCommands.DeleteCustomEnvironment,
    restore: diagnosticCommands.RestoreCustomEnvironment,
  },
  nameOf: ({ name }: EnvironmentChoice) => name,
};

/** Shows a choice at once in the open diagnostic. */
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

/** Selecting and unselecting are calls of their own, each at once and with an undo (R-DIA-12, R-DIA-15). */
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

/** What is around a restaurant, and what can be done about it (R-DIA-12…15). */
function useEnvironment(restaurantId: number) {
  const text = useText(environmentTexts);
  const toast = useToast();
  const may = useMay();
  const toggle = useToggle(restaurantId);
  const adding = useCallCommand(diagnosticCommands.AddCustomEnvironment, { refresh, once: true });
  const removal = useRecordRemoval<EnvironmentChoice>(environmentOption);
  return {
    isReadOnly: !may(diagnosticCommands.SelectEnvironment),
    toggle,
    removal,
    isAdding: adding.isPending,
    /** @throws CallError for the field */
    add: async (name: string) => {
      const { data } = await adding.send({ id: restaurantId, name });
      toast.done(text('added', { name: data.name }));
    },
  };
}

const Pill = styled('li')(({ theme }) => ({
  display: 'inline-flex',
  maxWidth: '100%',
  minHeight: 'var(--control-height)',
  border: `0.0625rem solid ${theme.vars.palette.control}`,
  borderRadius: radii.pill,
  backgroundColor: theme.vars.palette.background.paper,
  transition: `background-color ${motion.quick}ms`,
  '&[data-selected="true"]': {
    borderColor: theme.vars.palette.success.main,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.success.main} 12%, ${theme.vars.palette.background.paper})`,
    printColorAdjust: 'exact',
  },
  '&& > *': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    minWidth: 0,
    padding: theme.spacing(0.5, 2, 0.5, 1.5),
    borderRadius: radii.pill,
    font: 'inherit',
    fontSize: theme.typography.body2.fontSize,
    fontWeight: 600,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  '&& > .remove': { padding: theme.spacing(0.5, 1.25), marginInlineStart: theme.spacing(-1) },
  '& svg': { flex: 'none', fontSize: '1.125rem' },
  '&[data-selected="true"] > :first-of-type svg': { color: theme.vars.palette.success.main },
  '@media print': {
    minHeight: 0,
    '&[data-selected="false"], && > .remove': { display: 'none' },
  },
}));

interface EnvironmentChipProps {
  option: EnvironmentChoice;
  isReadOnly: boolean;
  onToggle: () => void;
  onRemove: () => void;
}

/** Something there can be around the restaurant, selected or not; the restaurant's own can be deleted (R-DIA-14). */
function EnvironmentChip({ option, isReadOnly, onToggle, onRemove }: EnvironmentChipProps) {
  const text = useText(environmentTexts);
  const isSelected = option.status === 1;
  const content = (
    <>
      {isSelected ? <CheckRounded aria-hidden /> : !isReadOnly && <AddRounded aria-hidden />}
      {option.name}
    </>
  );
  return (
    <Pill data-selected={isSelected}>
      {isReadOnly ? (
        <span>{content}</span>
      ) : (
        <ButtonBase aria-pressed={isSelected} onClick={onToggle}>
          {content}
        </ButtonBase>
      )}
      {!isReadOnly && option.custom === 1 && (
        <ButtonBase className="remove" aria-label={text('remove', { name: option.name })} onClick={onRemove}>
          <CloseRounded aria-hidden />
        </ButtonBase>
      )}
    </Pill>
  );
}

interface EnvironmentAddFieldProps {
  isAdding: boolean;
  /** @throws CallError which is said at the field */
  onAdd: (name: string) => Promise<void>;
}

/** An option of the restaurant's own, added on Enter (R-DIA-13); what was typed stays until it is there. */
function EnvironmentAddField({ isAdding, onAdd }: EnvironmentAddFieldProps) {
  const text = useText(environmentTexts);
  const explain = useErrorText();
  const [name, setName] = useState('');
  const [error, setError] = useState<string | undefined>();
  const add = async () => {
    if (isAdding) return;
    if (name.trim() === '') return setError(text('blank'));
    try {
      await onAdd(name.trim());
      setName('');
    } catch (failure) {
      setError(explain(failure).text);
    }
  };
  return (
    <Box data-print="no" sx={{ maxWidth: '24rem' }}>
      <TextInput
        label={text('own')}
        hint={text('addHint')}
        error={error}
        value={name}
        maxLength={maxEnvironmentName}
        autoComplete="off"
        onChange={(event) => {
          setName(event.target.value);
          setError(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) void add();
        }}
        endAdornment={
          <IconButton aria-label={text('add')} disabled={isAdding} onClick={() => void add()}>
            <AddRounded />
          </IconButton>
        }
      />
    </Box>
  );
}

/** What there is around the restaurant: chips that are saved at once, and own ones (R-DIA-12…15). */
function EnvironmentPanel() {
  const text = useText(environmentTexts);
  const { restaurant_id: restaurantId, environment } = useDiagnostic();
  const { isReadOnly, toggle, removal, isAdding, add } = useEnvironment(restaurantId);
  const shown = isReadOnly ? environment.filter(({ status }) => status === 1) : environment;
  const isNothing = environment.every(({ status }) => status === 0);
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
      {isNothing && (
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
      {!isReadOnly && <EnvironmentAddField isAdding={isAdding} onAdd={add} />}
      <QuestionDialog question={removal} />
    </Box>
  );
}

/** How many people there are, where that is known. */
function useNames({ restaurant, province, province_name: name }: Populations) {
  const text = useText(populationTexts);
  const withCount = (place: string, of: Populations['restaurant']) => {
    const count = of?.habitants ?? null;
    return count === null ? place : `${place} (${text('habitants', { count })})`;
  };
  return {
    own: withCount(text('around'), restaurant),
    other: withCount(text('province', { name }), province),
  };
}

/** Who lives around the restaurant, beside its province: percent of all by age (R-DIA-10, R-DIA-11). */
function PopulationChart({ populations }: { populations: Populations }) {
  const text = useText(populationTexts);
  const groups = useAgeGroups(populations);
  const summary = usePopulationResult(populations);
  const names = useNames(populations);
  // Where nobody lives there is no share of anything: no bars, and not 0 % either.
  if (groups.every(({ own }) => own === null)) return <NoFiguresNotice />;
  const hasProvince = groups.some(({ other }) => other !== null);
  const data: ChartData = {
    series: [{ key: 'own', name: names.own }, ...(hasProvince ? [{ key: 'other', name: names.other }] : [])],
    points: groups.map(({ group, name, own, other }) => ({ key: group, name, values: { own, other } })),
    write: inPercent,
  };
  return (
    <>
      <BarComparison data={data} summary={summary} table={{ label: text('table'), head: text('age') }} />
      {!hasProvince && (
        <Typography variant="body2" color="textSecondary" sx={{ pt: 1 }}>
          {text('noProvince')}
        </Typography>
      )}
    </>
  );
}

/** Who lives around the restaurant, and what there is around it (R-DIA-10…15). */
export function PopulationPanel() {
  const { population } = useDiagnostic();
  return (
    <SectionPanel section="population" result={usePopulationResult(population)}>
      <PopulationChart populations={population} />
      <EnvironmentPanel />
    </SectionPanel>
  );
}
