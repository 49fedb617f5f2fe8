import { allViews } from './all-views';

/** Views that show something out of personal envelopes: an erased person goes from them by making them anew (S18). */
export const personalViews = allViews.filter(({ personal }) => personal);
