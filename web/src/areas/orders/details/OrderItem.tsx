import AttachFileRounded from '@mui/icons-material/AttachFileRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { OrderedItem } from '@portal/contracts/areas/orders';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { FactList } from '#ui/FactList';
import { DirectionArrow } from '#ui/pictures/DirectionArrow';
import { PictureStackList } from './PictureStackList';
import { detailsTexts } from '../texts';
import { orderFileUrl } from './order-files';
import { OrderPicturesPanel } from './OrderPicturesPanel';
import { type ItemFact, useItemFacts } from './use-item-facts';

interface OrderItemProps {
  orderId: string;
  item: OrderedItem;
  /** The wizard with the same piece and the same answers; not offered to those who only look. */
  again: string | null;
  /** What else can be done with it. */
  actions?: ReactNode;
}

/** The words of a button without a frame stand in line with the text around it. */
const textButtonInset = -1.5;

const shown = ({ key, label, value, arrow }: ItemFact) => ({
  key,
  label,
  value:
    arrow === undefined ? (
      value
    ) : (
      <Stack component="span" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <span>{value}</span>
        <DirectionArrow image={arrow} size={40} />
      </Stack>
    ),
});

function CustomFile({ orderId, item }: Pick<OrderItemProps, 'orderId' | 'item'>) {
  const text = useText(detailsTexts);
  const name = item.custom_file_name === '' ? text('unnamedFile') : item.custom_file_name;
  return (
    <Button
      size="small"
      component="a"
      href={orderFileUrl(orderId, item.custom_file)}
      download={item.custom_file_name}
      startIcon={<AttachFileRounded aria-hidden />}
      sx={{ justifySelf: 'start', maxWidth: '100%', whiteSpace: 'normal', textAlign: 'start', py: 0.5 }}
    >
      {text('openFile', { name })}
    </Button>
  );
}

/** The page of a piece in the catalogue; anything but a path of ours is no link (S15). */
const isOurs = (link: string) => link.startsWith('/') && !link.startsWith('//');

function ItemName({ item }: Pick<OrderItemProps, 'item'>) {
  const text = useText(detailsTexts);
  const { filename, reference, link } = item;
  return (
    <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
      <Box component="h3" sx={{ typography: 'subtitle1', m: 0, overflowWrap: 'anywhere' }}>
        {isOurs(link) ? (
          <MuiLink component={Link} to={link} color="inherit">
            {filename}
          </MuiLink>
        ) : (
          filename
        )}
      </Box>
      {reference !== '' && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{text('reference', { reference })}</Box>
      )}
    </Box>
  );
}

/** One piece of an order: its picture, what is made of it, what stands on it, its files (R-ORD-02, R-ORD-03). */
export function OrderItem({ orderId, item, again, actions }: OrderItemProps) {
  const text = useText(detailsTexts);
  const { production, personal, answers } = useItemFacts(item);
  return (
    <Stack direction="row" spacing={2} sx={{ py: 2 }}>
      <Box sx={{ flex: 'none', width: { '@': 64, '@sm': 96 } }}>
        <PictureStackList pictures={[item.image]} />
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
        <FactList label={text('part.production')} facts={production.map(shown)} />
        <FactList title={text('part.personal')} facts={personal.map(shown)} />
        <FactList title={text('part.answers')} facts={answers.map(shown)} />
        {item.custom_file !== '' && <CustomFile orderId={orderId} item={item} />}
        <OrderPicturesPanel orderId={orderId} images={item.images} />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            '&:empty': { display: 'none' },
            '& > .MuiButton-text:first-of-type': { ml: textButtonInset },
          }}
        >
          {actions}
        </Box>
      </Stack>
    </Stack>
  );
}
