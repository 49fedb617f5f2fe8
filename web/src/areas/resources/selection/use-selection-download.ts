import { resourceCommands } from '@portal/contracts/areas/resources';
import { useState } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useErrorText } from '#core/client/use-error-text';
import { useText } from '#core/i18n/use-text';
import { useSite } from '#core/session/site';
import { useToast } from '#ui/toast/toast-context';
import { fetchFile } from '../card/fetch-file';
import type { Chosen, ResourceSelection } from './selection-context';
import { selectionTexts } from '../texts';

/** Milliseconds: names take longer to read than a sentence. */
const namesLast = 12_000;

/**
 * Downloads the chosen pieces in one archive for the selected restaurant; the server records each (AMB-36). Why it did
 * not work is said where the button is and logged, never in a popup (R-CAT-21).
 */
export function useSelectionDownload({ chosen, end }: ResourceSelection) {
  const text = useText(selectionTexts);
  const toast = useToast();
  const errorText = useErrorText();
  const { restaurant } = useSite();
  const { send, isPending } = useCallCommand(resourceCommands.DownloadSelection);
  const [failure, setFailure] = useState<{ of: Chosen; text: string }>();

  const download = async () => {
    if (isPending) return;
    setFailure(undefined);
    try {
      const { data } = await send({ ids: [...chosen.keys()], restaurant_id: restaurant?.id });
      fetchFile(data);
      toast.done(text('started', { count: data.ids.length }));
      const names = data.refused.map((id) => chosen.get(id) ?? String(id)).join(', ');
      if (names !== '') toast.info(text('refused', { names }), undefined, namesLast);
      end();
    } catch (error) {
      setFailure({ of: chosen, text: errorText(error).text });
      reportError(error);
    }
  };
  return {
    start: () => void download(),
    isPending,
    failure: failure?.of === chosen ? failure.text : undefined,
  };
}
