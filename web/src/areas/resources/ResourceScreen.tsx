import BrushRounded from '@mui/icons-material/BrushRounded';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import PrintRounded from '@mui/icons-material/PrintRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import { Box, Button, Chip, List, Skeleton, Stack, Typography } from '@mui/material';
import { orderQueries, type OrderSummary } from '@portal/contracts/areas/orders';
import {
  type ResourceDetail,
  resourceDownloads,
  resourceQueries,
  ResourceStatus,
  tagsInWire,
} from '@portal/contracts/areas/resources';
import type { SectionType } from '@portal/contracts/areas/sections';
import { isAdministrator, type Language } from '@portal/contracts/kernel';
import { Suspense, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { fillPath } from '#core/client/wire';
import { apiBase } from '#core/client/call-client';
import { useCallList, useCallQuery } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useFileSize } from '#core/i18n/file-size';
import { useText } from '#core/i18n/use-text';
import { useSession } from '#core/session/session-state';
import { contentWidth, lineLength } from '#core/theme/tokens';
import { type Fact, FactList } from '#ui/FactList';
import { Page } from '#ui/Page';
import { PartHead } from '#ui/PartHead';
import { Picture } from '#ui/Picture';
import type { MediaLook } from '#ui/card/MediaCard';
import { MediaStrip } from '#ui/card/MediaGrid';
import { SearchDrawing } from '#ui/drawings/EmptyDrawings';
import { CopyField } from '#ui/fields/CopyField';
import { LinkRows } from '#ui/list/LinkRows';
import { useOrderRow } from '#ui/order-status/use-order-row';
import { lazyOverlay } from '#ui/part/lazy-part';
import { useResourceLook } from '#ui/resource-look/use-resource-look';
import { ResourceKeepingSlots } from '#ui/slots/Slots';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded, LoadedPart } from '#ui/states/Loaded';
import { SkeletonDetail, SkeletonRows } from '#ui/states/Skeletons';
import { crumbsOf, placeAt, searchPath, sectionPath, typeNames, useSections } from './catalogue';
import { ResourceCard } from './ResourceCard';
import {
  adaptationPath,
  productionPath,
  resourcePath,
  useDownload,
  useFormatNames,
  useResourceActions,
} from './resources';
import { cardTexts, detailTexts } from './texts';

type ResourceProps = { resource: ResourceDetail };

function ResourcePreview({ look }: { look: MediaLook }) {
  const { name, src, width, height, veil } = look;
  const isSoon = veil !== undefined;
  const ratio = height > 0 ? width / height : 1;
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        p: 'clamp(1rem, 5%, 3rem)',
        borderRadius: 1.5,
        border: 'thin solid',
        borderColor: 'divider',
        bgcolor: 'background.sunken',
      }}
    >
      <Box
        component="span"
        sx={{
          display: 'block',
          width: `min(100%, calc(68dvh * ${ratio.toFixed(4)}))`,
          boxShadow: '0 0.0625rem 0.125rem rgb(29 26 22 / 0.10), 0 1rem 2.5rem rgb(29 26 22 / 0.16)',
          ...(isSoon && { filter: 'grayscale(0.7)', opacity: 0.5 }),
        }}
      >
        <Picture src={src} alt={name} width={width} height={height} isEager />
      </Box>
      {isSoon && (
        <Typography
          variant="subtitle2"
          component="div"
          sx={{ display: 'flex', gap: 1, alignItems: 'center', pt: 2 }}
        >
          <ScheduleRounded aria-hidden />
          {veil}
        </Typography>
      )}
    </Box>
  );
}

const main = { variant: 'contained', color: 'primary', sx: { gridColumn: '1 / -1' } } as const;

const ways = {
  adaptation: { label: 'requestAdaptation', Icon: BrushRounded, path: adaptationPath },
  production: { label: 'requestProduction', Icon: PrintRounded, path: productionPath },
} as const;

function OrderButton({ id, way, isMain = false }: { id: number; way: keyof typeof ways; isMain?: boolean }) {
  const text = useText(detailTexts);
  const { label, Icon, path } = ways[way];
  return (
    <Button {...(isMain ? main : {})} size="large" startIcon={<Icon />} component={Link} to={path(id)}>
      {text(label)}
    </Button>
  );
}

/** Actions of this user (R-CAT-13); adaptation, else production, else the download stands out (AMB-60). */
function ResourceButtons({ resource }: ResourceProps) {
  const text = useText(detailTexts);
  const cardText = useText(cardTexts);
  const { id } = resource;
  const actions = useResourceActions(resource);
  const { start, isPending, hasFailed } = useDownload(id);
  const [first, ...others] = (['adaptation', 'production'] as const).filter((way) => actions[way]);
  if (!actions.any) return null;
  return (
    <div>
      <Box sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' }}>
        {first && <OrderButton isMain id={id} way={first} />}
        {actions.download && (
          <Button
            {...(first ? {} : main)}
            size="large"
            startIcon={<DownloadRounded />}
            disabled={isPending}
            onClick={start}
          >
            {isPending ? cardText('downloading') : text('downloadFile')}
          </Button>
        )}
        {others.map((way) => (
          <OrderButton key={way} id={id} way={way} />
        ))}
        {actions.edit && (
          <Button size="large" startIcon={<EditRounded />} component={Link} to={resourcePath(id)}>
            {cardText('edit')}
          </Button>
        )}
      </Box>
      <Typography
        variant="body2"
        component="div"
        color="textSecondary"
        role="status"
        sx={{ '&:not(:empty)': { pt: 1.5 } }}
      >
        {hasFailed && cardText('downloadFailed')}
      </Typography>
    </div>
  );
}

const PdfDialog = lazyOverlay(() => import('#ui/pdf/PdfDialog').then((module) => module.PdfDialog));
const Lightbox = lazyOverlay(() => import('#ui/pictures/Lightbox').then((module) => module.Lightbox));

/** Documents and pictures are shown without a download (R-CON-29). */
function PreviewButton({ resource }: ResourceProps) {
  const text = useText(detailTexts);
  const [isOpen, setOpen] = useState(false);
  const { id, file, name, update_date: version } = resource;
  const isPdf = /\.pdf$/i.test(file);
  if (!isPdf && !/\.(jpe?g|png|webp)$/i.test(file)) return null;
  // The version bypasses the cache of an older file.
  const url = `${apiBase}${fillPath(resourceDownloads.PreviewResource.path, { id })}?v=${encodeURIComponent(version)}`;
  const close = () => setOpen(false);
  return (
    <>
      <Button startIcon={<VisibilityRounded />} onClick={() => setOpen(true)}>
        {text('preview')}
      </Button>
      <Suspense>
        {isOpen && isPdf && <PdfDialog url={url} title={name} onClose={close} />}
        {isOpen && !isPdf && <Lightbox pictures={[url]} from={0} onClose={close} />}
      </Suspense>
    </>
  );
}

/** R-CAT-12; the language not in Portugal. */
function ResourceFacts({ resource }: ResourceProps) {
  const text = useText(detailTexts);
  const dates = useDates();
  const sizeText = useFileSize();
  const format = useFormatNames()(resource.type);
  const { reference, lang, file, file_bytes: bytes, update_date: updated, valid_until: until } = resource;
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
    { key: 'file', label: text('file'), value: file && `${file} · ${sizeText(bytes)}` },
    { key: 'validUntil', label: text('validUntil'), value: until && dates.day(until) },
    { key: 'updated', label: text('updated'), value: dates.day(updated) },
  ];
  return <FactList facts={facts.filter(({ value }) => value !== '' && value !== null)} />;
}

function ResourceTags({ tags }: { tags: readonly string[] }) {
  const text = useText(detailTexts);
  if (tags.length === 0) return null;
  return (
    <nav aria-label={text('tags')}>
      <List disablePadding sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {tags.map((tag) => (
          <li key={tag}>
            <Chip component={Link} to={searchPath(tag)} clickable variant="outlined" label={tag} />
          </li>
        ))}
      </List>
    </nav>
  );
}

const maxOrders = 5;

function ResourceOrders({ resource }: ResourceProps) {
  const text = useText(detailTexts);
  const titleId = useId();
  const { user } = useSession();
  const rowOf = useOrderRow();
  const dates = useDates();
  const { adaptation, production } = useResourceActions(resource);
  const orders = useCallList(orderQueries.ListOrders, { resource_id: resource.id, size: maxOrders });
  const title = text(isAdministrator(user.type) ? 'ordersAll' : 'orders');
  // The resource is the page's title: rows show who ordered, and for which restaurant.
  const ofWhom = (order: OrderSummary) => ({
    ...rowOf(order),
    title: order.restaurant_name,
    detail: `${order.contact_name} · ${dates.day(order.date)}`,
  });
  return (
    <section aria-labelledby={titleId}>
      <PartHead id={titleId} title={title} />
      <LoadedPart
        query={orders}
        skeleton={<SkeletonRows rows={2} />}
        empty={{
          when: ({ total }) => total === 0,
          show: (
            <Typography color="textSecondary">
              {text(adaptation || production ? 'ordersNone' : 'ordersNoneYet')}
            </Typography>
          ),
        }}
      >
        {({ rows }) => <LinkRows label={title} rows={rows.map(ofWhom)} />}
      </LoadedPart>
    </section>
  );
}

const maxOthers = 10;

function MoreOfSection({ resource, type }: ResourceProps & { type: SectionType }) {
  const text = useText(detailTexts);
  const titleId = useId();
  const section = useSections().data?.find(({ id }) => resource.sections.includes(id));
  const others = useCallList(
    resourceQueries.ListResourcesOfSection,
    // One more, as the resource itself may be among them.
    { id: section?.id ?? 0, lang: resource.lang.id as Language, size: maxOthers + 1 },
    { enabled: section !== undefined },
  );
  const shown = (others.data?.rows ?? []).filter(({ id }) => id !== resource.id).slice(0, maxOthers);
  if (section === undefined || shown.length === 0) return null;
  const title = text('more', { name: section.name });
  return (
    <section aria-labelledby={titleId}>
      <PartHead
        id={titleId}
        title={title}
        more={{ label: text('moreAll'), to: sectionPath(type, section.url) }}
      />
      <MediaStrip items={shown} keyOf={({ id }) => id} label={title}>
        {(other) => <ResourceCard resource={other} />}
      </MediaStrip>
    </section>
  );
}

interface ResourceScreenProps {
  slug: string;
  type: SectionType;
  category: string | undefined;
}

/** R-CAT-12…15. */
function ResourcePage({ resource, type, category }: ResourceProps & Omit<ResourceScreenProps, 'slug'>) {
  const text = useText(detailTexts);
  const { user } = useSession();
  const look = useResourceLook()(resource);
  const dates = useDates();
  const root = { label: useText(cardTexts)(typeNames[type]), to: sectionPath(type) };
  const sections = useSections().data ?? [];
  const place = category === undefined ? null : placeAt(sections, type, { slug: category, isWhole: true });
  return (
    <Page title={resource.name} crumbs={[root, ...crumbsOf(place?.chain ?? [])]}>
      <Stack spacing={{ xs: 5, md: 7 }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 3, md: 5 },
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          }}
        >
          <ResourcePreview look={look} />
          <Stack spacing={3}>
            {resource.description !== '' && (
              <Typography sx={{ maxWidth: lineLength }}>{resource.description}</Typography>
            )}
            {resource.status === ResourceStatus.ComingSoon && (
              <Typography color="textSecondary">{text('soonText')}</Typography>
            )}
            {resource.status === ResourceStatus.Ended && resource.valid_until !== null && (
              <Typography color="textSecondary">
                {text('endedText', { day: dates.day(resource.valid_until) })}
              </Typography>
            )}
            <ResourceButtons resource={resource} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
              <PreviewButton resource={resource} />
              <ResourceKeepingSlots resource={resource} />
            </Box>
            <ResourceFacts resource={resource} />
            <ResourceTags tags={tagsInWire(resource.tags)} />
            {/* The short address names who shares it (R-CAT-14, R-CAT-23). */}
            <CopyField label={text('link')} value={`${window.location.origin}/r/${resource.id}/${user.id}`} />
          </Stack>
        </Box>
        <ResourceOrders resource={resource} />
        <MoreOfSection resource={resource} type={type} />
      </Stack>
    </Page>
  );
}

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

const skeleton = (
  <Stack spacing={2} sx={{ mx: 'auto', maxWidth: contentWidth }}>
    <Skeleton variant="text" width="30%" />
    <Typography variant="h1" component="div">
      <Skeleton variant="text" width="55%" />
    </Typography>
    <SkeletonDetail />
  </Stack>
);

/** R-CAT-12. */
export function ResourceScreen({ slug, type, category }: ResourceScreenProps) {
  const query = useCallQuery(resourceQueries.GetResource, { id: slug });
  if (query.error?.status === 404) return <GoneResourceNotice type={type} />;
  return (
    <Loaded query={query} skeleton={skeleton}>
      {(resource) => <ResourcePage resource={resource} type={type} category={category} />}
    </Loaded>
  );
}
