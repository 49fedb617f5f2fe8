import { formats } from '@portal/contracts/areas/cart';
import {
  formatsIn,
  ResourceCategory,
  type ResourceDetail,
  resourceShortcomings,
  ResourceStatus,
  tagsInWire,
  tagsToWire,
  toCome,
} from '@portal/contracts/areas/resources';
import type { Language, Market } from '@portal/contracts/kernel';

export interface ResourceValues {
  name: string;
  description: string;
  reference: string;
  /** Selects hold text; empty for none. */
  category: string;
  type: string;
  lang: string;
  sections: number[];
  tags: string[];
  status: ResourceStatus;
  budget: boolean;
  /** Ids of formats. */
  customizable: readonly number[];
  /** Days; empty for none. */
  published_from: string;
  valid_until: string;
}
export type FieldName = keyof ResourceValues;

export interface ResourceDraft extends ResourceValues {
  thumb: Blob | null;
  file: File | null;
  version: number | undefined;
}

export const asDraft = (values: ResourceValues, version?: number): ResourceDraft => ({
  ...values,
  thumb: null,
  file: null,
  version,
});

/** A new resource is coming soon (R-ARS-07). */
export const emptyValues = (languages: readonly Language[]): ResourceValues => ({
  name: '',
  description: '',
  reference: '',
  category: String(ResourceCategory.Piece),
  type: '',
  lang: languages.length === 1 ? (languages[0] ?? '') : '',
  sections: [],
  tags: [],
  status: ResourceStatus.ComingSoon,
  budget: false,
  customizable: formats.map(({ id }) => id),
  published_from: '',
  valid_until: '',
});

export const valuesOf = (resource: ResourceDetail): ResourceValues => ({
  name: resource.name,
  description: resource.description,
  reference: resource.reference,
  category: String(resource.category),
  type: Number(resource.type.id) > 0 ? String(resource.type.id) : '',
  lang: String(resource.lang.id),
  sections: [...resource.sections],
  tags: tagsInWire(resource.tags),
  status: resource.status,
  budget: resource.budget === 1,
  customizable: formatsIn(resource.customizable),
  published_from: resource.published_from ?? '',
  valid_until: resource.valid_until ?? '',
});

/** Input of the commands: 0 removes the format; uploads that are pending are placeholders. */
export const toInput = ({ thumb, file, version: _, ...values }: ResourceDraft) => ({
  ...values,
  lang: values.lang === '' ? undefined : (values.lang as Language),
  category: values.category === '' ? undefined : Number(values.category),
  type: values.type === '' ? 0 : Number(values.type),
  tags: tagsToWire(values.tags),
  customizable: values.customizable.join(),
  ...(file !== null && { file: toCome }),
  ...(thumb !== null && { thumb: toCome }),
});

/** Error codes by field, by the rules of the contract (R-ARS-09…12). */
export const shortcomingsOf = (values: ResourceValues, hasThumb: boolean, market: Market) =>
  resourceShortcomings(
    {
      name: values.name,
      category: values.category === '' ? null : (Number(values.category) as ResourceCategory),
      status: values.status,
      format: Number(values.type),
      language: values.lang === '' ? null : (values.lang as Language),
      sections: values.sections,
      hasThumb,
      publishedFrom: values.published_from || null,
      validUntil: values.valid_until || null,
    },
    market,
  );

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export const differences = (one: ResourceValues, other: ResourceValues): readonly FieldName[] =>
  (Object.keys(one) as FieldName[]).filter((field) => !same(one[field], other[field]));

/** Fields that both users changed differently, and fields that only the other one changed. */
export function clashes(base: ResourceValues, mine: ResourceValues, theirs: ResourceValues) {
  const changed = differences(base, mine);
  const differing = differences(theirs, mine);
  return {
    both: differing.filter((field) => changed.includes(field) && !same(base[field], theirs[field])),
    onlyTheirs: differing.filter((field) => !changed.includes(field)),
  };
}

export function merged(base: ResourceValues, mine: ResourceValues, theirs: ResourceValues): ResourceValues {
  const changed = differences(base, mine).map((field) => [field, mine[field]] as const);
  return { ...theirs, ...Object.fromEntries(changed) };
}
