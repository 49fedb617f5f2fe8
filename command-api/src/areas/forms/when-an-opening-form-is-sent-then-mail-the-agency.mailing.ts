import type { EventOf } from '@portal/contracts';
import type { formsEvents } from '@portal/contracts/areas/forms';
import { defineMailing, type Mailing } from '@portal/platform/mail/mailing';
import type { MailingWorld } from '../../mailing-world';
import { mailTheAgency } from './mail-the-agency';
import { openingFormOf } from './opening-form.mail';

/** R-FRM-05. */
export const whenAnOpeningFormIsSentThenMailTheAgency = (world: MailingWorld): Mailing =>
  defineMailing<EventOf<typeof formsEvents>>('when-an-opening-form-is-sent-then-mail-the-agency', {
    OpeningFormSent: (event) =>
      mailTheAgency(event, world, ({ answers }, language) =>
        openingFormOf(answers, event.data.restaurantName, language),
      ),
  });
