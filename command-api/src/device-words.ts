import Bowser from 'bowser';

/** `Chrome` on `Windows`; omitted if unknown. */
export interface DeviceWords {
  readonly browser?: string;
  readonly system?: string;
}

const maxHeader = 512;
const maxWord = 40;

/** From `User-Agent`: display only. */
export function deviceWords(userAgent: string | undefined): DeviceWords {
  if (userAgent === undefined || userAgent === '') return {};
  const { browser, os } = Bowser.parse(userAgent.slice(0, maxHeader));
  return {
    ...(browser.name && { browser: browser.name.slice(0, maxWord) }),
    ...(os.name && { system: os.name.slice(0, maxWord) }),
  };
}
