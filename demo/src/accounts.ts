import type { Market } from '@portal/contracts';
import { marketRecords, Role } from '@portal/contracts';

/** The password of every demo account. */
export const demoPassword = 'Demo-portal-2026';

/** The accounts that are printed at the start: local part, role, what it is for. */
export const namedAccounts = [
  {
    mailbox: 'admin',
    role: Role.Administrator,
    given: { ES: 'Adela', PT: 'Amélia' },
    family: { ES: 'Mínguez Soto', PT: 'Mota Prazeres' },
  },
  {
    mailbox: 'editor',
    role: Role.Editor,
    given: { ES: 'Edurne', PT: 'Edite' },
    family: { ES: 'Torres Calvo', PT: 'Torres Calado' },
  },
  {
    mailbox: 'franchisee',
    role: Role.Franchisee,
    given: { ES: 'Francisca', PT: 'Francisca' },
    family: { ES: 'Vidal Ochoa', PT: 'Vidal Outeiro' },
  },
  {
    mailbox: 'manager',
    role: Role.Manager,
    given: { ES: 'Mario', PT: 'Mário' },
    family: { ES: 'Garrido Paz', PT: 'Garrido Pais' },
  },
  {
    mailbox: 'consultant',
    role: Role.Consultant,
    given: { ES: 'Clara', PT: 'Clara' },
    family: { ES: 'Sunyer Mas', PT: 'Sequeira Maia' },
  },
  {
    mailbox: 'partner',
    role: Role.Partner,
    given: { ES: 'Pablo', PT: 'Paulo' },
    family: { ES: 'Arnau Neira', PT: 'Arnaldo Neto' },
  },
] as const;

/** A franchisee who has not accepted the confidentiality terms yet, so that the legal screen can be seen (R-AUT-14). */
export const newcomerMailbox = 'newcomer';

/** What to sign in with, in one sentence. */
export function demoAccounts(market: Market): string {
  const { corporateDomain } = marketRecords[market];
  const [first, ...others] = [...namedAccounts.map(({ mailbox }) => mailbox), newcomerMailbox];
  const alternatives = others.map((mailbox) => `${mailbox}@`).join(', ');
  return `Sign in as ${first}@${corporateDomain} (or ${alternatives}), password ${demoPassword}`;
}
