import { resourceCommands, resourceQueries } from '@portal/contracts/areas/resources';
import { useCallCommand } from '#core/client/use-call-command';
import { useSession } from '#core/session/session-state';
import { uploadStore } from '../uploads/upload-store';
import { type ResourceDraft, toInput } from './resource-values';

const { ListResources, GetResource } = resourceQueries;

/** A cut picture has no name of its own: among many it is found by that of its resource. */
const thumbFile = (thumb: Blob, name: string) =>
  new File([thumb], `${name.replaceAll(/[\\/]/g, '-').trim()}.jpg`, { type: 'image/jpeg' });

/**
 * Saves a resource with placeholders for what is still to be uploaded, and hands the files to the queue, which tells the
 * resource their keys when they have arrived (R-ARS-16).
 */
export function useSaving() {
  const { user } = useSession();
  const adding = useCallCommand(resourceCommands.AddResource, { refresh: [ListResources], once: true });
  const updating = useCallCommand(resourceCommands.UpdateResource, {
    refresh: [ListResources, GetResource],
    once: true,
  });

  /**
   * @param id of the resource; `null` for a new one
   * @param many one of many that are added at once: its key is the same when it is added again after a failure
   * @throws CallError
   */
  return async (id: number | null, draft: ResourceDraft, many?: { readonly intent: string }) => {
    const { name, version, file, thumb } = draft;
    const input = toInput(draft);
    const { data } =
      id === null ? await adding.send(input, many?.intent) : await updating.send({ ...input, id, version });
    const handIn = (part: 'file' | 'thumb', chosen: File) =>
      uploadStore.handIn(user.id, {
        resourceId: data.id,
        name,
        part,
        filename: chosen.name,
        file: chosen,
      });
    if (thumb !== null) handIn('thumb', thumbFile(thumb, name));
    if (file !== null) handIn('file', file);
    return data;
  };
}
