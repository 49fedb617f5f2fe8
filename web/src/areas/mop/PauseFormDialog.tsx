import { mopCommands } from '@portal/contracts/areas/mop';
import { useState } from 'react';
import type { PauseFormProps } from '#core/area-manifest';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { FormDialog } from '#ui/form/FormDialog';
import { useCommandForm } from '#ui/form/use-command-form';
import { RequestFields, useProblems, useProposedTimes } from './RequestFields';
import { firstDraft, inputOf, type PauseDraft } from './pause-draft';
import { requestTexts } from './texts';

/** AMB-49. */
export function PauseFormDialog({ restaurantId, onTake, onClose }: PauseFormProps) {
  const text = useText(requestTexts);
  const market = useMarket();
  const [initial] = useState(() => firstDraft(restaurantId, Date.now(), market));
  const form = useCommandForm<typeof mopCommands.RequestMopPause, PauseDraft>(mopCommands.RequestMopPause, {
    words: requestTexts,
    initial,
    toInput: (draft) => inputOf(draft, market),
    useCheck: useProblems,
    atOnce: ['start_date', 'end_date'],
    send: async () => undefined,
    onSent: (_data, draft) => {
      const { start_date, end_date, value } = inputOf(draft, market);
      onTake({ start_date, end_date, value });
    },
  });
  useProposedTimes(form);
  return (
    <FormDialog form={form} title={text('title')} confirm={text('take')} onClose={onClose}>
      <RequestFields form={form} isOfRestaurant />
    </FormDialog>
  );
}
