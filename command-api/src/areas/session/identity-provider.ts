import { StoreUnavailable } from '@portal/platform/stores/store-unavailable';

/** What must come back with the answer, kept by the browser that asked (W4). */
export interface SignInChecks {
  readonly state: string;
  readonly nonce: string;
  /** PKCE. */
  readonly verifier: string;
}

/** What the provider vouched for, or why it is worth nothing. */
export type ProvedIdentity =
  | {
      readonly email: string;
      /** It has asked for more than a password. */
      readonly isMultiFactor: boolean;
    }
  | {
      /** `unverified`: it names no e-mail address that it has verified. `invalid`: not its answer to this question. */
      readonly refused: 'denied' | 'invalid' | 'unverified';
    };

/** Says who somebody is, instead of a password (R-AUT-10). Every method may throw IdentityProviderUnavailable. */
export interface IdentityProvider {
  /** Where a browser continues, and what its answer will be checked with. */
  begin(): Promise<SignInChecks & { readonly url: string }>;
  /** @param answer the query of the address at which the browser came back */
  prove(answer: URLSearchParams, checks: SignInChecks): Promise<ProvedIdentity>;
  /** Where it ends its own session and comes back to the portal's login; `null` where it cannot. */
  endSessionUrl(): Promise<string | null>;
}

/** The identity provider cannot be reached now. */
export class IdentityProviderUnavailable extends StoreUnavailable {
  constructor(cause: unknown) {
    super('the identity provider', cause);
    this.name = 'IdentityProviderUnavailable';
  }
}
