import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { madeFor, Method, newEntry } from '@portal/contracts/areas/cart';
import type { ResourceDetail } from '@portal/contracts/areas/resources';
import { useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useSite } from '#core/session/site';
import { TitledDialog } from '#ui/dialogs/TitledDialog';
import { ErrorState } from '#ui/states/ErrorState';
import { SkeletonForm } from '#ui/states/Skeletons';
import { usePutIntoCart } from '../store/use-put-into-cart';
import { type CommonAnswers, firstWay, manyEntry, sharedQuestions } from './many-entries';
import { ManyFields } from './ManyFields';
import { manyTexts } from '../texts';
import { ManyResourcesList, type ManyRow } from './ManyResourcesList';
import { maxAtOnce, useManyResources } from './use-many-resources';

interface OrderManyDialogProps {
  ids: readonly number[];
  onClose: () => void;
  /** They are in the cart now. */
  onDone?: (() => void) | undefined;
}

type Restaurant = NonNullable<ReturnType<typeof useSite>['restaurant']>;

/** What is asked, and what it comes to: side by side where there is room. */
const columns = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 11fr) minmax(0, 9fr)' },
} as const;

const blankFrom = { file: 0, filename: '', reference: '', link: '', image: '', type: 0 };

/** Common answers over the chosen pieces, and what each of them comes to. */
function useManyAnswers(pieces: readonly ResourceDetail[], restaurant: Restaurant) {
  const { features } = useMarket();
  const ground = { restaurant, features };
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [common, setCommon] = useState<CommonAnswers>(() => ({
    way: firstWay(pieces),
    format: 0,
    entry: {
      ...madeFor(newEntry(blankFrom), restaurant, features),
      method: features.wizardBudgetPage ? Method.AdaptationAndProduction : Method.Adaptation,
    },
  }));
  const chosen = pieces.filter(({ id }) => !left.has(id));
  const shared = sharedQuestions(chosen, common, ground);
  const known = { ...common, format: shared.formats.includes(common.format) ? common.format : 0 };
  const rows = pieces.map((piece): ManyRow => ({ piece, entry: manyEntry(piece, known, ground) }));
  const toggle = (id: number) =>
    setLeft(
      (before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]),
    );
  return { left, toggle, common: known, setCommon, shared, rows };
}

interface ReadyProps extends OrderManyDialogProps {
  pieces: readonly ResourceDetail[];
  restaurant: Restaurant;
}

function ReadyDialog({ pieces, restaurant, ids, onClose, onDone }: ReadyProps) {
  const text = useText(manyTexts);
  const { left, toggle, common, setCommon, shared, rows } = useManyAnswers(pieces, restaurant);
  const { isBusy, put } = usePutIntoCart();
  const wanted = rows.filter(({ piece, entry }) => entry !== null && !left.has(piece.id));
  const start = async () => {
    await put(wanted, {
      entryOf: async ({ entry }) => entry,
      nameOf: ({ piece }) => piece.name,
      none: text('noneOrderable'),
      added: (count) => text('added', { count }),
    });
    onDone?.();
  };
  return (
    <TitledDialog
      title={text('title', { count: wanted.length, restaurant: restaurant.name })}
      width="md"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('close')}</Button>
          <Button
            variant="contained"
            color="primary"
            disabled={isBusy || wanted.length === 0}
            onClick={() => void start()}
          >
            {text(isBusy ? 'adding' : 'intoCart', { count: wanted.length })}
          </Button>
        </>
      }
    >
      <Stack spacing={4} sx={{ pt: 0.5 }}>
        {ids.length > maxAtOnce && <Alert severity="info">{text('first', { count: maxAtOnce })}</Alert>}
        <Box sx={columns}>
          <ManyFields
            common={common}
            shared={shared}
            entries={wanted.flatMap(({ entry }) => entry ?? [])}
            onChange={setCommon}
          />
          <ManyResourcesList rows={rows} left={left} onToggle={toggle} />
        </Box>
      </Stack>
    </TitledDialog>
  );
}

/** Many pieces at once: what they share is asked once, what each still lacks is shown, one press takes them all. */
export function OrderManyDialog(props: OrderManyDialogProps) {
  const text = useText(manyTexts);
  const { restaurant } = useSite();
  const many = useManyResources(props.ids);
  if (many.state === 'ready' && restaurant !== null)
    return <ReadyDialog {...props} pieces={many.pieces} restaurant={restaurant} />;
  return (
    <TitledDialog
      title={text('orderAll')}
      width="md"
      onClose={props.onClose}
      actions={<Button onClick={props.onClose}>{text('close')}</Button>}
    >
      {many.state === 'failed' ? (
        <ErrorState level="h3" error={many.error} onRetry={many.retry} />
      ) : (
        <SkeletonForm />
      )}
    </TitledDialog>
  );
}
