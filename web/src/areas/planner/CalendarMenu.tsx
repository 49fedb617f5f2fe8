import CalendarMonthRounded from '@mui/icons-material/CalendarMonthRounded';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import EventRepeatRounded from '@mui/icons-material/EventRepeatRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { calendarFilePath } from '@portal/contracts/areas/planner';
import { Suspense, useId, useState } from 'react';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { lazyOverlay } from '#ui/part/lazy-part';
import { subscriptionTexts } from './texts';

const SubscriptionDialog = lazyOverlay(() =>
  import('./SubscriptionDialog').then((module) => module.SubscriptionDialog),
);

/** The plan in calendar programs: as a file of the year, or by an address that stays current. */
export function CalendarMenu({ restaurantId, year }: { restaurantId: number; year: number }) {
  const text = useText(subscriptionTexts);
  const { language } = useLanguage();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isSubscribing, setSubscribing] = useState(false);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        id={id}
        startIcon={<CalendarMonthRounded aria-hidden />}
        endIcon={<ExpandMoreRounded aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text('menu')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        <MenuItem
          component="a"
          href={`${calendarFilePath({ restaurantId, year })}?language=${language}`}
          download
          onClick={close}
        >
          <DownloadRounded aria-hidden />
          {text('download', { year })}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            setSubscribing(true);
          }}
        >
          <EventRepeatRounded aria-hidden />
          {text('subscribe')}
        </MenuItem>
      </Menu>
      <Suspense>
        {isSubscribing && (
          <SubscriptionDialog restaurantId={restaurantId} onClose={() => setSubscribing(false)} />
        )}
      </Suspense>
    </>
  );
}
