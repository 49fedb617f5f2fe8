import BoltRounded from '@mui/icons-material/BoltRounded';
import CakeRounded from '@mui/icons-material/CakeRounded';
import CelebrationRounded from '@mui/icons-material/CelebrationRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ChildCareRounded from '@mui/icons-material/ChildCareRounded';
import CoffeeRounded from '@mui/icons-material/CoffeeRounded';
import DeckRounded from '@mui/icons-material/DeckRounded';
import DeliveryDiningRounded from '@mui/icons-material/DeliveryDiningRounded';
import DirectionsCarRounded from '@mui/icons-material/DirectionsCarRounded';
import LocalParkingRounded from '@mui/icons-material/LocalParkingRounded';
import PhoneIphoneRounded from '@mui/icons-material/PhoneIphoneRounded';
import StorefrontRounded from '@mui/icons-material/StorefrontRounded';
import TableRestaurantRounded from '@mui/icons-material/TableRestaurantRounded';
import TakeoutDiningRounded from '@mui/icons-material/TakeoutDiningRounded';
import TouchAppRounded from '@mui/icons-material/TouchAppRounded';
import WifiRounded from '@mui/icons-material/WifiRounded';
import type { SvgIconComponent } from '@mui/icons-material';

const icons: Readonly<Record<string, SvgIconComponent>> = {
  restaurant: StorefrontRounded,
  mcauto: DirectionsCarRounded,
  mcexpress: BoltRounded,
  takeaway: TakeoutDiningRounded,
  delivery: DeliveryDiningRounded,
  birthday: CakeRounded,
  birthday_home: CelebrationRounded,
  wifi: WifiRounded,
  terrace: DeckRounded,
  parking: LocalParkingRounded,
  playground: ChildCareRounded,
  playplace: ChildCareRounded,
  cafe: CoffeeRounded,
  kiosk: TouchAppRounded,
  kiosks: TouchAppRounded,
  table_service: TableRestaurantRounded,
};

const isMobileOrdering = (slug: string) => slug.startsWith('mop_');

/** The drawing of a service; one that is not known has the mark of what is there. */
export const serviceIcon = (slug: string): SvgIconComponent =>
  icons[slug] ?? (isMobileOrdering(slug) ? PhoneIphoneRounded : CheckCircleRounded);
