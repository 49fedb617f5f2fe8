import { test } from './journey';
import { mailJourney } from './mail-journey';

/* Embedded world only: production has no mailbox. */

test('[R-ACC-15] [R-ARC-07] what is published is mailed in the reader’s language until the link in the mail ends it', async ({
  browser,
  portal,
  market,
}) => mailJourney(browser, portal, market));
