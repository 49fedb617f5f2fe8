/** The picture of the marketing plan, below the static path of the API (R-API-103). */
const planImagePath = '/api/static/marketing-plan.jpg';

/** Its address on a day: another one each day, so that no browser shows an old picture for longer. */
export const planImageAddress = (today: string): string => `${planImagePath}?${today}`;
