import {
  resourceQueries,
  type ResourceDetail,
  ResourceStatus,
  tagsInWire,
  resourceDownloads,
} from '@portal/contracts/areas/resources';
import type { SectionType } from '@portal/contracts/areas/sections';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import { styled } from '@mui/material/styles';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import { Suspense, useState, useId } from 'react';
import { type Language, isAdministrator } from '@portal/contracts/kernel';
import { orderQueries, type OrderSummary } from '@portal/contracts/areas/orders';
import { useCallQuery, useCallList } from '#core/client/use-call-query';
import { contentWidth, lineLength, radii } from '#core/theme/tokens';
import { Loaded, LoadedPart } from '#ui/states/Loaded';
import { SkeletonDetail, SkeletonRows } from '#ui/states/Skeletons';
import { useText } from '#core/i18n/use-text';
import { SearchDrawing } from '#ui/drawings/EmptyDrawings';
import { Page, type Crumb } from '#ui/Page';
import { EmptyState } from '#ui/states/EmptyState';
import { ResourceKeepingSlots } from '#ui/slots/Slots';
import { useResourceLook } from '#ui/resource-look/use-resource-look';
import { CopyField } from '#ui/fields/CopyField';
import { useSession } from '#core/session/session-state';
import { useDates } from '#core/i18n/dates';
import { type Fact, FactList } from '#ui/FactList';
import { Picture } from '#ui/Picture';
import { fillPath } from '#core/client/wire';
import { apiBase } from '#core/client/call-client';
import { lazyOverlay } from '#ui/part/lazy-part';
import { PartHead } from '#ui/PartHead';
import { MediaStrip } from '#ui/card/MediaGrid';
import { LinkRows } from '#ui/list/LinkRows';
import { useOrderRow } from '#ui/order-status/use-order-row';
import { sectionPath, placeAt } from '../catalogue/catalogue-place';
import { typeNames } from '../catalogue/type-names';
import { cardTexts, detailTexts } from '../texts';
import { searchPath } from '../search/search-path';
import { useSections } from '../catalogue/use-sections';
import { useFormatNames } from '../use-format-names';
import { ResourceCard } from '../card/ResourceCard';
import { useResourceActions } from '../card/use-resource-actions';
import { ResourceButtons } from './ResourceButtons';
import { useFileSize } from './use-file-size';

/** How many of the newest orders are shown. */
const shownOrders = 5;

/** Who ordered this piece in the person's restaurants, the newest first. */
function ResourceOrdersList({ resource }: { resource: ResourceDetail }) {
  const text = useText(detailTexts);
  const titleId = useId();
  const { user } = useSession();
  const rowOf = useOrderRow();
  const dates = useDates();
  const { adaptation, production } = useResourceActions(resource);
  const orders = useCallList(orderQueries.ListOrders, { resource_id: resource.id, size: shownOrders });
  const title = text(isAdministrator(user.type) ? 'ordersAll' : 'orders');
  // What was ordered is this page's title; here counts who did, and for where.
  const ofWhom = (order: OrderSummary) => ({
    ...rowOf(order),
    title: order.restaurant_name,
    detail: `${order.contact_name} · ${dates.day(order.date)}`,
  });
  return (
    <Box component="section" aria-labelledby={titleId}>
      <PartHead id={titleId} title={title} />
      <LoadedPart
        query={orders}
        skeleton={<SkeletonRows rows={2} />}
        empty={{
          when: ({ total }) => total === 0,
          show: (
            <Box sx={{ color: 'text.secondary' }}>
              {text(adaptation || production ? 'ordersNone' : 'ordersNoneYet')}
            </Box>
          ),
        }}
      >
        {({ rows }) => <LinkRows label={title} rows={rows.map(ofWhom)} />}
      </LoadedPart>
    </Box>
  );
}

/** How many others are shown; one more is asked for, since the piece itself may be among them. */
const shownPieces = 10;

interface MoreOfSectionListProps {
  resource: ResourceDetail;
  type: SectionType;
}

/** Other pieces of the same section and language. Nothing when there are none: this is an offer, not an answer. */
function MoreOfSectionList({ resource, type }: MoreOfSectionListProps) {
  const text = useText(detailTexts);
  const titleId = useId();
  const sections = useSections();
  const section = sections.data?.find(({ id }) => resource.sections.includes(id));
  const others = useCallList(
    resourceQueries.ListResourcesOfSection,
    { id: section?.id ?? 0, lang: resource.lang.id as Language, size: shownPieces + 1 },
    { enabled: section !== undefined },
  );
  const shown = (others.data?.rows ?? []).filter(({ id }) => id !== resource.id).slice(0, shownPieces);
  if (section === undefined || shown.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={titleId}>
      <PartHead
        id={titleId}
        title={text('more', { name: section.name })}
        more={{ label: text('moreAll'), to: sectionPath(type, section.url) }}
      />
      <MediaStrip items={shown} keyOf={({ id }) => id} label={text('more', { name: section.name })}>
        {(other) => <ResourceCard resource={other} />}
      </MediaStrip>
    </Box>
  );
}

const PdfDialog = lazyOverlay(() => import('#ui/pdf/PdfDialog').then((module) => module.PdfDialog));
const Lightbox = lazyOverlay(() => import('#ui/pictures/Lightbox').then((module) => module.Lightbox));
const isPdf = /\.pdf$/i;
const isPicture = /\.(jpe?g|png|webp)$/i;

/** Shows the document or the picture without downloading it; nothing for other kinds of files (R-CON-29). */
function PreviewButton({ resource }: { resource: ResourceDetail }) {
  const text = useText(detailTexts);
  const [isOpen, setOpen] = useState(false);
  const { id, file, name, update_date: version } = resource;
  if (!isPdf.test(file) && !isPicture.test(file)) return null;
  // The address changes with the file, so that nothing older is shown.
  const url = `${apiBase}${fillPath(resourceDownloads.PreviewResource.path, { id })}?v=${encodeURIComponent(version)}`;
  const close = () => setOpen(false);
  return (
    <>
      <Button startIcon={<VisibilityRounded />} onClick={() => setOpen(true)}>
        {text('preview')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && isPdf.test(file) && <PdfDialog url={url} title={name} onClose={close} />}
        {isOpen && isPicture.test(file) && <Lightbox pictures={[url]} from={0} onClose={close} />}
      </Suspense>
    </>
  );
}

const Wall = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  padding: 'clamp(1rem, 5%, 3rem)',
  borderRadius: radii.card,
  border: `thin solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.sunken,
  '& .sheet': {
    display: 'block',
    boxShadow: '0 0.0625rem 0.125rem rgb(29 26 22 / 0.10), 0 1rem 2.5rem rgb(29 26 22 / 0.16)',
  },
  '&[data-soon="true"] .sheet': { filter: 'grayscale(0.7)', opacity: 0.5 },
}));

interface PiecePreviewProps {
  name: string;
  src: string;
  width: number;
  height: number;
  /** "Coming soon", with what that means. */
  veil?: string;
}

/** A piece as large as the window allows without scrolling. */
function ResourcePreview({ name, src, width, height, veil }: PiecePreviewProps) {
  const ratio = height > 0 ? width / height : 1;
  return (
    <Wall data-soon={veil !== undefined}>
      <span className="sheet" style={{ width: `min(100%, calc(68dvh * ${ratio.toFixed(4)}))` }}>
        <Picture src={src} alt={name} width={width} height={height} isEager />
      </span>
      {veil !== undefined && (
        <Typography
          variant="subtitle2"
          component="div"
          sx={{ display: 'flex', gap: 1, alignItems: 'center', pt: 2 }}
        >
          <ScheduleRounded aria-hidden />
          {veil}
        </Typography>
      )}
    </Wall>
  );
}

const isKnown = ({ value }: Fact) => value !== '' && value !== null;

/** Reference, piece type, language (not when it is Portuguese), file and date (R-CAT-12). */
function ResourceFactsList({ resource }: { resource: ResourceDetail }) {
  const text = useText(detailTexts);
  const dates = useDates();
  const sizeText = useFileSize();
  const format = useFormatNames()(resource.type);
  const { reference, lang, file, file_bytes: bytes, update_date: updated } = resource;
  const facts: readonly Fact[] = [
    {
      key: 'reference',
      label: text('reference'),
      value: reference && (
        <Typography variant="mono" component="span">
          {reference}
        </Typography>
      ),
    },
    { key: 'pieceType', label: text('pieceType'), value: format },
    { key: 'language', label: text('language'), value: lang.id === 'PT' ? '' : lang.name },
    { key: 'file', label: text('file'), value: file === '' ? '' : `${file} · ${sizeText(bytes)}` },
    { key: 'updated', label: text('updated'), value: dates.day(updated) },
  ];
  return <FactList facts={facts.filter(isKnown)} />;
}

/** The way from a type's overview through the sections to what is shown. */
function useCrumbs(type: SectionType, category: string | undefined): readonly Crumb[] {
  const text = useText(cardTexts);
  const sections = useSections();
  const root = { label: text(typeNames[type]), to: sectionPath(type) };
  if (sections.data === undefined || category === undefined) return [root];
  const place = placeAt(sections.data, type, { slug: category, isWhole: true });
  const way = place?.chain.map(({ name, url }) => ({ label: name, to: sectionPath(type, url, true) })) ?? [];
  return [root, ...way];
}

/** The tags; each leads to everything that is found by it. */
function ResourceTagsList({ tags }: { tags: readonly string[] }) {
  const text = useText(detailTexts);
  if (tags.length === 0) return null;
  return (
    <Box component="nav" aria-label={text('tags')}>
      <Stack component="ul" direction="row" sx={{ flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {tags.map((tag) => (
          <li key={tag}>
            <Chip component={Link} to={searchPath(tag)} clickable variant="outlined" label={tag} />
          </li>
        ))}
      </Stack>
    </Box>
  );
}

/** The short address of a resource, with who shares it (R-CAT-14, R-CAT-23). */
function useShortLink(resourceId: number): string {
  const { user } = useSession();
  return `${window.location.origin}/r/${resourceId}/${user.id}`;
}

interface ResourceDetailPageProps {
  resource: ResourceDetail;
  type: SectionType;
  category: string | undefined;
}

/** Large preview left, facts and actions right, who ordered it and what else there is below (R-CAT-12…15). */
function ResourceDetailPage({ resource, type, category }: ResourceDetailPageProps) {
  const text = useText(detailTexts);
  const look = useResourceLook()(resource);
  const shortLink = useShortLink(resource.id);
  const isSoon = resource.status === ResourceStatus.ComingSoon;
  return (
    <Page title={resource.name} crumbs={useCrumbs(type, category)}>
      <Stack spacing={{ xs: 5, md: 7 }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 3, md: 5 },
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          }}
        >
          <ResourcePreview
            name={look.name}
            src={look.src}
            width={look.width}
            height={look.height}
            veil={look.veil}
          />
          <Stack spacing={3}>
            {resource.description !== '' && (
              <Box component="p" sx={{ m: 0, maxWidth: lineLength }}>
                {resource.description}
              </Box>
            )}
            {isSoon && <Box sx={{ color: 'text.secondary' }}>{text('soonText')}</Box>}
            <ResourceButtons resource={resource} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
              <PreviewButton resource={resource} />
              <ResourceKeepingSlots resource={resource} />
            </Box>
            <ResourceFactsList resource={resource} />
            <ResourceTagsList tags={tagsInWire(resource.tags)} />
            <CopyField label={text('link')} value={shortLink} />
          </Stack>
        </Box>
        <ResourceOrdersList resource={resource} />
        <MoreOfSectionList resource={resource} type={type} />
      </Stack>
    </Page>
  );
}

/** The address names a resource that is not there (any more), or not for this person. */
function GoneResourceNotice({ type }: { type: SectionType }) {
  const text = useText(detailTexts);
  const typeName = useText(cardTexts)(typeNames[type]);
  return (
    <Page title={text('goneTitle')}>
      <EmptyState
        drawing={<SearchDrawing />}
        title={text('goneTitle')}
        text={text('goneDetail')}
        action={
          <Button component={Link} to={sectionPath(type)} variant="contained" color="primary">
            {text('goneAction', { type: typeName })}
          </Button>
        }
      />
    </Page>
  );
}

/** The title and what stands below it. */
function DetailSkeleton() {
  return (
    <Stack spacing={2} sx={{ mx: 'auto', maxWidth: contentWidth }}>
      <Skeleton variant="text" sx={{ width: '30%' }} />
      <Skeleton variant="text" sx={{ typography: 'h1', width: '55%' }} />
      <SkeletonDetail />
    </Stack>
  );
}

interface ResourceScreenProps {
  /** The last part of its address. */
  slug: string;
  /** Of the section it is seen in. */
  type: SectionType;
  /** Slug of that section. */
  category: string | undefined;
}

/** One resource: what it is, what can be done with it, who ordered it (R-CAT-12). */
export function ResourceScreen({ slug, type, category }: ResourceScreenProps) {
  const query = useCallQuery(resourceQueries.GetResource, { id: slug });
  if (query.error?.status === 404) return <GoneResourceNotice type={type} />;
  return (
    <Loaded query={query} skeleton={<DetailSkeleton />}>
      {(resource) => <ResourceDetailPage resource={resource} type={type} category={category} />}
    </Loaded>
  );
}
