/** The two deployments of the portal (R-PLT-01). */
export const markets = ['ES', 'PT'] as const;
export type Market = (typeof markets)[number];

/** Interface languages (R-PLT-05): Spanish, Catalan, Portuguese, by the codes of the specification. */
export const languages = ['CAST', 'CAT', 'PT'] as const;
export type Language = (typeof languages)[number];

const marketLanguages = {
  ES: ['CAST', 'CAT'],
  PT: ['PT'],
} as const satisfies Record<Market, readonly [Language, ...Language[]]>;

/** What a market has and another has not. One switch per row of the market matrix (requirements 1.30). */
export interface MarketFeatures {
  /** R-PLT-08: the language selector is shown. */
  readonly languageSelector: boolean;
  /** R-CHT-01: every order has a chat. */
  readonly orderChat: boolean;
  /** R-MOP-01: mobile ordering can be paused. */
  readonly mobileOrderPause: boolean;
  /** R-NAV-03: diagnostic and yearly planner. */
  readonly diagnosticAndPlanner: boolean;
  /** R-NAV-34, R-NAV-35: imports and video adverts. */
  readonly importsAndVideos: boolean;
  /** R-CAT-18: the national section links to the custom resource request. */
  readonly customResourceLink: boolean;
  /** R-WIZ-05, R-WIZ-09, R-WIZ-12: format questions, same-format jump and price box in the wizard. */
  readonly wizardQuestions: boolean;
  /** R-WIZ-07, R-WIZ-11: the wizard ends with budget, units, billing and shipping; without it the method is 1. */
  readonly wizardBudgetPage: boolean;
  /** R-WIZ-18, R-WIZ-22: direction arrow and the required personalisation fields. */
  readonly wizardDirections: boolean;
  /** R-CRT-10, R-CRT-13: an invoice restaurant is required. */
  readonly billingRestaurant: boolean;
  /** R-CRT-16: the contact phone is required. */
  readonly contactPhoneRequired: boolean;
  /** R-AUT-10: login through an external identity provider. */
  readonly externalLogin: boolean;
}

/** Everything that differs between markets, as data (architecture 6). */
export interface MarketRecord {
  readonly market: Market;
  /** Short product title in the header (R-PLT-09, AMB-21). */
  readonly title: string;
  readonly country: string;
  /** What the own chain is called beside its competitors (R-DIA-29). */
  readonly ownChain: string;
  readonly languages: readonly [Language, ...Language[]];
  readonly defaultLanguage: Language;
  /** The one corporate e-mail domain (R-PLT-19). */
  readonly corporateDomain: string;
  /** Domains that are taken as well (AMB-18). */
  readonly otherDomains: readonly string[];
  /** An identity provider is configured, so that people may sign in by it (R-AUT-10). */
  readonly identityProvider: boolean;
  /** Public key under which browsers are notified (RFC 8292); `null` where none is configured: they are not. */
  readonly pushKey: string | null;
  /** Where people write to the agency. */
  readonly agencyMail: string;
  /** An order that nobody has taken is taken by who first changes its status. */
  readonly takesOnFirstChange: boolean;
  /** R-ORD-12. */
  readonly orderNumberPrefix: string;
  /** IANA zone in which times are shown and deadlines counted (AMB-59). */
  readonly timeZone: string;
  readonly currency: string;
  /** National holidays: `MM-DD`, and days after Easter Sunday. */
  readonly holidays: { readonly fixed: readonly string[]; readonly aroundEaster: readonly number[] };
  readonly features: MarketFeatures;
}

/** What a deployment may set instead of its market's default (AMB-21, AMB-78). */
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
>;

/** The market of a deployment before it sets anything of its own. */
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
    identityProvider: false,
    pushKey: null,
    orderNumberPrefix: '#P-',
    timeZone: 'Europe/Madrid',
    currency: 'EUR',
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
    identityProvider: true,
    pushKey: null,
    orderNumberPrefix: '#O-',
    timeZone: 'Europe/Lisbon',
    currency: 'EUR',
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

/**
 * The language to use: the remembered one when this market has it, else the market's default (R-PLT-06, R-PLT-07).
 * An invalid remembered value is treated as absent.
 */
export function languageFor(market: Market, remembered: string | null | undefined): Language {
  const record = marketRecords[market];
  return record.languages.find((language) => language === remembered) ?? record.defaultLanguage;
}

/** The names of the languages, each in itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  CAST: 'Castellano',
  CAT: 'Català',
  PT: 'Português',
};

/** A text of the domain in every interface language (R-ERR-25). */
export type Labels = Readonly<Record<Language, string>>;
