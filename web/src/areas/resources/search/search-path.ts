/** The address of a search (R-NAV-13). */
export const searchPath = (term: string) => `/search?${new URLSearchParams({ s: term }).toString()}`;
