import type { EventOf } from '@portal/contracts';
import type { formsEvents } from '@portal/contracts/areas/forms';
import { defineMailing, type Mailing } from '@portal/platform/mail/mailing';
import type { MailingWorld } from '../../mailing-world';
import { customRequestForm } from './custom-request.mail';
import { mailTheAgency } from './mail-the-agency';

/** R-FRM-08. */
export const whenACustomResourceIsRequestedThenMailTheAgency = (world: MailingWorld): Mailing =>
  defineMailing<EventOf<typeof formsEvents>>('when-a-custom-resource-is-requested-then-mail-the-agency', {
    CustomResourceRequested: (event) => mailTheAgency(event, world, customRequestForm),
  });
