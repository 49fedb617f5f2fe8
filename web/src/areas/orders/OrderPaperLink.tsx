import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { Button, IconButton, Tooltip } from '@mui/material';
import { type OrderDetail, orderDownloads } from '@portal/contracts/areas/orders';
import { apiBase } from '#core/client/call-client';
import { fillPath } from '#core/client/wire';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useOrderNumber } from '#ui/order-status/use-order-number';
import { detailsTexts } from './texts';

interface OrderPaperLinkProps {
  order: OrderDetail;
  /** Without its label. */
  isSmall?: boolean;
}

/** The order as a PDF, in the language of its reader. */
export function OrderPaperLink({ order, isSmall = false }: OrderPaperLinkProps) {
  const text = useText(detailsTexts);
  const { language } = useLanguage();
  const label = text('paperOf', { number: useOrderNumber()(order) });
  const path = fillPath(orderDownloads.OpenOrderPaper.path, { id: order.id });
  const link = { component: 'a', href: `${apiBase}${path}?lang=${language}`, download: true } as const;
  if (!isSmall)
    return (
      <Button {...link} aria-label={label} startIcon={<PictureAsPdfOutlined aria-hidden />}>
        {text('paper')}
      </Button>
    );
  return (
    <Tooltip title={label}>
      <IconButton {...link} aria-label={label}>
        <PictureAsPdfOutlined aria-hidden />
      </IconButton>
    </Tooltip>
  );
}
