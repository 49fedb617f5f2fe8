import DevicesRounded from '@mui/icons-material/DevicesRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { CartNotice } from '@portal/contracts/areas/cart';
import { useId, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { useSession } from '#core/session/session-state';
import { keptCartTexts } from '../texts';
import { cartDeviceOf, keepCartDevice } from '../store/cart-device';
import { cartStorage } from '../store/cart-storage';
import { useCart } from '../store/use-cart';

/** What can be done about it: the piece as it was here, or the order that it is in. */
function NoticeButton({ notice, onPut }: { notice: CartNotice; onPut: () => void }) {
  const text = useText(keptCartTexts);
  const { kind, name, orderId, lost } = notice;
  if (orderId !== null)
    return (
      <Button size="small" component={Link} to={`/order/details/${orderId}`}>
        {text('seeOrder')}
      </Button>
    );
  if (lost === null) return null;
  const action = kind === 'changed' ? 'useThis' : 'putBack';
  return (
    <Button size="small" aria-label={text(`${action}Of`, { name })} onClick={onPut}>
      {text(action)}
    </Button>
  );
}

/** What another device has done to this cart while this one did something else: named, and to be had back. */
export function KeptCartNotices() {
  const text = useText(keptCartTexts);
  const titleId = useId();
  const { id: userId } = useSession().user;
  const { put } = useCart();
  const known = () => cartDeviceOf(userId);
  const device = useSyncExternalStore(cartStorage.subscribe, known, known);
  const notices = device?.notices ?? [];
  const drop = (some: readonly CartNotice[]) => {
    if (device === null) return;
    keepCartDevice(userId, { ...device, notices: notices.filter((each) => !some.includes(each)) });
  };
  const putBack = (notice: CartNotice) => {
    drop([notice]);
    if (notice.lost !== null) put(notice.id, notice.lost);
  };
  return (
    <div role="status">
      {notices.length > 0 && (
        <Box
          component="section"
          aria-labelledby={titleId}
          sx={{
            mb: 3,
            px: 2,
            py: 1.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1.5,
            bgcolor: 'background.paper',
          }}
        >
          <Stack direction="row" spacing={1.25} sx={{ alignItems: 'center' }}>
            <DevicesRounded aria-hidden sx={{ color: 'text.secondary' }} />
            <Box component="h2" id={titleId} sx={{ typography: 'h4', m: 0, flex: 1 }}>
              {text('title')}
            </Box>
            <Button size="small" variant="text" onClick={() => drop(notices)}>
              {text('read')}
            </Button>
          </Stack>
          <Stack component="ul" spacing={{ xs: 2.5, sm: 1 }} sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
            {notices.map((notice) => (
              <Stack
                component="li"
                key={notice.id}
                direction={{ xs: 'column', sm: 'row' }}
                spacing={1}
                sx={{ alignItems: { xs: 'flex-start', sm: 'center' }, justifyContent: 'space-between' }}
              >
                <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  {text(notice.kind, { name: notice.name })}
                </Box>
                <NoticeButton notice={notice} onPut={() => putBack(notice)} />
              </Stack>
            ))}
          </Stack>
        </Box>
      )}
    </div>
  );
}
