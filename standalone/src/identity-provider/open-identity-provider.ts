import { createOpenIdProvider, type IdentityProvider } from '@portal/command-api';
import { externalCallbackPath } from '@portal/contracts/areas/session';
import { demoPeople } from '@portal/demo/accounts';
import type { PortalConfig } from '../config';
import { startDemoIdentityProvider } from './demo-identity-provider';

interface Opened {
  readonly provider: IdentityProvider | null;
  close(): Promise<void>;
}

/** Configured provider, or the demo's if the market has one (R-AUT-10). */
export async function openIdentityProvider(
  { oidc, market, marketRecord }: Pick<PortalConfig, 'oidc' | 'market' | 'marketRecord'>,
  publicOrigin: () => string,
): Promise<Opened> {
  const nothing = async () => undefined;
  if (!marketRecord.identityProvider) return { provider: null, close: nothing };
  if (oidc !== null)
    return { provider: createOpenIdProvider({ config: oidc, publicOrigin }), close: nothing };
  const callbackPath = `/api/${externalCallbackPath}`;
  const demo = await startDemoIdentityProvider({
    people: demoPeople(market),
    portalOrigin: publicOrigin,
    callbackPath,
  });
  return {
    provider: createOpenIdProvider({ config: demo.config, publicOrigin }),
    close: () => demo.close(),
  };
}
