import type { SvgIconComponent } from '@mui/icons-material';
import { mainMenu } from '@portal/contracts/kernel';
import type { NavEntry } from './area-manifest';

/** `nav: [inMenu('/cart', ShoppingBasketOutlined)]` */
export const inMenu = (to: keyof typeof mainMenu, icon: SvgIconComponent): NavEntry => ({
  ...mainMenu[to],
  to,
  icon,
});
