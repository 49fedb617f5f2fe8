import { type Market, marketRecords, Role } from '@portal/contracts';

/** The password of every demo account. */
export const demoPassword = 'Demo-portal-2026';

/** The accounts that are printed at the start: local part and role. */
export const namedAccounts = [
  { mailbox: 'admin', role: Role.Administrator },
  { mailbox: 'editor', role: Role.Editor },
  { mailbox: 'franchisee', role: Role.Franchisee },
  { mailbox: 'manager', role: Role.Manager },
  { mailbox: 'consultant', role: Role.Consultant },
  { mailbox: 'partner', role: Role.Partner },
] as const;

/** A franchisee who has not accepted the confidentiality terms yet, so that the legal screen can be seen (R-AUT-14). */
export const newcomerMailbox = 'newcomer';

/** Whom the demo's identity provider offers to be. */
export function demoPeople(market: Market): readonly { readonly name: string; readonly email: string }[] {
  const { corporateDomain } = marketRecords[market];
  return [...namedAccounts.map(({ mailbox }) => mailbox), newcomerMailbox].map((mailbox) => ({
    name: mailbox.charAt(0).toUpperCase() + mailbox.slice(1),
    email: `${mailbox}@${corporateDomain}`,
  }));
}

/** What to sign in with, in one sentence. */
export function demoAccounts(market: Market): string {
  const { corporateDomain } = marketRecords[market];
  const [first, ...others] = [...namedAccounts.map(({ mailbox }) => mailbox), newcomerMailbox];
  const alternatives = others.map((mailbox) => `${mailbox}@`).join(', ');
  return `Sign in as ${first}@${corporateDomain} (or ${alternatives}), password ${demoPassword}`;
}
