import DownloadRounded from '@mui/icons-material/DownloadRounded';
import { Button } from '@mui/material';
import {
  maxDownloadedAtOnce,
  resourceCommands,
  ResourceStatus,
  type ResourceSummary,
} from '@portal/contracts/areas/resources';
import { useState } from 'react';
import { fetchFile } from '#core/client/fetch-file';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useSite } from '#core/session/site';
import { useToast } from '#ui/toast/toast-context';
import { selectionTexts } from './texts';

/** Milliseconds: names take longer to read than a sentence. */
const namesTimeoutMs = 12_000;

const inArchives = (ids: readonly number[]) =>
  Array.from({ length: Math.ceil(ids.length / maxDownloadedAtOnce) }, (_, at) =>
    ids.slice(at * maxDownloadedAtOnce, (at + 1) * maxDownloadedAtOnce),
  );

/** Resources without a file are named (R-CAT-05, AMB-36). */
export function DownloadAllButton({ resources }: { resources: readonly ResourceSummary[] }) {
  const text = useText(selectionTexts);
  const toast = useToast();
  const { restaurant } = useSite();
  const { send } = useCallCommand(resourceCommands.DownloadSelection);
  const [isBusy, setBusy] = useState(false);
  const offered = resources.filter((each) => each.status === ResourceStatus.Published && each.has_file);

  const download = async () => {
    const fetched: number[] = [];
    for (const ids of inArchives(offered.map(({ id }) => id))) {
      const { data } = await send({ ids, restaurant_id: restaurant?.id });
      fetchFile(data);
      fetched.push(...data.ids);
    }
    toast.done(text('started', { count: fetched.length }));
    const left = resources.filter(({ id }) => !fetched.includes(id)).map(({ name }) => name);
    if (left.length > 0) toast.info(text('refused', { names: left.join(', ') }), undefined, namesTimeoutMs);
  };
  const start = async () => {
    setBusy(true);
    try {
      await download();
    } catch (error) {
      toast.failed(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      startIcon={<DownloadRounded aria-hidden />}
      disabled={isBusy || offered.length === 0}
      onClick={() => void start()}
    >
      {text(isBusy ? 'preparing' : 'downloadAll')}
    </Button>
  );
}
