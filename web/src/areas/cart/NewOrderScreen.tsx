import { Box, Button, Skeleton } from '@mui/material';
import {
  type CartEntry,
  firstOpenPage,
  isProduction as isProductionOf,
  type MissingAnswer,
  madeFor,
  Method,
  newEntry,
  type Refilled,
  refilled,
  type WizardPage,
} from '@portal/contracts/areas/cart';
import { orderQueries } from '@portal/contracts/areas/orders';
import { type ResourceDetail, resourceQueries, waysOf } from '@portal/contracts/areas/resources';
import { templateQueries } from '@portal/contracts/areas/templates';
import { restaurantStaff } from '@portal/contracts/kernel';
import { useEffect, useState } from 'react';
import { Link, Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useCallClient } from '#core/client/call-client';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useSession } from '#core/session/session-state';
import { useSite } from '#core/session/site';
import { ShelfDrawing } from '#ui/drawings/EmptyDrawings';
import { Loaded } from '#ui/states/Loaded';
import { Message } from '#ui/states/Message';
import { useToast } from '#ui/toast/toast-context';
import { WizardForm } from './WizardForm';
import { useCartChanges } from './cart-store';
import { copyFiles, copyTemplateFiles, type EntryFiles, hasFiles } from './copy-files';
import { sourceOf, useItemAgain, useRefillGround } from './order-again';
import { wizardTexts } from './texts';
import { readDraft } from './wizard';

/**
 * `/order/{id}` (R-WIZ-02). `?method=2`: production, `1`: an adaptation without a quote.
 * `?again={order}.{place}`: the answers of an earlier order.
 * `?template={id}`: the answers of a template.
 */
export function NewOrderScreen() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const again = search.get('again');
  const templateId = search.get('template');
  // `resource/new` is a list.
  const isId = /^\d+$/.test(id);
  const query = useCallQuery(resourceQueries.GetResource, { id }, { enabled: isId });
  if (!isId) return <Navigate to="/" replace />;
  return (
    <Loaded query={query} skeleton={<WizardSkeleton />}>
      {(resource) => {
        if (again !== null) return <AgainPage key={again} resource={resource} again={again} />;
        if (templateId !== null) return <TemplatePage key={templateId} resource={resource} id={templateId} />;
        return <BlankPage key={resource.id} resource={resource} />;
      }}
    </Loaded>
  );
}

interface PageProps {
  resource: ResourceDetail;
}

function BlankPage({ resource }: PageProps) {
  const { user } = useSession();
  const [search] = useSearchParams();
  const ways = waysOf(resource, resource.places);
  const isAdaptable = ways.adaptation.length > 0;
  const isAsked = search.get('method') === String(Method.AdaptationAndProduction);
  const isProduction = ways.production && (isAsked || !isAdaptable);
  const isAdaptation = search.get('method') === String(Method.Adaptation) || !ways.production;
  const start = useFirstEntry(resource, isProduction, isAdaptation);
  if (!restaurantStaff.includes(user.type) || (!isProduction && !isAdaptable))
    return <NotOrderableMessage link={resource.link} />;
  const page = isProduction ? 5 : 1;
  return (
    <NewEntryForm
      resource={resource}
      draftId={isProduction ? `${resource.id}-production` : String(resource.id)}
      start={start}
      page={page}
      reached={page}
      isProduction={isProduction}
    />
  );
}

/** Fixed when the wizard opens: its restaurant's name is usually on the piece. */
function useFirstEntry(resource: ResourceDetail, isProduction: boolean, isAdaptation: boolean): CartEntry {
  const { restaurant } = useSite();
  const { features } = useMarket();
  const [first] = useState((): CartEntry => {
    const blank = newEntry(sourceOf(resource));
    const entry = restaurant === null ? blank : madeFor(blank, restaurant, features);
    // In its own format (AMB-60).
    if (isProduction) return { ...entry, to: { ...entry.to, file: entry.from.type } };
    return {
      ...entry,
      method: isAdaptation ? Method.Adaptation : entry.method,
      custom: { ...entry.custom, restaurant: restaurant?.name ?? '' },
    };
  });
  return first;
}

/** @param again `{order}.{place}` of the same resource, or of one that it replaces */
function AgainPage({ resource, again }: PageProps & { again: string }) {
  const [id = '', place = ''] = again.split('.');
  const client = useCallClient();
  const itemAgain = useItemAgain();
  const order = useCallQuery(orderQueries.GetOrder, { id });
  return (
    <Loaded query={order} skeleton={<WizardSkeleton />}>
      {(loaded) => {
        const item = loaded.items[Number(place)];
        if (item === undefined) return <NotOrderableMessage link={resource.link} />;
        return (
          <RefilledPage
            resource={resource}
            source={`again-${again}`}
            refill={() => itemAgain(loaded, item, resource)}
            copy={hasFiles(item) ? () => copyFiles(client, loaded.id, item) : null}
          />
        );
      }}
    </Loaded>
  );
}

function TemplatePage({ resource, id }: PageProps & { id: string }) {
  const client = useCallClient();
  const groundOf = useRefillGround();
  const template = useCallQuery(templateQueries.GetTemplate, { id });
  return (
    <Loaded query={template} skeleton={<WizardSkeleton />}>
      {(loaded) => (
        <RefilledPage
          resource={resource}
          source={`template-${id}`}
          refill={() => {
            const ground = groundOf(resource);
            return ground && refilled(loaded.entry, ground);
          }}
          copy={hasFiles(loaded.entry) ? () => copyTemplateFiles(client, loaded) : null}
        />
      )}
    </Loaded>
  );
}

interface RefilledPageProps extends PageProps {
  source: string;
  /** Called once; `null` where the resource cannot be ordered so. */
  refill: () => Refilled | null;
  copy: (() => Promise<EntryFiles>) | null;
}

function RefilledPage({ resource, source, refill, copy }: RefilledPageProps) {
  const { features } = useMarket();
  const { id: userId } = useSession().user;
  const [begun] = useState(refill);
  const draftId = `${resource.id}-${source}`;
  const hasDraft =
    begun !== null && readDraft({ mode: 'new', id: draftId, userId, start: begun.entry }) !== null;
  const files = useCopiedFiles(begun === null || hasDraft ? null : copy);
  if (begun === null) return <NotOrderableMessage link={resource.link} />;
  if (files === 'copying') return <WizardSkeleton />;
  const proposed = { ...begun.entry, ...files };
  const { page } = firstOpenPage({ ...begun, entry: proposed }, features);
  return (
    <NewEntryForm
      resource={resource}
      draftId={draftId}
      start={begun.entry}
      proposed={proposed}
      page={page}
      reached={5}
      lost={begun.lost}
      isProduction={isProductionOf(begun.entry)}
    />
  );
}

function useCopiedFiles(copyNow: (() => Promise<EntryFiles>) | null): EntryFiles | 'copying' | null {
  const [copy] = useState(() => copyNow);
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

interface NewEntryFormProps extends PageProps {
  draftId: string;
  start: CartEntry;
  proposed?: CartEntry;
  page: WizardPage;
  reached: WizardPage;
  isProduction: boolean;
  lost?: readonly MissingAnswer[];
}

/** R-WIZ-14. */
function NewEntryForm({ resource, draftId, ...options }: NewEntryFormProps) {
  const text = useText(wizardTexts);
  const { id: userId } = useSession().user;
  const { add } = useCartChanges();
  const toast = useToast();
  const navigate = useNavigate();
  const onConfirmed = (entry: CartEntry) => {
    const added = add(entry);
    toast.done(text('added', { name: entry.from.filename }));
    void navigate('/cart', { state: { touched: added } });
  };
  const ways = waysOf(resource, resource.places);
  return (
    <WizardForm
      options={{ ...options, mode: 'new', id: draftId, userId, ways, onConfirmed }}
      exit={resource.link}
    />
  );
}

/** R-CAT-08, R-CAT-09. */
function NotOrderableMessage({ link }: { link: string }) {
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

const cards = Array.from({ length: 8 }, (_, index) => index);

function WizardSkeleton() {
  return (
    <Box sx={{ maxWidth: 'lg', mx: 'auto' }}>
      <Skeleton sx={{ height: '2.5rem', mb: 4, maxWidth: 'sm' }} />
      <Box
        sx={{ display: 'grid', gap: { xs: 2.5, md: 6 }, gridTemplateColumns: { xs: '1fr', md: '20rem 1fr' } }}
      >
        <Skeleton sx={{ height: { xs: '4rem', md: '24rem' } }} />
        <div>
          <Skeleton variant="text" sx={{ fontSize: 'h1.fontSize', width: '60%', mb: 3 }} />
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
