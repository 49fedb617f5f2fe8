import { catalogueReaders, type DocumentOf } from '@portal/contracts';
import { calendarDigestText, planCalendarAddresses } from '@portal/contracts/areas/planner';
import { legalTermsVersion, users } from '@portal/contracts/areas/users';
import type { QueryContext } from '@portal/platform/http/serve-queries';

type UserDocument = DocumentOf<typeof users>;

/** Revoked with the other sessions: new password, second factor reset (S2). */
export const isStillValid = (
  address: { readonly since: string },
  person: Pick<UserDocument, 'sessionsFrom'> | null,
): boolean => address.since > (person?.sessionsFrom?.at ?? '');

/** Whose secret it is, and where they read; `null` for any failure. */
export async function readerOfToken(token: string, { views, secrets }: QueryContext) {
  const digest = secrets.pepper(calendarDigestText(token));
  const { documents } = await views.find(planCalendarAddresses, {
    where: { digest: { eq: digest } },
    size: 1,
  });
  const [address] = documents;
  const person = address && (await views.get(users, address.id));
  if (!person || !isStillValid(address, person)) return null;
  if (!person.active || person.deleted || person.legal !== legalTermsVersion) return null;
  const { type: role, locations: restaurants } = person;
  return catalogueReaders.includes(role) ? { role, restaurants } : null;
}
