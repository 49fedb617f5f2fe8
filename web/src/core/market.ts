import { type DeploymentSettings, type MarketRecord, marketRecords, markets } from '@portal/contracts/kernel';
import { createContext, use } from 'react';

const writtenIn = (document: Document, name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/**
 * Which deployment this page belongs to: the server writes its market into `<meta name="market">` (R-PLT-01) and what it
 * sets instead of the market's defaults into `<meta name="deployment">` (AMB-78).
 */
export function marketOf(document: Document): MarketRecord {
  const market = markets.find((candidate) => candidate === writtenIn(document, 'market')) ?? 'ES';
  const settings = JSON.parse(writtenIn(document, 'deployment') ?? '{}') as Partial<DeploymentSettings>;
  return { ...marketRecords[market], ...settings };
}

export const MarketContext = createContext<MarketRecord>(marketRecords.ES);

/** Everything that differs between markets, as data: switches, languages, time zone, prefix of order numbers. */
export const useMarket = () => use(MarketContext);
