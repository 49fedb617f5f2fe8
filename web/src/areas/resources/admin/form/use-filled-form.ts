import type { ResourceDetail } from '@portal/contracts/areas/resources';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useMarket } from '../../../../app/market';
import { useSession } from '../../../../app/session/session-state';
import type { CheckFacts } from './check-resource';
import { checkResource } from './check-resource';
import { fromDataUrl, readDraft, writeDraft } from './form-draft';
import type { ResourceValues } from './resource-values';
import { differences, emptyValues, valuesOf } from './resource-values';
import { useDraftKeeping } from './use-draft-keeping';

/** What is saved, as the form knows it. */
interface Base {
  readonly values: ResourceValues;
  readonly version?: number;
}

/** The form, filled from what was left unsaved or from what is saved, and the picture and file chosen beside it. */
export function useFilledForm(resource: ResourceDetail | null) {
  const { user } = useSession();
  const { market, languages } = useMarket();
  const id = resource?.id ?? null;
  const [draft] = useState(() => readDraft(user.id, id));
  const [base, setBase] = useState<Base>(() =>
    resource === null
      ? { values: emptyValues(languages) }
      : { values: valuesOf(resource), version: resource.version },
  );
  const [thumb, setThumb] = useState(() => (draft?.thumb === undefined ? null : fromDataUrl(draft.thumb)));
  const [file, setFile] = useState<File | null>(null);
  const form = useForm<ResourceValues, CheckFacts>({
    defaultValues: draft === null ? base.values : { ...base.values, ...draft.values },
    resolver: checkResource,
    context: { market, hasThumb: thumb !== null || (resource !== null && resource.thumb !== '') },
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control }) as ResourceValues;
  const isDirty = differences(base.values, values).length > 0 || thumb !== null || file !== null;
  useDraftKeeping({ userId: user.id, id, isDirty, thumb, draft: { values, version: base.version } });

  /** What is in the form is what is saved. */
  const settle = (saved: Base) => {
    setBase(saved);
    form.reset(saved.values);
    setThumb(null);
    setFile(null);
    writeDraft(user.id, id, null);
  };
  return {
    id,
    base,
    setBase,
    form,
    values,
    isDirty,
    settle,
    hadDraft: draft !== null,
    thumb,
    setThumb,
    file,
    setFile,
  };
}
export type FilledForm = ReturnType<typeof useFilledForm>;
