import {
  resourceCommands,
  type ResourcePhase,
  resourceQueries,
  type ResourceStatus,
  type ResourceSummary,
} from '@portal/contracts/areas/resources';
import type { Language } from '@portal/contracts/kernel';
import { useState } from 'react';
import { CallError } from '#core/client/call-error';
import { useCallCache } from '#core/client/call-cache';
import { useCallCommand } from '#core/client/use-call-command';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import type { ListUrl } from '#ui/list/use-list-url';
import { useTableList } from '#ui/table/use-table-list';
import { useToast } from '#ui/toast/toast-context';
import { tableTexts } from '../../texts';

/** R-ARS-05, R-CON-32; -1 is all. */
export const pageSizes = [10, 25, 50, 100, -1] as const;
const filters = ['lang', 'status', 'section', 'type', 'category', 'time', 'deleted'] as const;
export type ResourcesUrl = ListUrl<(typeof filters)[number]>;

const inputOf = (input: ResourcesUrl['input']) => ({
  ...input,
  lang: input.lang as Language | undefined,
  section: input.section === undefined ? undefined : Number(input.section),
  time: input.time as ResourcePhase | undefined,
  deleted: input.deleted === undefined ? undefined : true,
});

/** R-ARS-01, R-ARS-02. */
export const useResourceList = () =>
  useTableList(resourceQueries.ListResources, { pageSizes, filters, inputOf });

type Changed = Pick<ResourceSummary, 'id' | 'name' | 'status' | 'version'>;

/** Newer versions: one refusal for all. */
const conflicts = new CallError({
  call: resourceCommands.SetResourcesStatus.name,
  status: 409,
  correlationId: '',
  code: 'conflict',
  details: {},
});

/** Resources whose status was not set; without an error they are gone. */
export interface Refused {
  readonly names: readonly string[];
  readonly error?: unknown;
}

/** Limit of a command. */
const atOnce = 500;
const portions = <T>(all: readonly T[]) =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, index) =>
    all.slice(index * atOnce, (index + 1) * atOnce),
  );

/** R-ARS-03, R-ARS-08. */
function useSend() {
  const cache = useCallCache();
  const { send } = useCallCommand(resourceCommands.SetResourcesStatus, {
    refresh: [resourceQueries.ListResources, resourceQueries.GetResource],
    optimistic: (patched, { files, status }) => {
      const ids = new Set(files as number[]);
      return patched.patch(resourceQueries.ListResources, (rows) =>
        rows.some(({ id }) => ids.has(id))
          ? rows.map((row) => (ids.has(row.id) ? { ...row, status: status as ResourceStatus } : row))
          : rows,
      );
    },
  });
  return async (resources: readonly Changed[], status: ResourceStatus) => {
    const refused: Refused[] = [];
    const done: Changed[] = [];
    for (const portion of portions(resources)) {
      try {
        const files = portion.map(({ id }) => id);
        const { data } = await send({ files, status, versions: portion.map(({ version }) => version) });
        const gone = portion.filter(({ id }) => data.refused.includes(id));
        if (gone.length > 0) refused.push({ names: gone.map(({ name }) => name) });
        const late = portion.filter(({ id }) => data.conflicts.some((other) => other.id === id));
        if (late.length > 0) refused.push({ names: late.map(({ name }) => name), error: conflicts });
        const versions = new Map(data.files.map((id, index) => [id, data.versions[index]]));
        done.push(
          ...portion.flatMap((row) => {
            const version = versions.get(row.id);
            return version === undefined ? [] : { ...row, version };
          }),
        );
      } catch (error) {
        refused.push({ names: portion.map(({ name }) => name), error });
        void cache.refresh([resourceQueries.ListResources]);
      }
    }
    return { done, refused };
  };
}

type Dated = Pick<ResourceSummary, 'id' | 'name' | 'valid_until' | 'version'>;

/** The last day of many, each by its own command (U5). */
export function useLastDayChange({ setRefused }: Pick<StatusChange, 'setRefused'>) {
  const text = useText(tableTexts);
  const toast = useToast();
  const dates = useDates();
  const { sendAll } = useCallCommand(resourceCommands.UpdateResource, {
    refresh: [resourceQueries.ListResources, resourceQueries.GetResource],
  });
  /** @returns those that were changed, with their new version */
  const send = async (rows: readonly Dated[]): Promise<readonly Dated[]> => {
    const outcomes = await sendAll(
      rows.map(({ id, valid_until: day, version }) => ({ id, version, valid_until: day ?? '' })),
    );
    setRefused(
      rows.flatMap(({ name }, at) => {
        const outcome = outcomes[at];
        return outcome && 'error' in outcome ? [{ names: [name], error: outcome.error }] : [];
      }),
    );
    return rows.flatMap((row, at) => {
      const outcome = outcomes[at];
      return outcome && 'answer' in outcome ? [{ ...row, version: outcome.answer.data.version }] : [];
    });
  };
  return async (rows: readonly Dated[], day: string | null) => {
    const former = new Map(rows.map((row) => [row.id, row.valid_until]));
    const others = rows.filter((row) => row.valid_until !== day);
    const done = await send(others.map((row) => ({ ...row, valid_until: day })));
    if (done.length === 0) return;
    const undo = async () => {
      const back = await send(done.map((row) => ({ ...row, valid_until: former.get(row.id) ?? null })));
      if (back.length === done.length) toast.info(text('undone'));
    };
    const last = day === null ? 'none' : dates.day(day);
    toast.done(text('lastDayChanged', { count: done.length, day: last }), () => void undo());
  };
}

/** R-ARS-03, U5. */
export function useStatusChange() {
  const text = useText(tableTexts);
  const toast = useToast();
  const send = useSend();
  const [refused, setRefused] = useState<readonly Refused[]>([]);

  const undo = async (before: readonly Changed[]) => {
    const formerly = [...new Set(before.map(({ status }) => status))];
    const outcomes = await Promise.all(
      formerly.map((status) =>
        send(
          before.filter((resource) => resource.status === status),
          status,
        ),
      ),
    );
    const failed = outcomes.flatMap((outcome) => outcome.refused);
    setRefused(failed);
    if (failed.length === 0) toast.info(text('undone'));
  };
  const change = async (resources: readonly Changed[], status: ResourceStatus) => {
    setRefused([]);
    const outcome = await send(
      resources.filter((resource) => resource.status !== status),
      status,
    );
    setRefused(outcome.refused);
    const { done } = outcome;
    if (done.length > 0) {
      toast.done(
        text('changed', { count: done.length, status: text(`status.${status}`) }),
        () => void undo(done),
      );
    }
  };
  return { change, refused, setRefused };
}
export type StatusChange = ReturnType<typeof useStatusChange>;
