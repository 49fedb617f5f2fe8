import AddPhotoAlternateRounded from '@mui/icons-material/AddPhotoAlternateRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { cartUploads, maxImages } from '@portal/contracts/areas/cart';
import {
  orderCommands,
  type OrderDetail,
  orderQueries,
  settledStatuses,
} from '@portal/contracts/areas/orders';
import { Suspense, useState } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { ErrorNote } from '#ui/states/ErrorNote';
import { useToast } from '#ui/toast/toast-context';
import { detailsTexts } from '../texts';
import { lazyPart } from '#ui/part/lazy-part';

const UploadField = lazyPart(() => import('#ui/upload/UploadField').then((module) => module.UploadField));

interface PictureFormProps {
  orderId: string;
  /** How many more the order takes. */
  room: number;
  onDone: () => void;
}

function PictureForm({ orderId, room, onDone }: PictureFormProps) {
  const text = useText(detailsTexts);
  const toast = useToast();
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const attach = useCallCommand(orderCommands.AttachOrderImages, { refresh: [orderQueries.GetOrder] });
  const send = async () => {
    await attach.send({ id: orderId, image: keys.join(',') });
    toast.done(text('picturesAdded', { count: keys.length }));
    onDone();
  };
  return (
    <Stack spacing={2}>
      <UploadField
        label={text('addPictures')}
        hint={text('picturesHint', { room })}
        contract={cartUploads.UploadImage}
        max={room}
        onBusy={setBusy}
        onChange={(files) => setKeys(files.map(({ Key }) => Key))}
      />
      {attach.error !== null && <ErrorNote error={attach.error} />}
      <Stack direction="row" spacing={1}>
        <Button
          variant="contained"
          color="primary"
          disabled={keys.length === 0 || isBusy || attach.isPending}
          // What went wrong stands above the button.
          onClick={() => void send().catch(() => undefined)}
        >
          {text('attachPictures')}
        </Button>
        <Button onClick={onDone}>{text('cancelPictures')}</Button>
      </Stack>
    </Stack>
  );
}

/** Adds pictures to an order that is not settled yet, as long as it takes more: five in all (R-ORD-20, R-CON-10). */
export function AddPicturesForm({ order }: { order: OrderDetail }) {
  const text = useText(detailsTexts);
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const room = maxImages - order.images.length;
  const isAllowed = may(orderCommands.AttachOrderImages) && may(cartUploads.UploadImage);
  if (!isAllowed || room < 1 || settledStatuses.includes(order.status)) return null;
  if (!isOpen) {
    return (
      <Button
        startIcon={<AddPhotoAlternateRounded aria-hidden />}
        onClick={() => setOpen(true)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {text('addPictures')}
      </Button>
    );
  }
  return (
    <Suspense>
      <PictureForm orderId={order.id} room={room} onDone={() => setOpen(false)} />
    </Suspense>
  );
}
