import { catalogueJourney } from './catalogue-journey';
import { test } from './journey';

test('[R-ARS-16] [R-ARS-19] [R-HOM-13] [R-ACC-15] [AMB-36] [R-IMP-10] a resource is published with its file and a cut picture, shows on an open home, is mailed, taken along and counted', async ({
  browser,
  portal,
  market,
  world,
}) => catalogueJourney(browser, portal, { market, world }));
