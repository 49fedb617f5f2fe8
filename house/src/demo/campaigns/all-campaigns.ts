import type { Campaign } from './campaign';
import { corporateCampaigns } from './corporate';
import { localCampaigns } from './local';
import { productCampaigns } from './products';
import { seasonalCampaigns } from './seasons';
import { serviceCampaigns } from './services';
import { treatCampaigns } from './treats';

export const campaigns: readonly Campaign[] = [
  ...seasonalCampaigns,
  ...productCampaigns,
  ...treatCampaigns,
  ...serviceCampaigns,
  ...localCampaigns,
  ...corporateCampaigns,
];
