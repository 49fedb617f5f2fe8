import { resourceCommands, ResourceStatus } from '@portal/contracts/areas/resources';
import { useMarket } from '#core/market';
import { type CommandForm, useCommandForm } from '#ui/form/use-command-form';
import { formTexts } from '../../texts';
import { asDraft, emptyValues, type ResourceDraft, shortcomingsOf, toInput } from '../form/resource-values';
import type { Drafts } from './use-drafts';

const { AddResource } = resourceCommands;
/** Names stand at the files. */
const ownName = { name: '-' } as const;

/**
 * What all the drafts have in common: what they are and where they stand, by the rules of the form (R-ARS-09…12). What is
 * missing is told once somebody has tried.
 */
export function useCommonForm(
  { ready, addAll }: Drafts,
  onAdded: (count: number) => void,
): CommandForm<ResourceDraft> {
  const { market, languages } = useMarket();
  const isNamed = ready.every(({ name }) => name.trim() !== '');
  const form: CommandForm<ResourceDraft> = useCommandForm<typeof AddResource, ResourceDraft>(AddResource, {
    words: formTexts,
    // What nobody has looked at yet is shown to nobody.
    initial: { ...asDraft(emptyValues(languages)), status: ResourceStatus.Inactive },
    toInput,
    // Each file has its picture.
    useCheck: (draft) => ({
      ...shortcomingsOf({ ...draft, ...ownName }, true, market),
      ...(!isNamed && { names: 'obligatory_name' }),
    }),
    send: async (draft) => {
      onAdded(await addAll(draft));
    },
    onSent: (_data, draft) => form.reset(draft),
  });
  return form;
}
