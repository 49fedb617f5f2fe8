import FileDownloadRounded from '@mui/icons-material/FileDownloadRounded';
import { IconButton, Tooltip } from '@mui/material';
import { type OrderSummary, orderWorkQueries, proofCommands } from '@portal/contracts/areas/orders';
import { apiBase } from '#core/client/call-client';
import { fetchFile } from '#core/client/fetch-file';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { useOrderNumber } from '#ui/order-status/use-order-number';
import { useToast } from '#ui/toast/toast-context';
import { readyTexts } from './texts/early';

interface WhatToDownload {
  /** Indexes; default all. */
  readonly pieces?: number[];
  /** Key of one file; default all of the pieces. */
  readonly file?: string;
}

export function useArtDownload(orderId: string) {
  const toast = useToast();
  const { send, isPending } = useCallCommand(proofCommands.DownloadArt, {
    refresh: [orderWorkQueries.GetOrderWork],
  });
  const start = (what: WhatToDownload = {}) =>
    void send({ id: orderId, ...what }).then(
      ({ data: { url } }) => fetchFile({ url: url.startsWith('/') ? url : apiBase + url }),
      (error: unknown) => toast.failed(error),
    );
  return { start, isPending };
}

interface ArtButtonProps {
  order: Pick<OrderSummary, 'id' | 'number' | 'pieces_ready'>;
}

/** Downloads all finished art of an order; empty without any. */
export function ArtButton({ order }: ArtButtonProps) {
  const text = useText(readyTexts);
  const may = useMay();
  const number = useOrderNumber()(order);
  const { start, isPending } = useArtDownload(order.id);
  if (order.pieces_ready === 0 || !may(proofCommands.DownloadArt)) return null;
  return (
    <Tooltip title={text('download')}>
      <IconButton
        color="primary"
        aria-label={text('downloadOf', { number })}
        disabled={isPending}
        onClick={() => start()}
      >
        <FileDownloadRounded />
      </IconButton>
    </Tooltip>
  );
}
