/** R-PLT-01 */
export const markets = ['ES', 'PT'] as const;
export type Market = (typeof markets)[number];

/** R-PLT-05 */
export const languages = ['CAST', 'CAT', 'PT'] as const;
export type Language = (typeof languages)[number];

const marketLanguages = {
  ES: ['CAST', 'CAT'],
  PT: ['PT'],
} as const satisfies Record<Market, readonly [Language, ...Language[]]>;

/** Market matrix (requirements 1.30). */
export interface MarketFeatures {
  /** R-PLT-08 */
  readonly languageSelector: boolean;
  /** R-CHT-01 */
  readonly orderChat: boolean;
  /** R-MOP-01 */
  readonly mobileOrderPause: boolean;
  /** R-NAV-03 */
  readonly diagnosticAndPlanner: boolean;
  /** R-NAV-34, R-NAV-35 */
  readonly importsAndVideos: boolean;
  /** R-CAT-18 */
  readonly customResourceLink: boolean;
  /** R-WIZ-05, R-WIZ-09, R-WIZ-12: questions, same-format jump, price box. */
  readonly wizardQuestions: boolean;
  /** R-WIZ-07, R-WIZ-11: budget, units, billing, shipping; without it method is 1. */
  readonly wizardBudgetPage: boolean;
  /** R-WIZ-18, R-WIZ-22: arrow and required personalisation. */
  readonly wizardDirections: boolean;
  /** R-CRT-10, R-CRT-13 */
  readonly billingRestaurant: boolean;
  /** R-CRT-16 */
  readonly contactPhoneRequired: boolean;
  /** R-AUT-10 */
  readonly externalLogin: boolean;
}

/** All differences between markets, as data (architecture 6). */
export interface MarketRecord {
  readonly market: Market;
  /** R-PLT-09, AMB-21 */
  readonly title: string;
  readonly country: string;
  /** R-DIA-29 */
  readonly ownChain: string;
  readonly languages: readonly [Language, ...Language[]];
  readonly defaultLanguage: Language;
  /** R-PLT-19 */
  readonly corporateDomain: string;
  /** AMB-18 */
  readonly otherDomains: readonly string[];
  /** Configured (R-AUT-10). */
  readonly identityProvider: boolean;
  /** VAPID key (RFC 8292); `null` without web push. */
  readonly pushKey: string | null;
  /** Contact address. */
  readonly agencyMail: string;
  /** The first change of status assigns the order. */
  readonly takesOnFirstChange: boolean;
  /** Managers may accept quotes and approve proofs. */
  readonly managersApprove: boolean;
  /** R-ORD-12 */
  readonly orderNumberPrefix: string;
  /** IANA; for display and deadlines (AMB-59). */
  readonly timeZone: string;
  readonly currency: string;
  /** Percent, the usual first. */
  readonly vatRates: readonly [number, ...number[]];
  /** National: `MM-DD`, and days after Easter Sunday. */
  readonly holidays: { readonly fixed: readonly string[]; readonly aroundEaster: readonly number[] };
  readonly features: MarketFeatures;
}

/** Overrides of the market's defaults (AMB-21, AMB-78). */
export type DeploymentSettings = Pick<
  MarketRecord,
  | 'title'
  | 'corporateDomain'
  | 'otherDomains'
  | 'orderNumberPrefix'
  | 'identityProvider'
  | 'pushKey'
  | 'agencyMail'
  | 'takesOnFirstChange'
  | 'managersApprove'
>;

export const marketRecords: Readonly<Record<Market, MarketRecord>> = {
  ES: {
    market: 'ES',
    title: 'LSM',
    country: 'España',
    ownChain: 'Nuestra cadena',
    languages: marketLanguages.ES,
    defaultLanguage: 'CAST',
    corporateDomain: 'es.chain.example',
    otherDomains: [],
    agencyMail: 'agency@es.chain.example',
    takesOnFirstChange: false,
    managersApprove: true,
    identityProvider: false,
    pushKey: null,
    orderNumberPrefix: '#P-',
    timeZone: 'Europe/Madrid',
    currency: 'EUR',
    vatRates: [21, 10, 4, 0],
    holidays: {
      fixed: ['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'],
      aroundEaster: [-2],
    },
    features: {
      languageSelector: true,
      orderChat: false,
      mobileOrderPause: true,
      diagnosticAndPlanner: true,
      importsAndVideos: true,
      customResourceLink: true,
      wizardQuestions: true,
      wizardBudgetPage: true,
      wizardDirections: false,
      billingRestaurant: true,
      contactPhoneRequired: true,
      externalLogin: false,
    },
  },
  PT: {
    market: 'PT',
    title: 'LRM',
    country: 'Portugal',
    ownChain: 'A nossa cadeia',
    languages: marketLanguages.PT,
    defaultLanguage: 'PT',
    corporateDomain: 'pt.chain.example',
    otherDomains: [],
    agencyMail: 'agency@pt.chain.example',
    takesOnFirstChange: false,
    managersApprove: true,
    identityProvider: true,
    pushKey: null,
    orderNumberPrefix: '#O-',
    timeZone: 'Europe/Lisbon',
    currency: 'EUR',
    vatRates: [23, 13, 6, 0],
    holidays: {
      fixed: ['01-01', '04-25', '05-01', '06-10', '08-15', '10-05', '11-01', '12-01', '12-08', '12-25'],
      aroundEaster: [-2, 0, 60],
    },
    features: {
      languageSelector: false,
      orderChat: true,
      mobileOrderPause: false,
      diagnosticAndPlanner: false,
      importsAndVideos: false,
      customResourceLink: false,
      wizardQuestions: false,
      wizardBudgetPage: false,
      wizardDirections: true,
      billingRestaurant: false,
      contactPhoneRequired: false,
      externalLogin: true,
    },
  },
};

/** The remembered language if the market has it, else its default (R-PLT-06, R-PLT-07). */
export function languageFor(market: Market, remembered: string | null | undefined): Language {
  const record = marketRecords[market];
  return record.languages.find((language) => language === remembered) ?? record.defaultLanguage;
}

export const languageNames: Readonly<Record<Language, string>> = {
  CAST: 'Castellano',
  CAT: 'Català',
  PT: 'Português',
};

/** R-ERR-25 */
export type Labels = Readonly<Record<Language, string>>;
