import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import PendingOutlined from '@mui/icons-material/PendingOutlined';
import { Alert, Box, Button, Checkbox, List, Stack, Typography } from '@mui/material';
import { type CartEntry, formatOf, madeFor, Method, newEntry } from '@portal/contracts/areas/cart';
import { type ResourceDetail, resourceQueries } from '@portal/contracts/areas/resources';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { useEffect, useState } from 'react';
import { useCallClient } from '#core/client/call-client';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useSite } from '#core/session/site';
import { TitledDialog } from '#ui/dialogs/TitledDialog';
import { ChoiceCards } from '#ui/fields/ChoiceCards';
import { NeededDayField } from '#ui/fields/NeededDayField';
import { SelectInput } from '#ui/fields/SelectInput';
import { TextInput } from '#ui/fields/TextInput';
import { ErrorState } from '#ui/states/ErrorState';
import { SkeletonForm } from '#ui/states/Skeletons';
import { unbroken } from '#ui/unbroken';
import { DateFields, DeliveryFields } from './EntryFields';
import { orderLimit } from './cart';
import {
  type CommonAnswers,
  deliveryEntry,
  firstWay,
  manyEntry,
  openPages,
  sharedQuestions,
  type SharedQuestions,
  type Way,
} from './many';
import { inBatches, nullIfMissing, usePutIntoCart } from './order-again';
import { deliveryTexts, detailsTexts, manyTexts, neededTexts, wizardTexts } from './texts';
import { change, type EntryChange, personalise } from './wizard';

/** The limit of an order. */
const maxResources = 50;

type Loading =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly state: 'ready'; readonly resources: readonly ResourceDetail[] };

function useResources(ids: readonly number[]): Loading {
  const client = useCallClient();
  const [wanted] = useState(() => ids.slice(0, maxResources));
  const [attempt, setAttempt] = useState(0);
  const [loading, setLoading] = useState<Loading>({ state: 'loading' });
  useEffect(() => {
    let isGone = false;
    const show = (next: Loading) => {
      if (!isGone) setLoading(next);
    };
    const load = async (id: number) =>
      (await client.send(resourceQueries.GetResource, { id: String(id) })).data;
    inBatches(wanted, (id) => nullIfMissing(load(id))).then(
      (found) => show({ state: 'ready', resources: found.filter((resource) => resource !== null) }),
      (error: unknown) => show({ state: 'failed', error, retry: () => setAttempt((before) => before + 1) }),
    );
    return () => {
      isGone = true;
    };
  }, [client, wanted, attempt]);
  return loading;
}

interface OrderManyDialogProps {
  ids: readonly number[];
  onClose: () => void;
  onDone?: (() => void) | undefined;
}

export function OrderManyDialog(props: OrderManyDialogProps) {
  const text = useText(manyTexts);
  const { restaurant } = useSite();
  const loading = useResources(props.ids);
  if (loading.state === 'ready' && restaurant !== null)
    return <ReadyDialog {...props} resources={loading.resources} restaurant={restaurant} />;
  return (
    <TitledDialog
      title={text('orderAll')}
      width="md"
      onClose={props.onClose}
      actions={<Button onClick={props.onClose}>{text('close')}</Button>}
    >
      {loading.state === 'failed' ? (
        <ErrorState level="h3" error={loading.error} onRetry={loading.retry} />
      ) : (
        <SkeletonForm />
      )}
    </TitledDialog>
  );
}

interface ManyRow {
  readonly resource: ResourceDetail;
  readonly entry: CartEntry | null;
}

const noSource = { file: 0, filename: '', reference: '', link: '', image: '', type: 0 };

const toggled = (ids: ReadonlySet<number>, id: number) =>
  new Set(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id]);

function useManyAnswers(resources: readonly ResourceDetail[], restaurant: SessionRestaurant) {
  const { features } = useMarket();
  const ground = { restaurant, features };
  const [excluded, setExcluded] = useState<ReadonlySet<number>>(new Set());
  const [answers, setCommon] = useState<CommonAnswers>(() => ({
    way: firstWay(resources),
    format: 0,
    entry: {
      ...madeFor(newEntry(noSource), restaurant, features),
      method: features.wizardBudgetPage ? Method.AdaptationAndProduction : Method.Adaptation,
    },
  }));
  const chosen = resources.filter(({ id }) => !excluded.has(id));
  const shared = sharedQuestions(chosen, answers, ground);
  const common = { ...answers, format: shared.formats.includes(answers.format) ? answers.format : 0 };
  const rows = resources.map((resource): ManyRow => ({
    resource,
    entry: manyEntry(resource, common, ground),
  }));
  const toggle = (id: number) => setExcluded((before) => toggled(before, id));
  return { excluded, toggle, common, setCommon, shared, rows };
}

interface ReadyProps extends OrderManyDialogProps {
  resources: readonly ResourceDetail[];
  restaurant: SessionRestaurant;
}

function ReadyDialog({ resources, restaurant, ids, onClose, onDone }: ReadyProps) {
  const text = useText(manyTexts);
  const { excluded, toggle, common, setCommon, shared, rows } = useManyAnswers(resources, restaurant);
  const { isBusy, put } = usePutIntoCart();
  const requested = rows.filter(({ resource, entry }) => entry !== null && !excluded.has(resource.id));
  const putIntoCart = async () => {
    await put(requested, {
      entryOf: async ({ entry }) => entry && { entry, lost: [] },
      nameOf: ({ resource }) => resource.name,
      none: text('noneOrderable'),
      added: (count) => text('added', { count }),
    });
    onDone?.();
  };
  return (
    <TitledDialog
      title={text('title', { count: requested.length, restaurant: restaurant.name })}
      width="md"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('close')}</Button>
          <Button
            variant="contained"
            color="primary"
            disabled={isBusy || requested.length === 0}
            onClick={() => void putIntoCart()}
          >
            {text(isBusy ? 'adding' : 'intoCart', { count: requested.length })}
          </Button>
        </>
      }
    >
      <Stack spacing={4} sx={{ pt: 0.5 }}>
        {ids.length > maxResources && <Alert severity="info">{text('first', { count: maxResources })}</Alert>}
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 11fr) minmax(0, 9fr)' },
          }}
        >
          <CommonFields
            common={common}
            shared={shared}
            entries={requested.flatMap(({ entry }) => entry ?? [])}
            onChange={setCommon}
          />
          <ResourceList rows={rows} excluded={excluded} onToggle={toggle} />
        </Box>
      </Stack>
    </TitledDialog>
  );
}

interface CommonFieldsProps {
  common: CommonAnswers;
  shared: SharedQuestions;
  entries: readonly CartEntry[];
  onChange: (common: CommonAnswers) => void;
}

function CommonFields({ common, shared, entries, onChange }: CommonFieldsProps) {
  const text = useText(manyTexts);
  const details = useText(detailsTexts);
  const delivery = useText(deliveryTexts);
  const needed = useText(neededTexts);
  const local = useLocalised();
  const { entry } = common;
  const edit = (make: EntryChange) => onChange({ ...common, entry: make(entry) });
  const formats = shared.formats.flatMap((id) => formatOf(id) ?? []);
  return (
    <Stack spacing={4}>
      {shared.way && (
        <ChoiceCards
          name="way"
          layout="rows"
          label={text('way')}
          value={common.way}
          onChange={(way) => onChange({ ...common, way: way as Way })}
          choices={(['asItIs', 'adapted'] as const).map((value) => ({
            value,
            label: text(`way.${value}`),
            hint: text(`wayHint.${value}`),
          }))}
        />
      )}
      {shared.formats.length > 1 && (
        <SelectInput
          label={text('format')}
          value={common.format}
          options={[
            { value: 0, label: text('ownFormat') },
            ...formats.map(({ id, label }) => ({ value: id, label: local(label) })),
          ]}
          onChange={({ target }) => onChange({ ...common, format: Number(target.value) })}
        />
      )}
      {shared.method && (
        <ChoiceCards
          name="method"
          layout="rows"
          label={delivery('method')}
          value={String(entry.method)}
          onChange={(value) =>
            edit(change({ method: value === '2' ? Method.AdaptationAndProduction : Method.Adaptation }))
          }
          choices={([Method.Adaptation, Method.AdaptationAndProduction] as const).map((method) => ({
            value: String(method),
            label: delivery(`method.${method}`),
            hint: delivery(`methodHint.${method}`),
          }))}
        />
      )}
      {shared.delivery && <DeliveryFields entry={deliveryEntry(entry, entries)} edit={edit} errors={{}} />}
      <NeededDayField
        label={needed('day')}
        name="needed_by"
        value={entry.needed_by}
        onChange={(needed_by) => edit(change({ needed_by }))}
      />
      {shared.details && (
        <Stack spacing={2.5}>
          <DateFields entry={entry} edit={edit} errors={{}} />
          <TextInput
            label={text('comment')}
            placeholder={details('othersPlaceholder')}
            name="custom.others"
            optional
            multiline
            minRows={3}
            maxLength={orderLimit('items.custom.others')}
            value={entry.custom.others}
            onChange={({ target }) => edit(personalise({ others: target.value }))}
          />
        </Stack>
      )}
    </Stack>
  );
}

interface ResourceListProps {
  rows: readonly ManyRow[];
  excluded: ReadonlySet<number>;
  onToggle: (id: number) => void;
}

function ResourceList({ rows, excluded, onToggle }: ResourceListProps) {
  const text = useText(manyTexts);
  return (
    <List
      disablePadding
      aria-label={text('pieces')}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        '& > li + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {rows.map(({ resource: { id, name, thumb }, entry }) => (
        <li key={id}>
          <Box
            component="label"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'auto 3rem minmax(0, 1fr)',
              gap: 1,
              alignItems: 'center',
              py: 0.75,
              pl: 0.5,
              pr: 1.5,
              cursor: 'pointer',
            }}
          >
            <Checkbox
              checked={entry !== null && !excluded.has(id)}
              disabled={entry === null}
              onChange={() => onToggle(id)}
            />
            <Box
              component="img"
              src={thumb}
              alt=""
              sx={{ width: '3rem', height: '3rem', objectFit: 'cover', borderRadius: 0.5 }}
            />
            <Box component="span" sx={{ display: 'block', minWidth: 0 }}>
              <Typography
                variant="subtitle2"
                component="span"
                sx={{ display: 'block', overflowWrap: 'anywhere' }}
              >
                {unbroken(name)}
              </Typography>
              <StateLine entry={entry} />
            </Box>
          </Box>
        </li>
      ))}
    </List>
  );
}

function StateLine({ entry }: Pick<ManyRow, 'entry'>) {
  const text = useText(manyTexts);
  const wizardText = useText(wizardTexts);
  const { features } = useMarket();
  const open = entry === null ? [] : openPages(entry, features).map((page) => wizardText(`step.${page}`));
  const [Icon, words, color] =
    entry === null
      ? ([ErrorOutlineRounded, text('notOrderable'), 'warning'] as const)
      : open.length === 0
        ? ([CheckCircleRounded, text('ready'), 'success'] as const)
        : ([PendingOutlined, text('open', { names: open.join(', ') }), 'info'] as const);
  return (
    <Typography variant="body2" component="div" sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}>
      <Icon fontSize="small" color={color} aria-hidden />
      <span>{words}</span>
    </Typography>
  );
}
