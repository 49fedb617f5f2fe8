import { type DocumentOf, languageFor } from '@portal/contracts';
import { notificationSettings } from '@portal/contracts/areas/notifications';
import { users } from '@portal/contracts/areas/users';
import type { MailingWorld } from '../../mailing-world';
import type { AccountMailReader } from './account-letter';

/** In the person's language; `null` if they cannot be mailed. */
export async function accountMailReader(
  userId: number,
  { views, market }: Pick<MailingWorld, 'views' | 'market'>,
): Promise<(AccountMailReader & { readonly isActive: boolean }) | null> {
  const user = await views.get<DocumentOf<typeof users>>(users.name, String(userId));
  if (!user || user.deleted || user.email === '') return null;
  const settings = await views.get<DocumentOf<typeof notificationSettings>>(
    notificationSettings.name,
    String(userId),
  );
  const { name, email, active: isActive } = user;
  return { userId, name, email, isActive, language: languageFor(market.market, settings?.language) };
}

/** Empty if erased. */
export async function nameOfUser(userId: number, { views }: Pick<MailingWorld, 'views'>): Promise<string> {
  return (await views.get<DocumentOf<typeof users>>(users.name, String(userId)))?.name ?? '';
}
