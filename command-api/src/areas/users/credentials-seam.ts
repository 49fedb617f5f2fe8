import type { UserEvent } from './user-state';

/*
 * Where the administration of people asks for what credentials do: a mailed link instead of a typed password, and a
 * password that an older client sends. Both are events on the person's own stream.
 */

/** Invites somebody to choose a password: no password is ever mailed (R-ACC-17). */
export const invited = (_userId: number, _at: string): readonly UserEvent[] => [];

/** A password that was sent with a change of a person (R-AUT-22). */
export const passwordSet = (_userId: number, _passwordRecord: string | null): readonly UserEvent[] => [];
