import {
  resourceCommands,
  type ResourceDetail,
  resourceDownloads,
  resourceQueries,
} from '@portal/contracts/areas/resources';
import { apiBase } from '#core/client/call-client';
import { useCallCommand } from '#core/client/use-call-command';
import { fillPath } from '#core/client/wire';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { type Past, type RecordHistory, withFields } from '#ui/history/record-history';
import { formTexts, versionTexts } from '../texts';
import { useSaving } from './resource-saving';
import { asDraft, emptyValues, type FieldName, valuesOf } from './resource-values';
import { useValueText } from './value-text';

const lists: readonly FieldName[] = ['sections', 'tags', 'customizable'];
const isField = (path: string): path is FieldName => path in emptyValues([]);

/** Of a file that browsers show as a picture; empty for others. */
function pictureOf({ id, file, file_version: version }: ResourceDetail): string {
  if (!/\.(?:gif|jpe?g|png|webp)$/i.test(file)) return '';
  return `${apiBase}${fillPath(resourceDownloads.OpenFileVersion.path, { id, version })}?v=${version}`;
}

const { GetResource, ListFileVersions, ListResources } = resourceQueries;

/** An earlier file is a version that is chosen again; thumbs are not kept as versions. @throws CallError */
function useRestore() {
  const save = useSaving();
  const { send: chooseVersion } = useCallCommand(resourceCommands.RestoreFileVersion, {
    refresh: [ListFileVersions, GetResource, ListResources],
    once: true,
  });
  return async ({ was, now, fields }: Past<ResourceDetail>, isForced: boolean) => {
    const values = withFields(valuesOf(was), valuesOf(now), fields);
    if (fields.some(isField)) await save(now.id, asDraft(values, isForced ? undefined : now.version));
    if (fields.includes('file')) await chooseVersion({ id: now.id, version: was.file_version });
  };
}

export function useResourceHistory({ id, name }: ResourceDetail): RecordHistory<ResourceDetail> {
  const text = useText(formTexts);
  const versions = useText(versionTexts);
  const may = useMay();
  const restore = useRestore();
  const valueText = useValueText();
  return {
    record: 'resource',
    id,
    name,
    valuesOf: (resource) => ({
      ...valuesOf(resource),
      thumb: resource.thumb,
      file: resource.file && `${resource.file} · ${versions('version', { version: resource.file_version })}`,
      picture: pictureOf(resource),
    }),
    labelOf: (path) => {
      if (path === 'picture') return text('file');
      return isField(path) || path === 'thumb' || path === 'file' ? text(path) : undefined;
    },
    textOf: (path, value) =>
      isField(path) ? valueText(path, { [path]: lists.includes(path) ? [value].flat() : value }) : undefined,
    restore: may(resourceCommands.UpdateResource) ? restore : undefined,
    isRestorable: (field, was) => isField(field) || (field === 'file' && was.file_version > 0),
  };
}
