import type { DocumentOf, EventOf } from '@portal/contracts';
import type { formsEvents } from '@portal/contracts/areas/forms';
import { users } from '@portal/contracts/areas/users';
import { defineMailing, type Mailing } from '@portal/platform/mail/mailing';
import type { MailingWorld } from '../../mailing-world';
import { customRequestMail } from './custom-request.mail';

/**
 * The agency hears of it by mail (R-FRM-08); of a person who was erased meanwhile there is nothing left to say. Whoever
 * asked gets no copy: the specification names none, the screen keeps what was sent (R-FRM-07), and the agency's answer
 * comes to them.
 */
export const whenACustomResourceIsRequestedThenMailTheAgency = (world: MailingWorld): Mailing =>
  defineMailing<EventOf<typeof formsEvents>>('when-a-custom-resource-is-requested-then-mail-the-agency', {
    async CustomResourceRequested({ data, personal: { value } }) {
      if (value === null) return [];
      const { market, agency, views } = world;
      const user = await views.get<DocumentOf<typeof users>>(users.name, String(data.userId));
      const { defaultLanguage: language, title: portal } = market;
      return [
        customRequestMail({ ...data, ...value, email: user?.email ?? '' }, { agency, language, portal }),
      ];
    },
  });
