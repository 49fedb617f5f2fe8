/** The address of the plan's picture on a day: another one each day, so that no browser shows an old one for longer (R-API-103). */
export const planImageAddress = (url: string, today: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}date=${today}`;
