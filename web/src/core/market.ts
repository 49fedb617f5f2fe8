import { type DeploymentSettings, type MarketRecord, marketRecords, markets } from '@portal/contracts/kernel';
import { createContext, use } from 'react';

const writtenIn = (document: Document, name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/**
 * The page's deployment: `<meta name="market">` (R-PLT-01), and its overrides in `<meta name="deployment">` (AMB-78).
 */
export function marketOf(document: Document): MarketRecord {
  const market = markets.find((candidate) => candidate === writtenIn(document, 'market')) ?? 'ES';
  const settings = JSON.parse(writtenIn(document, 'deployment') ?? '{}') as Partial<DeploymentSettings>;
  return { ...marketRecords[market], ...settings };
}

export const MarketContext = createContext<MarketRecord>(marketRecords.ES);

export const useMarket = () => use(MarketContext);
