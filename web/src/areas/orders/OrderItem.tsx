import AttachFileRounded from '@mui/icons-material/AttachFileRounded';
import FileDownloadRounded from '@mui/icons-material/FileDownloadRounded';
import ImageRounded from '@mui/icons-material/ImageRounded';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import {
  directions,
  formatOf,
  otherAddress,
  personalisedScale,
  type QuestionKey,
  questionKeys,
  questions,
  type ReusedArt,
  sizeOf,
} from '@portal/contracts/areas/cart';
import type { OrderDetail, OrderedItem } from '@portal/contracts/areas/orders';
import type { Labels } from '@portal/contracts/kernel';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useDates } from '#core/i18n/dates';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { type Text, useText } from '#core/i18n/use-text';
import { useSession } from '#core/session/session-state';
import { type Fact, FactList } from '#ui/FactList';
import { orderAddress } from '#ui/order-status/order-address';
import { useOrderNumber } from '#ui/order-status/use-order-number';
import { lazyOverlay } from '#ui/part/lazy-part';
import { DirectionArrow } from '#ui/pictures/DirectionArrow';
import { orderFileUrl } from './orders';
import { PicturePreview } from './PicturePreview';
import { isPdf, proofFileUrl } from './proofs';
import { detailsTexts, type DetailsText } from './texts';

interface Words {
  readonly text: Text<DetailsText>;
  readonly local: (labels: Labels) => string;
  readonly day: (day: string) => string;
}

interface TextFact {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

const withValue = <F extends TextFact>(facts: readonly F[]) =>
  facts.filter(({ value }) => value.trim() !== '');

function sizeText(item: OrderedItem): string {
  const size = sizeOf(formatOf(item.resource_type)?.sizes ?? null, item.resource_type_format);
  return size === undefined || size.custom ? item.resource_type_format_custom : size.name;
}

function unitsText({ units, units_scale: scale, units_scale_custom: custom }: OrderedItem): string {
  if (scale === personalisedScale) return custom;
  return scale === '' && units > 0 ? String(units) : scale;
}

/** R-ORD-02. */
function productionFacts(item: OrderedItem, { text, local, day }: Words): readonly Fact[] {
  const format = formatOf(item.resource_type);
  const method = text(item.as_it_is ? 'asItIs' : `method.${item.method}`);
  const shipped = item.shipped === otherAddress ? item.custom_ship : (item.shipped_to?.name ?? '');
  return withValue([
    { key: 'format', label: text('format'), value: format === undefined ? '' : local(format.label) },
    { key: 'size', label: text('size'), value: sizeText(item) },
    { key: 'method', label: text('method'), value: method },
    { key: 'units', label: text('units'), value: unitsText(item) },
    { key: 'shipped', label: text('shipped'), value: shipped },
    { key: 'billed', label: text('billed'), value: item.billed_to?.name ?? '' },
    { key: 'needed', label: text('neededBy'), value: item.needed_by && day(item.needed_by) },
  ]);
}

function validityText({ custom }: OrderedItem, { text, day }: Words): string {
  const { start_date: start, end_date: end } = custom;
  if (start !== '' && end !== '') return text('fromTo', { start: day(start), end: day(end) });
  if (start !== '') return text('from', { start: day(start) });
  return end === '' ? '' : text('until', { end: day(end) });
}

/** R-ORD-03. */
function personalFacts(item: OrderedItem, words: Words): readonly Fact[] {
  const { custom } = item;
  const { text, local } = words;
  const direction = directions.find(({ value }) => value === custom.direction?.value);
  const facts = withValue([
    { key: 'restaurant', label: text('restaurant'), value: custom.restaurant },
    { key: 'price', label: text('price'), value: custom.price },
    { key: 'legal', label: text('legal'), value: custom.legal },
    { key: 'schedule', label: text('schedule'), value: custom.schedule },
    { key: 'date', label: text('date'), value: custom.date },
    { key: 'validity', label: text('validity'), value: validityText(item, words) },
    { key: 'direction', label: text('direction'), value: direction ? local(direction.label) : '' },
    { key: 'others', label: text('others'), value: custom.others },
  ]);
  if (direction === undefined) return facts;
  const withArrow = (label: string) => (
    <Stack component="span" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <span>{label}</span>
      <DirectionArrow image={direction.image} size={40} />
    </Stack>
  );
  return facts.map((fact) => (fact.key === 'direction' ? { ...fact, value: withArrow(fact.value) } : fact));
}

function answerText(key: QuestionKey, answer: string, { local }: Words): string {
  const choice = questions[key].choices?.find(({ value }) => value === answer);
  return choice ? local(choice.label) : answer;
}

function answerFacts({ params }: OrderedItem, words: Words): readonly Fact[] {
  const facts: TextFact[] = questionKeys.map((key) => ({
    key,
    label: words.local(questions[key].label),
    value: answerText(key, params[key], words),
  }));
  return withValue([...facts, { key: 'custom', label: words.text('moreAnswers'), value: params.custom }]);
}

function ItemFacts({ item }: { item: OrderedItem }) {
  const text = useText(detailsTexts);
  const local = useLocalised();
  const { day } = useDates();
  const words = useMemo(() => ({ text, local, day }), [text, local, day]);
  return (
    <>
      <FactList label={text('part.production')} facts={productionFacts(item, words)} />
      <FactList title={text('part.personal')} facts={personalFacts(item, words)} />
      <FactList title={text('part.answers')} facts={answerFacts(item, words)} />
    </>
  );
}

/** Links are paths of the portal only (S15). */
const isOwnPath = (link: string) => link.startsWith('/') && !link.startsWith('//');

function ItemName({ item: { filename, reference, link } }: { item: OrderedItem }) {
  const text = useText(detailsTexts);
  return (
    <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
      <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        {isOwnPath(link) ? (
          <MuiLink component={Link} to={link} color="inherit">
            {filename}
          </MuiLink>
        ) : (
          filename
        )}
      </Typography>
      {reference !== '' && (
        <Typography variant="caption" component="div" color="textSecondary">
          {text('reference', { reference })}
        </Typography>
      )}
    </Box>
  );
}

const pictureFrame = {
  display: 'grid',
  placeItems: 'center',
  width: 72,
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.sunken',
  color: 'text.secondary',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
} as const;

function PictureLink({ url, label }: { url: string; label: string }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <Box component="a" href={url} download sx={pictureFrame} aria-label={label} title={label}>
      {isBroken ? (
        <ImageRounded aria-hidden />
      ) : (
        <img src={url} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
      )}
    </Box>
  );
}

interface OrderPicturesProps {
  orderId: string;
  /** Keys. */
  images: readonly string[];
}

export function OrderPictures({ orderId, images }: OrderPicturesProps) {
  const text = useText(detailsTexts);
  if (images.length === 0) return null;
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
      role="group"
      aria-label={text('pictures')}
    >
      {images.map((key, index) => (
        <PictureLink
          key={key}
          url={orderFileUrl(orderId, key)}
          label={text('picture', { place: index + 1 })}
        />
      ))}
    </Stack>
  );
}

/** Added to the order later, to none of its pieces. */
export function addedPictures({ images, items }: OrderDetail): readonly string[] {
  const ofItems = new Set(items.flatMap((item) => item.images));
  return images.filter((key) => !ofItems.has(key));
}

const PdfDialog = lazyOverlay(() => import('#ui/pdf/PdfDialog').then((module) => module.PdfDialog));

const wrapping = {
  justifySelf: 'start',
  maxWidth: '100%',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  py: 0.5,
} as const;

interface ReusedArtProps {
  orderId: string;
  art: ReusedArt;
}

/** What it is printed from, with the order of then. */
function ReusedArtList({ orderId, art }: ReusedArtProps) {
  const text = useText(detailsTexts);
  const { user } = useSession();
  const numberOf = useOrderNumber();
  const [opened, setOpened] = useState<ReusedArt['files'][number] | null>(null);
  return (
    <Box>
      <Typography variant="body2" component="div">
        {text('printedFrom')}{' '}
        <MuiLink component={Link} to={orderAddress(art.order_id, user.type)} sx={{ whiteSpace: 'nowrap' }}>
          {text('artOf', { number: numberOf(art), piece: art.at + 1 })}
        </MuiLink>
      </Typography>
      {art.files.map((file) => (
        <Box key={file.key} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1 }}>
          {isPdf(file) && (
            <Button
              size="small"
              startIcon={<VisibilityOutlined aria-hidden />}
              aria-label={text('lookAt', { name: file.filename })}
              onClick={() => setOpened(file)}
            >
              {text('look')}
            </Button>
          )}
          <Button
            size="small"
            component="a"
            href={proofFileUrl(orderId, file.key)}
            download={file.filename}
            startIcon={<FileDownloadRounded aria-hidden />}
            sx={wrapping}
          >
            {text('openFile', { name: file.filename })}
          </Button>
        </Box>
      ))}
      <Suspense>
        {opened !== null && (
          <PdfDialog
            url={proofFileUrl(orderId, opened.key)}
            title={opened.filename}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </Box>
  );
}

/** Aligns text buttons with the text around them. */
const textButtonInset = -1.5;

interface OrderItemProps {
  orderId: string;
  item: OrderedItem;
  /** Path of the wizard; `null` hides the button. */
  again: string | null;
  actions?: ReactNode;
}

/** R-ORD-02, R-ORD-03. */
export function OrderItem({ orderId, item, again, actions }: OrderItemProps) {
  const text = useText(detailsTexts);
  const { custom_file: file, custom_file_name: fileName } = item;
  return (
    <Stack direction="row" spacing={2} sx={{ py: 2 }}>
      <Box sx={{ flex: 'none', width: { '@': 64, '@sm': 96 } }}>
        <PicturePreview pictures={[item.image]} />
      </Box>
      <Stack spacing={1.5} sx={{ flex: 1, minWidth: 0 }}>
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', columnGap: 1, justifyContent: 'space-between', alignItems: 'flex-start' }}
        >
          <ItemName item={item} />
          {again !== null && (
            <Button
              size="small"
              variant="text"
              component={Link}
              to={again}
              sx={{ ml: textButtonInset }}
              aria-label={text('orderAgainPiece', { name: item.filename })}
            >
              {text('orderAgain')}
            </Button>
          )}
        </Stack>
        <ItemFacts item={item} />
        {file !== '' && (
          <Button
            size="small"
            component="a"
            href={orderFileUrl(orderId, file)}
            download={fileName}
            startIcon={<AttachFileRounded aria-hidden />}
            sx={wrapping}
          >
            {text('openFile', { name: fileName === '' ? text('unnamedFile') : fileName })}
          </Button>
        )}
        {item.art !== null && <ReusedArtList orderId={orderId} art={item.art} />}
        <OrderPictures orderId={orderId} images={item.images} />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            '&:empty': { display: 'none' },
            '& > .MuiButton-text:first-of-type': { ml: textButtonInset },
            '& .MuiButton-root': { whiteSpace: 'normal', textAlign: 'start' },
          }}
        >
          {actions}
        </Box>
      </Stack>
    </Stack>
  );
}
