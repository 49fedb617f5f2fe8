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
import { useMarket } from '#core/market';
import { useMay } from '#core/session/use-may';
import { type Past, type RecordHistory, withFields } from '#ui/history/record-history';
import { formTexts, versionTexts } from '../texts';
import { asDraft, emptyValues, type FieldName, shortcomingsOf, toInput, valuesOf } from './resource-values';
import { useValueText } from './value-text';

const lists: readonly FieldName[] = ['sections', 'tags', 'customizable'];
const isField = (path: string): path is FieldName => path in emptyValues([]);

/** Of a file that browsers show as a picture; empty for others. */
function pictureOf({ id, file, file_version: version }: ResourceDetail): string {
  if (!/\.(?:gif|jpe?g|png|webp)$/i.test(file)) return '';
  return `${apiBase}${fillPath(resourceDownloads.OpenFileVersion.path, { id, version })}?v=${version}`;
}

const { GetResource, ListFileVersions, ListResources } = resourceQueries;

/** An earlier file is a version that is chosen again. @throws CallError */
function useRestore() {
  const { send: save } = useCallCommand(resourceCommands.UpdateResource, {
    refresh: [ListResources, GetResource],
    once: true,
  });
  const { send: chooseVersion } = useCallCommand(resourceCommands.RestoreFileVersion, {
    refresh: [ListFileVersions, GetResource, ListResources],
    once: true,
  });
  return async ({ was, now, fields }: Past<ResourceDetail>, isForced: boolean) => {
    const values = withFields(valuesOf(was), valuesOf(now), fields);
    const input = {
      ...(fields.some(isField) && toInput(asDraft(values))),
      ...(fields.includes('thumb') && { thumb: was.thumb }),
    };
    const version = isForced ? undefined : now.version;
    if (Object.keys(input).length > 0) await save({ ...input, id: now.id, version });
    if (fields.includes('file')) await chooseVersion({ id: now.id, version: was.file_version });
  };
}

export function useResourceHistory({ id, name }: ResourceDetail): RecordHistory<ResourceDetail> {
  const text = useText(formTexts);
  const versions = useText(versionTexts);
  const may = useMay();
  const restore = useRestore();
  const valueText = useValueText();
  const { market } = useMarket();
  const needsThumb = (row: ResourceDetail) => 'thumb' in shortcomingsOf(valuesOf(row), false, market);
  return {
    record: 'resource',
    id,
    name,
    valuesOf: (row) => ({
      ...valuesOf(row),
      thumb: row.thumb,
      file: row.file && `${row.file} · ${versions('version', { version: row.file_version })}`,
      picture: pictureOf(row),
    }),
    labelOf: (path) => {
      if (path === 'picture') return text('file');
      return isField(path) || path === 'thumb' || path === 'file' ? text(path) : undefined;
    },
    textOf: (path, value) =>
      isField(path) ? valueText(path, { [path]: lists.includes(path) ? [value].flat() : value }) : undefined,
    restore: may(resourceCommands.UpdateResource) ? restore : undefined,
    isRestorable: (field, was, now) => {
      if (field === 'thumb') return was.thumb !== '' || ![was, now].some(needsThumb);
      return isField(field) || (field === 'file' && was.file_version > 0);
    },
  };
}
