import { defineRejections } from '../../kernel';

export const externalLoginRejections = defineRejections({
  /** No identity provider is configured here. */
  external_login_off: 404,
  /** The person, or the provider, did not agree to it. */
  external_login_denied: 403,
  /** The code or what it began with is used, too old, or another browser's. */
  external_login_expired: 410,
});
