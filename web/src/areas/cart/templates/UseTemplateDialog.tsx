import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { type ResourceDetail, resourceQueries } from '@portal/contracts/areas/resources';
import type { Template } from '@portal/contracts/areas/templates';
import { useMemo, useState, useCallback } from 'react';
import { Link } from 'react-router-dom';
import { firstOpenPage, type Refilled, refilled, type RefillGround } from '@portal/contracts/areas/cart';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { restaurantLabel } from '#core/restaurant-label';
import { useSite } from '#core/session/site';
import { TitledDialog } from '#ui/dialogs/TitledDialog';
import { ManyPicker } from '#ui/fields/ManyPicker';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonForm } from '#ui/states/Skeletons';
import { useCallClient } from '#core/client/call-client';
import { estimateOf } from '../estimate-of';
import { EntryTicketPanel } from '../ticket/EntryTicketPanel';
import { useEntryLines } from '../ticket/use-entry-lines';
import { useLostNames } from '../wizard/use-lost-names';
import { templatesTexts } from '../texts';
import { useRefillGround } from '../again/again-ground';
import { copyTemplateFiles, hasFiles } from '../again/copy-files';
import { usePutIntoCart } from '../store/use-put-into-cart';
import { wizardPath } from './template-paths';

/** What a template comes to over its piece as it is now. */
interface TemplateNow {
  readonly refilled: Refilled;
  /** Nothing is missing, and nothing was lost: it can go straight into the cart. */
  readonly isComplete: boolean;
}

const withFiles = ({ entry }: Template, { entry: empty, ...rest }: Refilled): Refilled => ({
  ...rest,
  entry: { ...empty, custom_file: entry.custom_file, images: entry.images },
});

/** A template over its piece as it is now, for one of the own restaurants. `null`: it cannot be ordered any more. */
function useTemplateNow(): (
  template: Template,
  piece: ResourceDetail,
  restaurantId?: number,
) => TemplateNow | null {
  const groundOf = useRefillGround();
  return useCallback(
    (template, piece, restaurantId) => {
      const ground: RefillGround | null = groundOf(piece, restaurantId);
      const now = ground && refilled(template.entry, ground);
      if (!ground || !now) return null;
      return {
        refilled: now,
        isComplete: firstOpenPage(withFiles(template, now), ground.rules).isComplete,
      };
    },
    [groundOf],
  );
}

/** Puts a template into the cart, once for each of these restaurants, each with files of its own. */
function useTemplateIntoCart(template: Template, piece: ResourceDetail | undefined) {
  const text = useText(templatesTexts);
  const client = useCallClient();
  const templateNow = useTemplateNow();
  const { isBusy, put } = usePutIntoCart();

  const entryOf = async (restaurant: { readonly id: number }) => {
    const now = piece && templateNow(template, piece, restaurant.id);
    if (!now) return null;
    const files = hasFiles(template.entry) ? await copyTemplateFiles(client, template) : {};
    return { ...now.refilled.entry, ...files };
  };
  return {
    isBusy,
    put: (restaurants: readonly { readonly id: number; readonly name: string }[]) =>
      put(restaurants, {
        entryOf,
        nameOf: ({ name }) => name,
        none: text('noneOrderable'),
        added: (count) => text('used', { count, name: template.name }),
      }),
  };
}

interface UseTemplateDialogProps {
  template: Template;
  onClose: () => void;
}

/** Restaurants whose name or number has these letters. */
const finding = (restaurants: readonly SessionRestaurant[]) => (term: string) => {
  const wanted = term.trim().toLocaleLowerCase();
  return restaurants
    .filter((restaurant) => restaurantLabel(restaurant).toLocaleLowerCase().includes(wanted))
    .map(({ id }) => id);
};

interface RestaurantsFieldProps {
  value: readonly number[];
  onChange: (ids: number[]) => void;
}

/** For which of the own restaurants; nothing is asked of who has one. */
function RestaurantsField({ value, onChange }: RestaurantsFieldProps) {
  const text = useText(templatesTexts);
  const { restaurants } = useSite();
  const options = useMemo(
    () => restaurants.map((restaurant) => ({ id: restaurant.id, label: restaurantLabel(restaurant) })),
    [restaurants],
  );
  if (restaurants.length < 2) return null;
  return (
    <ManyPicker
      label={text('forRestaurants')}
      value={value}
      onChange={onChange}
      options={options}
      find={finding(restaurants)}
    />
  );
}

/** What is asked for in the wizard: what was lost, or never answered. */
function OpenAnswersNotice({ now }: { now: TemplateNow | null }) {
  const text = useText(templatesTexts);
  const names = useLostNames()(now?.refilled.lost ?? []);
  if (now?.isComplete === true) return null;
  if (now === null) return <Alert severity="warning">{text('noneOrderable')}</Alert>;
  return (
    <Alert severity="info">
      {names.length === 0 ? text('incomplete') : text('lost', { names: names.join(', ') })}
    </Alert>
  );
}

function TicketOf({ now }: { now: TemplateNow }) {
  const { entry } = now.refilled;
  const lines = useEntryLines(entry);
  const { features } = useMarket();
  return (
    <EntryTicketPanel
      entry={entry}
      lines={lines}
      estimate={estimateOf([entry], features)}
      onEdit={undefined}
    />
  );
}

interface ReadyProps extends UseTemplateDialogProps {
  piece: ResourceDetail;
}

interface WaysOnProps extends ReadyProps {
  now: TemplateNow;
  chosen: readonly number[];
}

/** On into the wizard, or, where nothing is open, into the cart. */
function WaysOnBar({ template, piece, now: { isComplete }, chosen }: WaysOnProps) {
  const text = useText(templatesTexts);
  const { restaurants } = useSite();
  const { isBusy, put } = useTemplateIntoCart(template, piece);
  return (
    <>
      <Button component={Link} to={wizardPath(template)} variant={isComplete ? 'outlined' : 'contained'}>
        {text(isComplete ? 'openInWizard' : 'complete')}
      </Button>
      {isComplete && (
        <Button
          variant="contained"
          color="primary"
          disabled={isBusy || chosen.length === 0}
          onClick={() => void put(restaurants.filter(({ id }) => chosen.includes(id)))}
        >
          {text(isBusy ? 'adding' : 'intoCart', { count: chosen.length })}
        </Button>
      )}
    </>
  );
}

/** The restaurants, the answers as they are, and the way into the cart or into the wizard. */
function ReadyDialog(props: ReadyProps) {
  const { template, piece, onClose } = props;
  const text = useText(templatesTexts);
  const { restaurant } = useSite();
  const templateNow = useTemplateNow();
  const [chosen, setChosen] = useState<readonly number[]>(restaurant === null ? [] : [restaurant.id]);
  const now = templateNow(template, piece, chosen[0]);
  const actions = (
    <>
      <Button onClick={onClose}>{text('close')}</Button>
      {now !== null && <WaysOnBar {...props} now={now} chosen={chosen} />}
    </>
  );
  return (
    <TitledDialog title={template.name} onClose={onClose} actions={actions}>
      <Stack spacing={2.5} sx={{ pt: 0.5 }}>
        <OpenAnswersNotice now={now} />
        {now?.isComplete === true && <RestaurantsField value={chosen} onChange={setChosen} />}
        {now !== null && <TicketOf now={now} />}
      </Stack>
    </TitledDialog>
  );
}

/** Uses a template: straight into the cart, for one or several restaurants, or on into the wizard. */
export function UseTemplateDialog({ template, onClose }: UseTemplateDialogProps) {
  const text = useText(templatesTexts);
  const piece = useCallQuery(resourceQueries.GetResource, { id: String(template.entry.from.file) });
  if (piece.data !== undefined)
    return <ReadyDialog template={template} onClose={onClose} piece={piece.data} />;
  return (
    <TitledDialog
      title={template.name}
      onClose={onClose}
      actions={<Button onClick={onClose}>{text('close')}</Button>}
    >
      <Loaded query={piece} skeleton={<SkeletonForm />}>
        {() => null}
      </Loaded>
    </TitledDialog>
  );
}
