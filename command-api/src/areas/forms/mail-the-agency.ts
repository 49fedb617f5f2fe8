import type { DocumentOf, Language } from '@portal/contracts';
import { users } from '@portal/contracts/areas/users';
import type { Letter } from '@portal/platform/mail/mailing';
import type { MailingWorld } from '../../mailing-world';
import { type AgencyForm, agencyFormMail, type FormSender } from './agency-form.mail';

interface SentForm<Text> {
  readonly data: Omit<FormSender, 'userName' | 'email'>;
  readonly personal: { readonly value: Text | null };
}

/** No mail for senders erased since. No copy to the sender. */
export async function mailTheAgency<Text>(
  { data, personal: { value } }: SentForm<Text>,
  { market, agency, views }: MailingWorld,
  formOf: (text: Text, language: Language) => AgencyForm,
): Promise<readonly Letter[]> {
  if (value === null) return [];
  const { defaultLanguage: language, title: portal } = market;
  const user = await views.get<DocumentOf<typeof users>>(users.name, String(data.userId));
  const sender = { ...data, userName: user?.name ?? '', email: user?.email ?? '' };
  return [agencyFormMail(sender, formOf(value, language), { agency, language, portal })];
}
