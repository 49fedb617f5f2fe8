import { resourceSearchCommands } from '@portal/contracts/areas/resources';
import { isAdministrator } from '@portal/contracts/kernel';
import { useEffect, useEffectEvent } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useSession } from '#core/session/session-state';

/** Whoever is still typing has not searched: so long it must stand, in milliseconds. */
const stillness = 1_500;
/** Said once for each term and visit. */
const reported = new Set<string>();

/**
 * Tells the portal what was searched and is not there, so that somebody can add it (R-CAT-19). Administrators, who look
 * whether it is there by now, are not counted.
 */
export function useEmptySearchReport(term: string, isEmpty: boolean): void {
  const { language: lang } = useLanguage();
  const { user } = useSession();
  const report = useCallCommand(resourceSearchCommands.ReportEmptySearch);
  const isWanted = isEmpty && !isAdministrator(user.type);
  // Nobody waits for it: what is lost is a number in a list.
  const send = useEffectEvent(() => {
    if (reported.has(`${lang} ${term}`)) return;
    reported.add(`${lang} ${term}`);
    void report.send({ term, lang }).catch(() => undefined);
  });
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => send(), stillness);
    return () => clearTimeout(timer);
  }, [isWanted, term, lang]);
}
