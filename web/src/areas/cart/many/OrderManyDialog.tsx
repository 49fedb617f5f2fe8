import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { madeFor, Method, newEntry, type CartEntry } from '@portal/contracts/areas/cart';
import { type ResourceDetail, resourceQueries } from '@portal/contracts/areas/resources';
import { useState, useEffect } from 'react';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import PendingOutlined from '@mui/icons-material/PendingOutlined';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useSite } from '#core/session/site';
import { TitledDialog } from '#ui/dialogs/TitledDialog';
import { ErrorState } from '#ui/states/ErrorState';
import { SkeletonForm } from '#ui/states/Skeletons';
import { type CallClient, useCallClient } from '#core/client/call-client';
import { isCallError } from '#core/client/call-error';
import { radii } from '#core/theme/tokens';
import { unbroken } from '#ui/unbroken';
import { usePutIntoCart } from '../store/use-put-into-cart';
import { manyTexts, wizardTexts } from '../texts';
import { type CommonAnswers, firstWay, manyEntry, sharedQuestions, openPages } from './many-entries';
import { ManyFields } from './ManyFields';

/** A chosen piece, and what it comes to with the common answers; `null` where it cannot be ordered. */
interface ManyRow {
  readonly piece: ResourceDetail;
  readonly entry: CartEntry | null;
}

interface ManyResourcesListProps {
  rows: readonly ManyRow[];
  left: ReadonlySet<number>;
  onToggle: (id: number) => void;
}

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `thin solid ${theme.vars.palette.divider}`,
  borderRadius: radii.control,
  overflow: 'hidden',
  '& > li + li': { borderTop: `thin solid ${theme.vars.palette.divider}` },
  '& label': {
    display: 'grid',
    gridTemplateColumns: 'auto 3rem minmax(0, 1fr)',
    gap: theme.spacing(1),
    alignItems: 'center',
    padding: theme.spacing(0.75, 1.5, 0.75, 0.5),
    cursor: 'pointer',
  },
  '& img': { width: '3rem', height: '3rem', objectFit: 'cover', borderRadius: radii.control / 2 },
}));

/** What is still open: the names of the wizard's steps. */
function StateLine({ entry }: Pick<ManyRow, 'entry'>) {
  const text = useText(manyTexts);
  const wizard = useText(wizardTexts);
  const { features } = useMarket();
  const open = entry === null ? [] : openPages(entry, features).map((page) => wizard(`step.${page}`));
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

/** The chosen pieces, with what each still lacks; any of them can be left out. */
function ManyResourcesList({ rows, left, onToggle }: ManyResourcesListProps) {
  const text = useText(manyTexts);
  return (
    <List aria-label={text('pieces')}>
      {rows.map(({ piece: { id, name, thumb }, entry }) => (
        <li key={id}>
          <label>
            <Checkbox
              checked={entry !== null && !left.has(id)}
              disabled={entry === null}
              onChange={() => onToggle(id)}
            />
            <img src={thumb} alt="" />
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
          </label>
        </li>
      ))}
    </List>
  );
}

/** An order holds no more. */
const maxAtOnce = 50;

/** How many pieces are asked for at the same time. */
const together = 6;

/** `null` for a piece that is not there any more, or not for this person. */
async function pieceOf(client: CallClient, id: number): Promise<ResourceDetail | null> {
  try {
    return (await client.send(resourceQueries.GetResource, { id: String(id) })).data;
  } catch (error) {
    if (isCallError(error) && [403, 404, 410].includes(error.status)) return null;
    throw error;
  }
}

async function piecesOf(client: CallClient, ids: readonly number[]): Promise<readonly ResourceDetail[]> {
  const found: ResourceDetail[] = [];
  for (let at = 0; at < ids.length; at += together) {
    const some = await Promise.all(ids.slice(at, at + together).map((id) => pieceOf(client, id)));
    found.push(...some.filter((piece) => piece !== null));
  }
  return found;
}

type ManyResources =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly state: 'ready'; readonly pieces: readonly ResourceDetail[] };

/** The chosen pieces as they are now; as many as an order holds. */
function useManyResources(ids: readonly number[]): ManyResources {
  const client = useCallClient();
  const [wanted] = useState(() => ids.slice(0, maxAtOnce));
  const [attempt, setAttempt] = useState(0);
  const [pieces, setPieces] = useState<ManyResources>({ state: 'loading' });
  useEffect(() => {
    let isGone = false;
    const show = (now: ManyResources) => {
      if (!isGone) setPieces(now);
    };
    piecesOf(client, wanted).then(
      (found) => show({ state: 'ready', pieces: found }),
      (error: unknown) => show({ state: 'failed', error, retry: () => setAttempt((before) => before + 1) }),
    );
    return () => {
      isGone = true;
    };
  }, [client, wanted, attempt]);
  return pieces;
}

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
