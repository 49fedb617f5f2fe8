import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined';
import CheckRounded from '@mui/icons-material/CheckRounded';
import UndoRounded from '@mui/icons-material/UndoRounded';
import ReplayRounded from '@mui/icons-material/ReplayRounded';
import { Box, Button, Card, Link as MuiLink, Stack, Typography } from '@mui/material';
import { cartUploads } from '@portal/contracts/areas/cart';
import { notificationsQueries } from '@portal/contracts/areas/notifications';
import {
  type AskedRestaurant,
  isLateRecall,
  type OwnRecall,
  recallCommands,
  recallQueries,
} from '@portal/contracts/areas/recalls';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { newIntent, useCallClient } from '#core/client/call-client';
import { uploadFile } from '#core/client/upload-file';
import { useCallCommand } from '#core/client/use-call-command';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { restaurantLabel } from '#core/restaurant-label';
import { useOrderNumber } from '#ui/order-status/use-order-number';
import { StatusChip } from '#ui/StatusChip';
import { Thumb } from '#ui/table/Thumb';
import { useToast } from '#ui/toast/toast-context';
import { unbroken } from '#ui/unbroken';
import type { UploadedFile } from '#ui/upload/use-uploads';
import { useToday } from '#ui/use-now';
import { visuallyHidden } from '#ui/VisuallyHidden';
import { oneLine, photoAddress, useRecallAction, useRecallStatus } from './recalls';
import { ownTexts, recallTexts } from './texts';

interface AskedProps {
  recall: OwnRecall;
  restaurant: AskedRestaurant;
}

/** The press, its undo (U5), and the photo that may follow. */
function useConfirming({ recall, restaurant }: AskedProps) {
  const text = useText(ownTexts);
  const toast = useToast();
  const client = useCallClient();
  const [isSendingPhoto, setSendingPhoto] = useState(false);
  const refresh = [recallQueries.ListOwnRecalls, notificationsQueries.CountUnreadNotices];
  const confirming = useCallCommand(recallCommands.ConfirmRecall, { refresh, once: true });
  const undoing = useCallCommand(recallCommands.UnconfirmRecall, { refresh, once: true });
  const of = { id: recall.id, restaurant_id: restaurant.id };
  const unconfirm = () => undoing.send(of).then(() => toast.done(text('unconfirmed')), toast.failed);
  const confirm = () =>
    confirming.send(of).then(() => toast.done(text('done'), () => void unconfirm()), toast.failed);
  const addPhoto = async (file: File | undefined) => {
    if (file === undefined) return;
    setSendingPhoto(true);
    try {
      const intent = newIntent();
      const { result } = uploadFile(client, cartUploads.UploadImage, file, {
        intent,
        onProgress: () => undefined,
      });
      await confirming.send({ ...of, photo: ((await result) as UploadedFile).Key });
      toast.done(text('photoAdded'));
    } catch (error) {
      toast.failed(error);
    } finally {
      setSendingPhoto(false);
    }
  };
  const isPending = confirming.isPending || undoing.isPending;
  return { confirm, unconfirm, addPhoto, isPending, isSendingPhoto };
}

type Confirming = ReturnType<typeof useConfirming>;

function PhotoButton({ recall, restaurant, confirming }: AskedProps & { confirming: Confirming }) {
  const text = useText(ownTexts);
  const id = useId();
  const { addPhoto, isSendingPhoto } = confirming;
  const values = { name: recall.resource.name, place: restaurantLabel(restaurant) };
  return (
    <Button
      component="label"
      htmlFor={id}
      // The input is what gets focus and is pressed.
      role={undefined}
      tabIndex={-1}
      size="small"
      variant="text"
      disabled={isSendingPhoto}
      sx={(theme) => ({
        ml: -1.25,
        '&:has(:focus-visible)': {
          outline: `0.1875rem solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
        },
      })}
      startIcon={<AddAPhotoOutlined aria-hidden />}
    >
      {text(isSendingPhoto ? 'sendingPhoto' : 'addPhoto')}
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={text('addPhotoFor', values)}
        style={visuallyHidden}
        onChange={({ target }) => void addPhoto(target.files?.[0])}
      />
    </Button>
  );
}

function Confirmed({ recall, restaurant, confirming }: AskedProps & { confirming: Confirming }) {
  const text = useText(ownTexts);
  const words = useText(recallTexts);
  const dates = useDates();
  const { confirmed_at: at, confirmed_by: name, has_photo: hasPhoto } = restaurant;
  if (at === null) return null;
  const when = oneLine(dates.time(at));
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
      <Typography variant="body2" component="div" sx={{ display: 'flex', gap: 1 }}>
        <CheckRounded aria-hidden fontSize="small" color="success" />
        {name === '' ? words('confirmed', { when }) : words('confirmedBy', { name, when })}
      </Typography>
      {hasPhoto ? (
        <MuiLink
          href={photoAddress(recall.id, restaurant.id)}
          target="_blank"
          rel="noreferrer"
          aria-label={words('photoOf', { name: restaurantLabel(restaurant) })}
          variant="body2"
        >
          {words('photo')}
        </MuiLink>
      ) : (
        recall.status !== 'closed' && (
          <PhotoButton recall={recall} restaurant={restaurant} confirming={confirming} />
        )
      )}
      {recall.status === 'open' && (
        <Button
          size="small"
          variant="text"
          disabled={confirming.isPending}
          startIcon={<UndoRounded aria-hidden />}
          aria-label={text('unconfirmFor', {
            name: recall.resource.name,
            place: restaurantLabel(restaurant),
          })}
          onClick={() => void confirming.unconfirm()}
        >
          {text('unconfirm')}
        </Button>
      )}
    </Stack>
  );
}

function AskedItem({ recall, restaurant }: AskedProps) {
  const text = useText(ownTexts);
  const numberOf = useOrderNumber();
  const confirming = useConfirming({ recall, restaurant });
  const { resource, replacement } = recall;
  const place = restaurantLabel(restaurant);
  const action = text(replacement === null ? 'takenDown' : 'replaced');
  const isWaiting = restaurant.confirmed_at === null;
  return (
    <Stack component="li" spacing={1} sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
      <Typography variant="subtitle2" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {place}
      </Typography>
      {isWaiting && recall.status === 'open' && (
        <Button
          variant="contained"
          color="primary"
          size="large"
          disabled={confirming.isPending}
          startIcon={<CheckRounded aria-hidden />}
          aria-label={text('confirmFor', { action, name: resource.name, place })}
          onClick={() => void confirming.confirm()}
          sx={{ alignSelf: { sm: 'start' } }}
        >
          {action}
        </Button>
      )}
      {isWaiting && recall.status === 'closed' && (
        <Typography variant="body2" color="textSecondary">
          {text('notConfirmed')}
        </Typography>
      )}
      <Confirmed recall={recall} restaurant={restaurant} confirming={confirming} />
      {replacement !== null &&
        replacement.link !== '' &&
        restaurant.orders.map((order) => (
          <Button
            key={order.id}
            component={Link}
            to={`/order/${replacement.id}?again=${order.id}.${order.place}`}
            size="small"
            startIcon={<ReplayRounded aria-hidden />}
            sx={{ alignSelf: 'start', textAlign: 'start', whiteSpace: 'normal', py: 0.75 }}
          >
            {text('repeat', { number: numberOf(order) })}
          </Button>
        ))}
    </Stack>
  );
}

interface OwnRecallCardProps {
  recall: OwnRecall;
  level: 'h2' | 'h3';
  /** Confirmed ones too. */
  showsAll?: boolean;
}

/** What is asked, with one press a restaurant. */
export function OwnRecallCard({ recall, level, showsAll = false }: OwnRecallCardProps) {
  const text = useText(ownTexts);
  const words = useText(recallTexts);
  const dates = useDates();
  const id = useId();
  const actionOf = useRecallAction();
  const statusOf = useRecallStatus();
  const isLate = isLateRecall(recall, useToday());
  const { resource, replacement, restaurants } = recall;
  const shown = showsAll ? restaurants : restaurants.filter((each) => each.confirmed_at === null);
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2, height: '100%' }}>
      <Stack spacing={1.5}>
        <Box
          sx={(theme) => ({ display: 'flex', alignItems: 'start', gap: 1.5, '--thumb': theme.spacing(7) })}
        >
          <Thumb src={resource.thumb} />
          <Stack sx={{ minWidth: 0, flex: 1 }}>
            <Typography variant="h4" component={level} id={id} sx={{ overflowWrap: 'anywhere' }}>
              {unbroken(resource.name)}
            </Typography>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {unbroken(actionOf(recall))}
              <br />
              {words('until', { day: dates.day(recall.until) })}
            </Typography>
          </Stack>
        </Box>
        {(showsAll || isLate) && (
          <div>
            <StatusChip {...statusOf(recall)} />
          </div>
        )}
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {recall.text}
        </Typography>
        {replacement !== null && replacement.link !== '' && (
          <MuiLink component={Link} to={replacement.link} variant="body2" sx={{ alignSelf: 'start' }}>
            {text('seeNew')}
          </MuiLink>
        )}
        <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {shown.map((restaurant) => (
            <AskedItem key={restaurant.id} recall={recall} restaurant={restaurant} />
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
