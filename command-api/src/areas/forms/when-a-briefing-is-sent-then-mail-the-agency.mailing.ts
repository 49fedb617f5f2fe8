import type { EventOf } from '@portal/contracts';
import type { formsEvents } from '@portal/contracts/areas/forms';
import { defineMailing, type Mailing } from '@portal/platform/mail/mailing';
import type { MailingWorld } from '../../mailing-world';
import { briefingForm } from './briefing.mail';
import { mailTheAgency } from './mail-the-agency';

/** R-FRM-11. */
export const whenABriefingIsSentThenMailTheAgency = (world: MailingWorld): Mailing =>
  defineMailing<EventOf<typeof formsEvents>>('when-a-briefing-is-sent-then-mail-the-agency', {
    BriefingSent: (event) => {
      const { type, restaurantName } = event.data;
      return mailTheAgency(event, world, (briefing, language) =>
        briefingForm({ ...briefing, type }, restaurantName, language),
      );
    },
  });
