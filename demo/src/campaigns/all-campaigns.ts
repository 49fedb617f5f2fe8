import { burgerCampaigns } from './burgers';
import type { Campaign } from './campaign';
import { chickenCampaigns } from './chicken';
import { corporateCampaigns } from './corporate';
import { localCampaigns } from './local';
import { menuCampaigns } from './menus';
import { orderingCampaigns } from './ordering';
import { seasonalCampaigns } from './seasons';
import { treatCampaigns } from './treats';

export const campaigns: readonly Campaign[] = [
  ...seasonalCampaigns,
  ...burgerCampaigns,
  ...chickenCampaigns,
  ...treatCampaigns,
  ...menuCampaigns,
  ...orderingCampaigns,
  ...localCampaigns,
  ...corporateCampaigns,
];
