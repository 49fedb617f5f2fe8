import type { SvgIconComponent } from '@mui/icons-material';
import AccountCircleRounded from '@mui/icons-material/AccountCircleRounded';
import AccountTreeRounded from '@mui/icons-material/AccountTreeRounded';
import AllInboxRounded from '@mui/icons-material/AllInboxRounded';
import AssessmentRounded from '@mui/icons-material/AssessmentRounded';
import AssignmentReturnRounded from '@mui/icons-material/AssignmentReturnRounded';
import AutoStoriesRounded from '@mui/icons-material/AutoStoriesRounded';
import CalendarMonthRounded from '@mui/icons-material/CalendarMonthRounded';
import CampaignRounded from '@mui/icons-material/CampaignRounded';
import CollectionsRounded from '@mui/icons-material/CollectionsRounded';
import DashboardRounded from '@mui/icons-material/DashboardRounded';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import EventRounded from '@mui/icons-material/EventRounded';
import FactCheckRounded from '@mui/icons-material/FactCheckRounded';
import FavoriteRounded from '@mui/icons-material/FavoriteRounded';
import GroupRounded from '@mui/icons-material/GroupRounded';
import GroupsRounded from '@mui/icons-material/GroupsRounded';
import HomeRounded from '@mui/icons-material/HomeRounded';
import InboxRounded from '@mui/icons-material/InboxRounded';
import InsightsRounded from '@mui/icons-material/InsightsRounded';
import Inventory2Rounded from '@mui/icons-material/Inventory2Rounded';
import LibraryBooksRounded from '@mui/icons-material/LibraryBooksRounded';
import MapRounded from '@mui/icons-material/MapRounded';
import MonitorHeartRounded from '@mui/icons-material/MonitorHeartRounded';
import MovieRounded from '@mui/icons-material/MovieRounded';
import NotificationsRounded from '@mui/icons-material/NotificationsRounded';
import OndemandVideoRounded from '@mui/icons-material/OndemandVideoRounded';
import PhonelinkEraseRounded from '@mui/icons-material/PhonelinkEraseRounded';
import PictureAsPdfRounded from '@mui/icons-material/PictureAsPdfRounded';
import PublicRounded from '@mui/icons-material/PublicRounded';
import ReceiptLongRounded from '@mui/icons-material/ReceiptLongRounded';
import ShoppingBasketOutlined from '@mui/icons-material/ShoppingBasketOutlined';
import StoreMallDirectoryRounded from '@mui/icons-material/StoreMallDirectoryRounded';
import StoreRounded from '@mui/icons-material/StoreRounded';
import StorefrontRounded from '@mui/icons-material/StorefrontRounded';
import TuneRounded from '@mui/icons-material/TuneRounded';
import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import ViewCarouselRounded from '@mui/icons-material/ViewCarouselRounded';
import type { MenuPath } from '#core/area-manifest';

/** Not needed before the sign-in. */
export const menuIcons: Readonly<Record<MenuPath, SvgIconComponent>> = {
  '/recalls': AssignmentReturnRounded,
  '/admin/recalls': AssignmentReturnRounded,
  '/cart': ShoppingBasketOutlined,
  '/admin/overview': DashboardRounded,
  '/admin/map': MapRounded,
  '/admin/film': MovieRounded,
  '/admin/calendar': EventRounded,
  '/calendar': EventRounded,
  '/restaurants': StoreMallDirectoryRounded,
  '/channels': StorefrontRounded,
  '/admin/documents': PictureAsPdfRounded,
  '/diagnostic': InsightsRounded,
  '/admin/reference': LibraryBooksRounded,
  '/admin/inform': DownloadRounded,
  '/admin/forms': AllInboxRounded,
  '/': HomeRounded,
  '/admin/import': UploadFileRounded,
  '/library': FavoriteRounded,
  '/pauses': PhonelinkEraseRounded,
  '/admin/mop': PhonelinkEraseRounded,
  '/notifications': NotificationsRounded,
  '/admin/operations': MonitorHeartRounded,
  '/orders': ReceiptLongRounded,
  '/admin/orders': InboxRounded,
  '/admin/partner-reports': AssessmentRounded,
  '/partner/reports': AssessmentRounded,
  '/marketing': CalendarMonthRounded,
  '/admin/plan': FactCheckRounded,
  '/admin/resources': CollectionsRounded,
  '/toolkits': Inventory2Rounded,
  '/practices': AutoStoriesRounded,
  '/admin/restaurants': StorefrontRounded,
  '/nacional': PublicRounded,
  '/local': StoreRounded,
  '/comunicacion': CampaignRounded,
  '/admin/sections': AccountTreeRounded,
  '/account': AccountCircleRounded,
  '/partner/account': AccountCircleRounded,
  '/config': TuneRounded,
  '/admin/sliders': ViewCarouselRounded,
  '/admin/users': GroupRounded,
  '/users': GroupsRounded,
  '/admin/videos': OndemandVideoRounded,
};
