import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { problemMessages } from './problems.messages';

const isKnown = (key: string): key is (typeof problemMessages.keys)[number] =>
  (problemMessages.keys as readonly string[]).includes(key);

/** What is wrong with a field, in words; nothing where nothing is. */
export function useProblemText(): (code: string | undefined) => string | undefined {
  const text = useText(problemMessages);
  const { corporateDomain } = useMarket();
  return (code) => {
    if (code === undefined) return undefined;
    const key = `code.${code}`;
    return text(isKnown(key) ? key : 'code.other', { domain: corporateDomain });
  };
}
