import Bowser from 'bowser';

/** What a browser says it is, in two words of people: `Chrome` on `Windows`; left out where it says nothing. */
export interface DeviceWords {
  readonly browser?: string;
  readonly system?: string;
}

const maxHeader = 512;
const maxWord = 40;

/** Reads a `User-Agent` header: what it claims is shown to its own person and decides nothing. */
export function deviceWords(userAgent: string | undefined): DeviceWords {
  if (userAgent === undefined || userAgent === '') return {};
  const { browser, os } = Bowser.parse(userAgent.slice(0, maxHeader));
  return {
    ...(browser.name && { browser: browser.name.slice(0, maxWord) }),
    ...(os.name && { system: os.name.slice(0, maxWord) }),
  };
}
