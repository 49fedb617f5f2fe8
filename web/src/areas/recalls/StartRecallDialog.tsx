import { Alert, Box, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import {
  type Holder,
  type Holders,
  heldPhases,
  type HoldingKind,
  holdingKinds,
  holdingKindsOf,
  recallCommands,
  recallProblem,
  recallQueries,
} from '@portal/contracts/areas/recalls';
import { type ResourceDetail, ResourceStatus } from '@portal/contracts/areas/resources';
import { daysAfter } from '@portal/contracts/kernel';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { TitledDialog } from '#ui/dialogs/TitledDialog';
import { ExportMenu } from '#ui/export/ExportMenu';
import { LazyDayField } from '#ui/fields/LazyDayField';
import { FormDialog } from '#ui/form/FormDialog';
import { type CommandForm, useCommandForm } from '#ui/form/use-command-form';
import { type RecordColumn, useRecordColumns } from '#ui/record/RecordColumns';
import { RecordSelect, RecordText } from '#ui/record/RecordFields';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { useToast } from '#ui/toast/toast-context';
import { unbroken } from '#ui/unbroken';
import { useNow, useToday } from '#ui/use-now';
import { type Replacement, ReplacementField } from './ReplacementField';
import { startTexts } from './texts';

const { StartRecall } = recallCommands;
/** Proposed. */
const daysToConfirm = 3;

interface Values {
  versions: number[];
  kinds: HoldingKind[];
  action: 'takeDown' | 'sameFile' | 'other';
  /** For `other`. */
  replacement_id: Replacement | null;
  until: string;
  text: string;
}

const isAsked = (holder: Holder, { versions, kinds }: Pick<Values, 'versions' | 'kinds'>) =>
  holdingKindsOf(holder, versions).some((kind) => kinds.includes(kind));

/** Earlier files, where there are any. */
function proposedVersions({ versions }: Holders): number[] {
  const earlier = versions.filter(({ current }) => !current);
  return (earlier.length > 0 ? earlier : versions).map(({ version }) => version);
}

const sumOf = (holders: readonly Holder[], count: (holder: Holder) => number) =>
  holders.reduce((sum, holder) => sum + count(holder), 0);

interface GroupItemProps {
  label: string;
  /** Restaurants. */
  count: number;
  detail?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function GroupItem({ label, count, detail = '', isOn, onChange }: GroupItemProps) {
  const text = useText(startTexts);
  return (
    <FormControlLabel
      disabled={count === 0}
      control={<Checkbox checked={isOn && count > 0} onChange={(_event, checked) => onChange(checked)} />}
      label={
        <>
          <Typography variant="body2" component="span" sx={{ display: 'block', fontWeight: 600 }}>
            {label}
          </Typography>
          <Typography variant="body2" component="span" color="textSecondary" sx={{ display: 'block' }}>
            {[text('count', { count }), ...(detail === '' ? [] : [detail])].join(' · ')}
          </Typography>
        </>
      }
      sx={{ alignItems: 'flex-start', ml: -1, '& .MuiCheckbox-root': { mt: -0.75 } }}
    />
  );
}

const toggled = <T,>(all: readonly T[], value: T, isOn: boolean): T[] =>
  isOn ? [...all, value] : all.filter((each) => each !== value);

/** As said, in order. */
const parts = ['print', 'delivered', 'proof', 'open', 'people', 'carts', 'templates', 'collections'] as const;
type Part = (typeof parts)[number];

/** Without zeros. */
function useParts() {
  const text = useText(startTexts);
  return (counts: Readonly<Partial<Record<Part, number>>>) =>
    parts
      .filter((part) => (counts[part] ?? 0) > 0)
      .map((part) => text(`part.${part}`, { count: counts[part] ?? 0 }))
      .join(', ');
}

function GroupList({ holders, form }: { holders: Holders; form: CommandForm<Values> }) {
  const text = useText(startTexts);
  const partsOf = useParts();
  const { versions, kinds } = form.values;
  const { restaurants, unplaced } = holders;
  const withKind = (kind: HoldingKind) =>
    restaurants.filter((each) => holdingKindsOf(each, versions).includes(kind));
  const inPhase = (phase: string) =>
    sumOf(restaurants, ({ orders }) => orders.filter((order) => order.phase === phase).length);
  const phases = Object.fromEntries(heldPhases.map((phase) => [phase, inPhase(phase)]));
  const saved = {
    carts: sumOf(restaurants, ({ carts }) => carts),
    templates: sumOf(restaurants, ({ templates }) => templates),
    collections: sumOf(restaurants, ({ collections }) => collections),
  };
  const setKind = (kind: HoldingKind) => (isOn: boolean) => form.set('kinds', toggled(kinds, kind, isOn));
  const elsewhere = partsOf(unplaced);
  return (
    <Stack component="fieldset" useFlexGap spacing={1} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography variant="subtitle2" component="legend" sx={{ p: 0, pb: 0.5 }}>
        {text('who')}
      </Typography>
      {holders.versions.map(({ version, current }) => (
        <GroupItem
          key={version}
          label={text(current ? 'versionCurrent' : 'version', { version })}
          count={restaurants.filter((each) => each.versions.some((own) => own.version === version)).length}
          isOn={versions.includes(version)}
          onChange={(isOn) => form.set('versions', toggled(versions, version, isOn))}
        />
      ))}
      <GroupItem
        label={text('orders')}
        count={withKind('orders').length}
        detail={partsOf(phases)}
        isOn={kinds.includes('orders')}
        onChange={setKind('orders')}
      />
      <GroupItem
        label={text('saved')}
        count={withKind('saved').length}
        detail={partsOf(saved)}
        isOn={kinds.includes('saved')}
        onChange={setKind('saved')}
      />
      {elsewhere !== '' && (
        <Typography variant="caption" color="textSecondary" sx={{ pt: 0.5 }}>
          {text('unplaced', { parts: elsewhere })}
        </Typography>
      )}
    </Stack>
  );
}

function useHolderColumns() {
  const columns = useMemo(
    (): readonly RecordColumn<Holder>[] => [
      { field: 'site', header: 'site', width: 90, value: ({ site }) => site },
      { field: 'name', header: 'restaurant', flex: 1, value: ({ name }) => name },
      {
        field: 'versions',
        header: 'versions',
        flex: 1,
        value: ({ versions }) => versions.map(({ version, people }) => `${version} (${people})`).join(', '),
      },
      { field: 'orders', header: 'orders', width: 120, value: ({ orders }) => orders.length },
      { field: 'carts', header: 'carts', width: 90, value: ({ carts }) => carts },
      { field: 'templates', header: 'templates', width: 90, value: ({ templates }) => templates },
      { field: 'collections', header: 'collections', width: 90, value: ({ collections }) => collections },
    ],
    [],
  );
  return useRecordColumns(startTexts, columns).exported;
}

/** Names on the screen; everything in the export. */
function HolderList({ asked, all }: { asked: readonly Holder[]; all: readonly Holder[] }) {
  const text = useText(startTexts);
  const columns = useHolderColumns();
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Typography variant="subtitle2" component="h3">
          {text('restaurants', { count: asked.length })}
        </Typography>
        <ExportMenu name={text('holders')} columns={columns} total={all.length} load={async () => all} />
      </Stack>
      <Box
        component="ul"
        tabIndex={0}
        aria-label={text('restaurants', { count: asked.length })}
        sx={{
          m: 0,
          pl: 3.5,
          pr: 1.5,
          py: 1,
          maxHeight: 180,
          overflow: 'auto',
          typography: 'body2',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {asked.map(({ id, site, name, versions, orders }) => (
          <li key={id}>
            {unbroken(
              [
                `${site} - ${name}`,
                ...versions.map(({ version, people }) => text('held', { version, people })),
                ...(orders.length === 0 ? [] : [text('heldOrders', { count: orders.length })]),
              ].join(' · '),
            )}
          </li>
        ))}
      </Box>
    </Stack>
  );
}

const hasCurrentFile = ({ has_file: hasFile, status }: ResourceDetail) =>
  hasFile && status === ResourceStatus.Published;

interface StartProps {
  resource: ResourceDetail;
  onClose: () => void;
}

function useStartForm({ resource, onClose }: StartProps, holders: Holders) {
  const text = useText(startTexts);
  const toast = useToast();
  const navigate = useNavigate();
  const { timeZone } = useMarket();
  const at = new Date(useNow()).toISOString();
  const versions = proposedVersions(holders);
  const wasReplaced = holders.versions.length > versions.length;
  const askedIn = (values: Pick<Values, 'versions' | 'kinds'>) =>
    holders.restaurants.filter((each) => isAsked(each, values));
  const form = useCommandForm<typeof StartRecall, Values>(StartRecall, {
    words: startTexts,
    initial: {
      versions,
      kinds: [...holdingKinds],
      action: wasReplaced && hasCurrentFile(resource) ? 'sameFile' : 'takeDown',
      replacement_id: null,
      until: daysAfter(useToday(), daysToConfirm),
      text: '',
    },
    toInput: ({ action, replacement_id: other, versions: chosen, kinds, ...values }) => ({
      ...values,
      id: resource.id,
      versions: chosen.join(),
      restaurants: askedIn({ versions: chosen, kinds })
        .map(({ id }) => id)
        .join(),
      ...(action === 'sameFile' && { replacement_id: resource.id }),
      ...(action === 'other' && { replacement_id: other?.id }),
    }),
    useCheck: (values) => ({
      kinds: askedIn(values).length === 0 ? 'none' : undefined,
      replacement_id: values.action === 'other' && values.replacement_id === null ? 'missing' : undefined,
      until: recallProblem(values, { at, timeZone }) ?? undefined,
    }),
    refresh: [recallQueries.ListRecalls],
    onSent: (data) => {
      toast.done(text('started', { count: data?.restaurants ?? 0 }));
      onClose();
      if (data) void navigate(`/admin/recalls/${data.id}`);
    },
  });
  return { form, asked: askedIn(form.values) };
}

function StartForm({ holders, ...props }: StartProps & { holders: Holders }) {
  const text = useText(startTexts);
  const { form, asked } = useStartForm(props, holders);
  const { resource } = props;
  const actions = [
    { value: 'takeDown', label: text('takeDown') },
    ...(hasCurrentFile(resource) ? [{ value: 'sameFile', label: text('sameFile') }] : []),
    { value: 'other', label: text('other') },
  ];
  const { label, hint, error, name, value, onChange } = form.field('until');
  return (
    <FormDialog
      form={form}
      width="md"
      title={text('title', { name: unbroken(holders.name) })}
      confirm={text('confirm', { count: asked.length })}
      onClose={props.onClose}
    >
      <Stack spacing={2.5} sx={{ pt: 0.5 }}>
        <GroupList holders={holders} form={form} />
        {form.codeOf('kinds') !== undefined && <Alert severity="error">{text('noneChosen')}</Alert>}
        <HolderList asked={asked} all={holders.restaurants} />
        <RecordSelect
          {...form.field('action')}
          error={form.values.action === 'other' ? undefined : form.field('replacement_id').error}
          options={actions}
          onChange={(action) => form.set('action', action as Values['action'])}
        />
        {form.values.action === 'other' && (
          <ReplacementField {...form.field('replacement_id')} resourceId={resource.id} />
        )}
        <LazyDayField
          name={name}
          label={label}
          hint={hint}
          error={error}
          value={value}
          earliest={useToday()}
          onChange={onChange}
        />
        <RecordText {...form.field('text')} multiline minRows={3} />
      </Stack>
    </FormDialog>
  );
}

/** Who holds the resource, and the request to take it down. Load lazily. */
export function StartRecallDialog(props: StartProps) {
  const text = useText(startTexts);
  const partsOf = useParts();
  const { resource, onClose } = props;
  const query = useCallQuery(recallQueries.GetHolders, { id: resource.id });
  if (query.data && query.data.restaurants.length > 0) return <StartForm {...props} holders={query.data} />;
  return (
    <TitledDialog
      title={text('title', { name: unbroken(resource.name) })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{text('close')}</Button>}
    >
      <Loaded query={query} skeleton={<SkeletonRows rows={5} />}>
        {({ unplaced }) => {
          const held = partsOf(unplaced);
          return <Typography>{held === '' ? text('none') : text('unplaced', { parts: held })}</Typography>;
        }}
      </Loaded>
    </TitledDialog>
  );
}
