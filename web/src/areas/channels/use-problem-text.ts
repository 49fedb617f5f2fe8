import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { problemTexts } from './texts';

const isKnown = (key: string): key is (typeof problemTexts.keys)[number] =>
  (problemTexts.keys as readonly string[]).includes(key);

/** What is wrong with a field, in words; nothing where nothing is. */
export function useProblemText(): (code: string | undefined) => string | undefined {
  const text = useText(problemTexts);
  const { corporateDomain } = useMarket();
  return (code) => {
    if (code === undefined) return undefined;
    const key = `code.${code}`;
    return text(isKnown(key) ? key : 'code.other', { domain: corporateDomain });
  };
}
