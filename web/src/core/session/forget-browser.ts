/** What the machine remembers and no person: how it looks, in which language, and what it still owes the server. */
const ofMachine: readonly string[] = ['appearance', 'language', 'density', 'logout-owed'];

/**
 * Removes everything that this browser keeps beside `ofMachine`: for a sign-out in which an area could not say what it
 * keeps of the person, because its code could not be loaded (safety W18).
 */
export function forgetBrowser(): void {
  try {
    sessionStorage.clear();
    Object.keys(localStorage)
      .filter((key) => !ofMachine.includes(key))
      .forEach((key) => localStorage.removeItem(key));
  } catch {
    // Storage is forbidden: nothing is kept.
  }
}
