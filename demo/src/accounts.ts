import { type Market, marketRecords, Role } from '@portal/contracts';

export const demoPassword = 'Demo-portal-2026';

export const namedAccounts = [
  { mailbox: 'admin', role: Role.Administrator },
  { mailbox: 'editor', role: Role.Editor },
  { mailbox: 'franchisee', role: Role.Franchisee },
  { mailbox: 'manager', role: Role.Manager },
  { mailbox: 'consultant', role: Role.Consultant },
  { mailbox: 'partner', role: Role.Partner },
] as const;

/** Shows the legal screen (R-AUT-14). */
export const newcomerMailbox = 'newcomer';

export function demoPeople(market: Market): readonly { readonly name: string; readonly email: string }[] {
  const { corporateDomain } = marketRecords[market];
  return [...namedAccounts.map(({ mailbox }) => mailbox), newcomerMailbox].map((mailbox) => ({
    name: mailbox.charAt(0).toUpperCase() + mailbox.slice(1),
    email: `${mailbox}@${corporateDomain}`,
  }));
}

export function demoAccounts(market: Market): string {
  const { corporateDomain } = marketRecords[market];
  const [first, ...others] = [...namedAccounts.map(({ mailbox }) => mailbox), newcomerMailbox];
  const alternatives = others.map((mailbox) => `${mailbox}@`).join(', ');
  return `Sign in as ${first}@${corporateDomain} (or ${alternatives}), password ${demoPassword}`;
}
