/** What a restaurant says of itself in public, and its invoices' data; by the names of the wire (R-CHN-07). */
export interface PublicData {
  readonly public_name: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** `2026-12-01`, or blank. */
  readonly opening_date: string;
  readonly razon: string;
  readonly CIF: string;
  readonly fiscal_address: string;
}

/** The names of the same fields inside. */
export const publicFields = {
  public_name: 'publicName',
  address: 'address',
  phone: 'phone',
  email: 'email',
  opening_date: 'openingDate',
  razon: 'razon',
  CIF: 'cif',
  fiscal_address: 'fiscalAddress',
} as const satisfies Record<keyof PublicData, string>;

/** What an invoice, and online booking of birthdays, need (R-CHN-27, R-CHN-33). */
export const invoiceFields = [
  'razon',
  'CIF',
  'fiscal_address',
] as const satisfies readonly (keyof PublicData)[];
