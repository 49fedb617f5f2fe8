import {
  type CartEntry,
  madeFor,
  Method,
  newEntry,
  refilled,
  firstOpenPage,
  type Refilled,
  isProduction as isProductionOf,
  type LostAnswer,
  type WizardPage,
} from '@portal/contracts/areas/cart';
import {
  type ResourceDetail,
  resourceQueries,
  waysOf,
  type WaysToOrder,
} from '@portal/contracts/areas/resources';
import { restaurantStaff } from '@portal/contracts/kernel';
import { useMemo, useState, useEffect } from 'react';
import { useParams, useSearchParams, Link, useNavigate } from 'react-router-dom';
import { templateQueries } from '@portal/contracts/areas/templates';
import { orderQueries } from '@portal/contracts/areas/orders';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useCallQuery } from '#core/client/use-call-query';
import { useMarket } from '#core/market';
import { useSession } from '#core/session/session-state';
import { useSite } from '#core/session/site';
import { Loaded } from '#ui/states/Loaded';
import { useCallClient } from '#core/client/call-client';
import { useText } from '#core/i18n/use-text';
import { Message } from '#ui/states/Message';
import { ShelfDrawing } from '#ui/drawings/EmptyDrawings';
import { useToast } from '#ui/toast/toast-context';
import { sourceOf, useRefillGround, useItemAgain } from '../again/again-ground';
import { copyTemplateFiles, hasFiles, copyFiles, type EntryFiles } from '../again/copy-files';
import { readDraft } from '../store/wizard-draft';
import { wizardTexts } from '../texts';
import { useCartChanges } from '../store/use-cart';
import type { WizardOptions } from './use-wizard';
import { WizardForm } from './WizardForm';

interface NewEntryFormProps {
  piece: ResourceDetail;
  /** Of the draft. */
  id: string;
  start: CartEntry;
  proposed?: CartEntry;
  page: WizardPage;
  reached: WizardPage;
  isProduction?: boolean;
  /** Answers of an earlier entry that the piece does not offer any more. */
  lost?: readonly LostAnswer[];
}

const none: readonly LostAnswer[] = [];

/** The wizard whose entry is added to the cart (R-WIZ-14). */
function NewEntryForm({
  piece,
  id,
  start,
  proposed,
  page,
  reached,
  lost = none,
  ...asked
}: NewEntryFormProps) {
  const text = useText(wizardTexts);
  const { id: userId } = useSession().user;
  const { add } = useCartChanges();
  const toast = useToast();
  const navigate = useNavigate();
  const isProduction = asked.isProduction ?? isProductionOf(start);
  const options = useMemo<WizardOptions>(
    () => ({
      mode: 'new',
      id,
      userId,
      start,
      page,
      reached,
      isProduction,
      lost,
      ...(proposed === undefined ? {} : { proposed }),
      ways: waysOf(piece, piece.places),
      onConfirmed: (entry) => {
        const added = add(entry);
        toast.done(text('added', { name: entry.from.filename }));
        void navigate('/cart', { state: { touched: added } });
      },
    }),
    [piece, id, userId, start, proposed, page, reached, isProduction, lost, add, toast, text, navigate],
  );
  return <WizardForm options={options} exit={piece.link} />;
}

const cards = Array.from({ length: 8 }, (_, index) => index);

/** The shape of the wizard while its piece is on its way. */
function WizardSkeleton() {
  return (
    <Box sx={{ maxWidth: 'lg', mx: 'auto' }}>
      <Skeleton sx={{ height: '2.5rem', mb: 4, maxWidth: 'sm' }} />
      <Box
        sx={{ display: 'grid', gap: { xs: 2.5, md: 6 }, gridTemplateColumns: { xs: '1fr', md: '20rem 1fr' } }}
      >
        <Skeleton sx={{ height: { xs: '4rem', md: '24rem' } }} />
        <div>
          <Skeleton variant="text" sx={{ typography: 'h1', width: '60%', mb: 3 }} />
          <Box
            sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' }}
          >
            {cards.map((card) => (
              <Skeleton key={card} sx={{ height: '8rem' }} />
            ))}
          </Box>
        </div>
      </Box>
    </Box>
  );
}

/** An old link, or a piece that was withdrawn meanwhile: what can be done instead (R-CAT-08, R-CAT-09). */
function NotOrderableNotice({ link }: { link: string }) {
  const text = useText(wizardTexts);
  return (
    <Message
      level="h1"
      drawing={<ShelfDrawing />}
      title={text('notOrderable')}
      text={text('notOrderableText')}
      action={
        <Button component={Link} to={link} variant="contained" color="primary">
          {text('backToPiece')}
        </Button>
      }
    />
  );
}

interface FilledInPageProps {
  piece: ResourceDetail;
  /** Of the draft: what it is filled in from. */
  source: string;
  /** As things are when the wizard opens; `null`: the piece cannot be ordered so. */
  refilled: () => Refilled | null;
  /** Brings the files of the earlier entry anew; `null` where it has none. */
  copyFiles: (() => Promise<EntryFiles>) | null;
}

/** The wizard with all answers of an earlier entry: on its last page, or on the first that lacks or has lost one. */
function FilledInPage({ piece, source, refilled, copyFiles }: FilledInPageProps) {
  const { features } = useMarket();
  const { id: userId } = useSession().user;
  const [begun] = useState(refilled);
  const id = `${piece.id}-${source}`;
  const isKept = begun !== null && readDraft({ mode: 'new', id, userId, start: begun.entry }) !== null;
  const files = useCopiedFiles(begun !== null && !isKept ? copyFiles : null);
  const proposed = useMemo(
    () => begun && { ...begun.entry, ...(files === 'copying' ? null : files) },
    [begun, files],
  );
  if (begun === null || proposed === null) return <NotOrderableNotice link={piece.link} />;
  if (files === 'copying') return <WizardSkeleton />;
  const { page } = firstOpenPage({ ...begun, entry: proposed }, features);
  return (
    <NewEntryForm
      piece={piece}
      id={id}
      proposed={proposed}
      page={page}
      lost={begun.lost}
      start={begun.entry}
      reached={5}
    />
  );
}

/** The files of the piece, brought anew before the wizard opens; `null` where there is nothing to bring. */
function useCopiedFiles(copyFiles: (() => Promise<EntryFiles>) | null) {
  const [copy] = useState(() => copyFiles);
  const [files, setFiles] = useState<EntryFiles | null>(null);
  useEffect(() => {
    if (copy === null) return undefined;
    let isGone = false;
    void copy().then((copied) => {
      if (!isGone) setFiles(copied);
    });
    return () => {
      isGone = true;
    };
  }, [copy]);
  return copy !== null && files === null ? 'copying' : files;
}

interface AgainProps {
  piece: ResourceDetail;
  /** `{order}.{place}` of what was ordered before: this piece, or one that it stands in for. */
  again: string;
}

/** A piece as it, or another one, was ordered before: with all its answers, to be changed or confirmed. */
function NewOrderAgainPage({ piece, again }: AgainProps) {
  const [id = '', place = ''] = again.split('.');
  const client = useCallClient();
  const itemAgain = useItemAgain();
  const order = useCallQuery(orderQueries.GetOrder, { id });
  return (
    <Loaded query={order} skeleton={<WizardSkeleton />}>
      {(loaded) => {
        const item = loaded.items[Number(place)];
        if (item === undefined) return <NotOrderableNotice link={piece.link} />;
        return (
          <FilledInPage
            piece={piece}
            source={`again-${again}`}
            refilled={() => itemAgain(loaded, item, piece)}
            copyFiles={hasFiles(item) ? () => copyFiles(client, loaded.id, item) : null}
          />
        );
      }}
    </Loaded>
  );
}

interface NewOrderTemplatePageProps {
  piece: ResourceDetail;
  templateId: string;
}

/** A piece with all answers of a template, for the restaurant that is worked for. */
function NewOrderTemplatePage({ piece, templateId: id }: NewOrderTemplatePageProps) {
  const client = useCallClient();
  const groundOf = useRefillGround();
  const template = useCallQuery(templateQueries.GetTemplate, { id });
  return (
    <Loaded query={template} skeleton={<WizardSkeleton />}>
      {(loaded) => (
        <FilledInPage
          piece={piece}
          source={`template-${id}`}
          refilled={() => {
            const ground = groundOf(piece);
            return ground && refilled(loaded.entry, ground);
          }}
          copyFiles={hasFiles(loaded.entry) ? () => copyTemplateFiles(client, loaded) : null}
        />
      )}
    </Loaded>
  );
}

/**
 * `/order/{id}`: a piece is ordered anew (R-WIZ-02). `?method=2` asks for its production as it is, `1` for an adaptation
 * without a quote, `?again={order}.{place}` for what was ordered before, `?template={id}` for what was saved.
 */
export function NewOrderScreen() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const again = search.get('again');
  const templateId = search.get('template');
  const resource = useCallQuery(resourceQueries.GetResource, { id });
  return (
    <Loaded query={resource} skeleton={<WizardSkeleton />}>
      {(piece) => {
        if (again !== null) return <NewOrderAgainPage key={again} piece={piece} again={again} />;
        if (templateId !== null)
          return <NewOrderTemplatePage key={templateId} piece={piece} templateId={templateId} />;
        return <NewOrder key={piece.id} piece={piece} />;
      }}
    </Loaded>
  );
}

/** A piece as it is: its own format, and a quote for its production (AMB-60). */
const asItIs = (entry: CartEntry): CartEntry => ({ ...entry, to: { ...entry.to, file: entry.from.type } });

/**
 * The entry to begin with, as things are when the wizard opens: for the restaurant that is worked for then, whatever is
 * selected later. Its name nearly always stands on the piece.
 */
function useStart(piece: ResourceDetail, ways: WaysToOrder, isProduction: boolean): CartEntry {
  const { restaurant } = useSite();
  const { features } = useMarket();
  const [search] = useSearchParams();
  const [start] = useState(() => {
    const blank = newEntry(sourceOf(piece));
    const entry = restaurant === null ? blank : madeFor(blank, restaurant, features);
    if (isProduction) return asItIs(entry);
    const isAdaptation = search.get('method') === String(Method.Adaptation) || !ways.production;
    return {
      ...entry,
      method: isAdaptation ? Method.Adaptation : entry.method,
      custom: { ...entry.custom, restaurant: restaurant?.name ?? '' },
    };
  });
  return start;
}

/** What was asked for where the piece was found, as far as it is allowed (AMB-60). */
function useWay(piece: ResourceDetail) {
  const [search] = useSearchParams();
  const ways = useMemo(() => waysOf(piece, piece.places), [piece]);
  const isAsked = search.get('method') === String(Method.AdaptationAndProduction);
  return { ways, isProduction: ways.production && (isAsked || ways.adaptation.length === 0) };
}

function NewOrder({ piece }: { piece: ResourceDetail }) {
  const { user } = useSession();
  const { ways, isProduction } = useWay(piece);
  const start = useStart(piece, ways, isProduction);
  const isAllowed = isProduction || ways.adaptation.length > 0;
  if (!restaurantStaff.includes(user.type) || !isAllowed) return <NotOrderableNotice link={piece.link} />;
  const id = isProduction ? `${piece.id}-production` : String(piece.id);
  const page = isProduction ? 5 : 1;
  return (
    <NewEntryForm
      piece={piece}
      id={id}
      start={start}
      page={page}
      reached={page}
      isProduction={isProduction}
    />
  );
}
