import type { MarketRecord } from '@portal/contracts/kernel';
import { marketRecords, markets } from '@portal/contracts/kernel';
import { createContext, use } from 'react';

/** Which deployment this page belongs to: the server writes it into `<meta name="market">` (R-PLT-01). */
export function marketOf(document: Document): MarketRecord {
  const written = document.querySelector<HTMLMetaElement>('meta[name="market"]')?.content;
  return marketRecords[markets.find((market) => market === written) ?? 'ES'];
}

export const MarketContext = createContext<MarketRecord>(marketRecords.ES);

/** Everything that differs between markets, as data: switches, languages, time zone, prefix of order numbers. */
export const useMarket = () => use(MarketContext);
