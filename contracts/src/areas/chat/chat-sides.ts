import { type Caller, isAdministrator, type Labels, type Role, Role as roles } from '../../kernel';

/** A conversation has two sides: the restaurant whose order it is, and the agency (R-CHT-01). */
export const chatSides = ['restaurant', 'agency'] as const;
export type ChatSide = (typeof chatSides)[number];

export const sideOf = (role: Role): ChatSide => (isAdministrator(role) ? 'agency' : 'restaurant');
/** Administrators who act for a restaurant stay on the agency's side (AMB-62). */
export const sideOfCaller = ({ role, ownRole }: Caller): ChatSide => sideOf(ownRole ?? role);
export const otherSide = (side: ChatSide): ChatSide => (side === 'agency' ? 'restaurant' : 'agency');

/** The sender of a message, as its reader sees it (R-CHT-02). */
export const senderKinds = ['me', 'franchisee', 'consultant', 'manager', 'agency'] as const;
export type SenderKind = (typeof senderKinds)[number];

const kindsByRole: Partial<Record<Role, SenderKind>> = {
  [roles.Franchisee]: 'franchisee',
  [roles.Consultant]: 'consultant',
  [roles.Manager]: 'manager',
};

/** `me` for own messages, else the sender's role; any other role counts as agency (R-CHT-02). */
export function senderKind(message: { user_id: number; user_type: Role }, reader: number): SenderKind {
  return message.user_id === reader ? 'me' : (kindsByRole[message.user_type] ?? 'agency');
}

export const senderLabels: Readonly<Record<SenderKind, Labels>> = {
  me: { CAST: 'Yo', CAT: 'Jo', PT: 'Eu' },
  franchisee: { CAST: 'Franquiciado', CAT: 'Franquiciat', PT: 'Franquiado' },
  consultant: { CAST: 'Consultor', CAT: 'Consultor', PT: 'Consultor' },
  manager: { CAST: 'Gerente', CAT: 'Gerent', PT: 'Gerente' },
  agency: { CAST: 'Agencia', CAT: 'Agència', PT: 'Agência' },
};

/** Beside the sender of what an administrator wrote in restaurant mode (AMB-62). */
export const inPlaceLabel: Labels = {
  CAST: 'en nombre del restaurante',
  CAT: 'en nom del restaurant',
  PT: 'em nome do restaurante',
};
