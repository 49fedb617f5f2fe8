import { resourceCommands, resourceQueries, toCome } from '@portal/contracts/areas/resources';
import { useCallCommand } from '../../../../app/client/use-call-command';
import { useSession } from '../../../../app/session/session-state';
import { uploadDesk } from '../uploads/upload-desk';
import type { ResourceValues } from './resource-values';
import { toInput } from './resource-values';

const { ListResources, GetResource } = resourceQueries;

/** What is chosen and not uploaded yet. */
interface ChosenParts {
  readonly file: File | null;
  readonly thumb: Blob | null;
  /** One of many that are added at once: nobody wants to hear of each. */
  readonly isOfMany?: boolean;
}

/** As which version a form changes which resource; no id for a new one. */
interface Target {
  readonly id: number | null;
  readonly version?: number;
}

/** A cut picture has no name of its own: among many it is found by that of its resource. */
const thumbFile = (thumb: Blob, name: string) =>
  new File([thumb], `${name.replaceAll(/[\\/]/g, '-').trim()}.jpg`, { type: 'image/jpeg' });

/**
 * Saves a resource with placeholders for what is still to be uploaded, and hands the files to the queue, which tells the
 * resource their keys when they have arrived (R-ARS-16).
 */
export function useSaving() {
  const { user } = useSession();
  const adding = useCallCommand(resourceCommands.AddResource, { refresh: [ListResources] });
  const updating = useCallCommand(resourceCommands.UpdateResource, { refresh: [ListResources, GetResource] });

  /**
   * @param intent key of a wish to add that is asked for again after a failure
   * @throws CallError
   */
  const save = async (
    target: Target,
    values: ResourceValues,
    { file, thumb, isOfMany = false }: ChosenParts,
    intent?: string,
  ) => {
    const input = {
      ...toInput(values),
      ...(file === null ? {} : { file: toCome }),
      ...(thumb === null ? {} : { thumb: toCome }),
    };
    const { id, version } = target;
    const { data } =
      id === null ? await adding.send(input, intent) : await updating.send({ ...input, id, version });
    const handIn = (part: 'file' | 'thumb', chosen: File) =>
      uploadDesk.handIn(user.id, {
        resourceId: data.id,
        name: values.name,
        part,
        filename: chosen.name,
        file: chosen,
        ...(isOfMany && { isOfMany }),
      });
    if (thumb !== null) handIn('thumb', thumbFile(thumb, values.name));
    if (file !== null) handIn('file', file);
    return data;
  };
  return { save, isSaving: adding.isPending || updating.isPending };
}
