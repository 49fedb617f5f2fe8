import {
  actionsFor,
  type ResourceActions,
  resourceCommands,
  type ResourceSummary,
} from '@portal/contracts/areas/resources';
import { sectionTypePaths } from '@portal/contracts/areas/sections';
import { sessionQueries } from '@portal/contracts/areas/session';
import { createContext, type RefObject, use, useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fetchFile } from '#core/client/fetch-file';
import { useCallCommand } from '#core/client/use-call-command';
import { useCallQuery } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useEditMode } from '#core/session/edit-mode';
import { useSession } from '#core/session/session-state';
import { useSite } from '#core/session/site';

/** R-NAV-29. */
export const resourcesPath = '/admin/resources';
export const resourcePath = (id: number) => `${resourcesPath}/${id}`;
/** R-NAV-16. */
export const adaptationPath = (id: number) => `/order/${id}?method=1`;
/** AMB-60. */
export const productionPath = (id: number) => `/order/${id}?method=2`;

export function useFormats() {
  const { language } = useLanguage();
  return useCallQuery(sessionQueries.GetTables, { language }, { freshFor: Infinity }).data?.resource_type;
}

/** Names of formats; as the record has them until the table is loaded. */
export function useFormatNames(): (format: ResourceSummary['type']) => string {
  const formats = useFormats();
  return useCallback(
    ({ id, name }) => formats?.find((row) => String(row.id) === String(id))?.name ?? name,
    [formats],
  );
}

export interface OfferedActions extends ResourceActions {
  /** R-AME-11, AMB-06. */
  readonly edit: boolean;
  readonly any: boolean;
}

const roots: readonly string[] = Object.values(sectionTypePaths);

/** R-CAT-05…13, AMB-06, AMB-60. */
export function useResourceActions(resource: ResourceSummary): OfferedActions {
  const { user } = useSession();
  const { pathname } = useLocation();
  const { isOn: edit } = useEditMode();
  const path = roots.includes(pathname.split('/')[1] ?? '') ? pathname : resource.link;
  const actions = actionsFor(resource, { role: user.type, path });
  return { ...actions, edit, any: actions.download || actions.adaptation || actions.production || edit };
}

/** R-CAT-05, R-CAT-17, R-CAT-21. */
export function useDownload(id: number) {
  const { restaurant } = useSite();
  const { send, isPending } = useCallCommand(resourceCommands.DownloadResource);
  const [hasFailed, setFailed] = useState(false);
  const start = () => {
    setFailed(false);
    send({ id, restaurant_id: restaurant?.id }).then(
      ({ data }) => fetchFile(data),
      (error: unknown) => {
        setFailed(true);
        reportError(error);
      },
    );
  };
  return { start, isPending, hasFailed };
}

/** Names by id: resources of other pages are not loaded. */
export type Chosen = ReadonlyMap<number, string>;

export interface ResourceSelection {
  readonly isOn: boolean;
  readonly chosen: Chosen;
  /** No more fit into one download. */
  readonly isFull: boolean;
  readonly toggle: (resource: { readonly id: number; readonly name: string }) => void;
  readonly start: () => void;
  /** Returns the focus to `button`. */
  readonly end: () => void;
  readonly button: RefObject<HTMLButtonElement | null>;
}

export const SelectionContext = createContext<ResourceSelection | null>(null);

export function useSelection(): ResourceSelection {
  const selection = use(SelectionContext);
  if (selection === null) throw new Error('useSelection needs SelectableResourcesGrid above it');
  return selection;
}

/** Separate from the selection: choosing one card does not render the others. */
export const SelectingContext = createContext<'not here' | 'off' | 'on'>('not here');
