import { StoreUnavailable } from '@portal/platform/stores/store-unavailable';

/** Kept by the browser (W4). */
export interface SignInChecks {
  readonly state: string;
  readonly nonce: string;
  /** PKCE. */
  readonly verifier: string;
}

/** Verified identity, or the refusal. */
export type ProvedIdentity =
  | {
      readonly email: string;
      /** The provider required a second factor. */
      readonly isMultiFactor: boolean;
    }
  | {
      /** `unverified`: no verified e-mail. `invalid`: not the answer to this request. */
      readonly refused: 'denied' | 'invalid' | 'unverified';
    };

/** Replaces the password (R-AUT-10). All methods may throw IdentityProviderUnavailable. */
export interface IdentityProvider {
  begin(): Promise<SignInChecks & { readonly url: string }>;
  /** @param answer query of the callback */
  prove(answer: URLSearchParams, checks: SignInChecks): Promise<ProvedIdentity>;
  /** Single logout back to the portal's login; `null` if unsupported. */
  endSessionUrl(): Promise<string | null>;
}

export class IdentityProviderUnavailable extends StoreUnavailable {
  constructor(cause: unknown) {
    super('the identity provider', cause);
    this.name = 'IdentityProviderUnavailable';
  }
}
