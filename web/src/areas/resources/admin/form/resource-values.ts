import {
  formatsIn,
  ResourceCategory,
  type ResourceDetail,
  resourceShortcomings,
  type ResourceStatus,
  ResourceStatus as Status,
  tagsInWire,
  tagsToWire,
  toCome,
} from '@portal/contracts/areas/resources';
import { formats } from '@portal/contracts/areas/cart';
import type { Language, Market } from '@portal/contracts/kernel';

/** The fields of the form, named as on the wire. */
export interface ResourceValues {
  name: string;
  description: string;
  reference: string;
  /** As the browser's own choice has it; empty for none. */
  category: string;
  type: string;
  lang: string;
  sections: number[];
  tags: string[];
  status: ResourceStatus;
  budget: boolean;
  /** Format ids into which it may be adapted. */
  customizable: readonly number[];
}
export type FieldName = keyof ResourceValues;

/** What the form holds beside the fields: what is chosen and not uploaded yet, and the version it was filled from. */
export interface ResourceDraft extends ResourceValues {
  thumb: Blob | null;
  file: File | null;
  version: number | undefined;
}
/** The values of a resource as a form holds them. */
export const asDraft = (values: ResourceValues, version?: number): ResourceDraft => ({
  ...values,
  thumb: null,
  file: null,
  version,
});

/** A new resource is a draft (R-ARS-07). Where there is one language, it goes without saying. */
export const emptyValues = (languages: readonly Language[]): ResourceValues => ({
  name: '',
  description: '',
  reference: '',
  category: String(ResourceCategory.Piece),
  type: '',
  lang: languages.length === 1 ? (languages[0] ?? '') : '',
  sections: [],
  tags: [],
  status: Status.ComingSoon,
  budget: false,
  customizable: formats.map(({ id }) => id),
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
});

/** What the commands take. A format that was taken away is told as 0; for what is to be uploaded stands a placeholder. */
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

/** What is wrong with a resource by the rules of the contract (R-ARS-09…12): codes by field. */
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
    },
    market,
  );

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Which fields two states of a resource have differently. */
export const differences = (one: ResourceValues, other: ResourceValues): readonly FieldName[] =>
  (Object.keys(one) as FieldName[]).filter((field) => !same(one[field], other[field]));

/** What two people changed of the same state: the same fields in another way, and what only the other one changed. */
export function clashes(base: ResourceValues, mine: ResourceValues, theirs: ResourceValues) {
  const changed = differences(base, mine);
  const differing = differences(theirs, mine);
  return {
    both: differing.filter((field) => changed.includes(field) && !same(base[field], theirs[field])),
    onlyTheirs: differing.filter((field) => !changed.includes(field)),
  };
}

/** What somebody else saved, with what was changed here in the meantime on top. */
export function merged(base: ResourceValues, mine: ResourceValues, theirs: ResourceValues): ResourceValues {
  const changed = differences(base, mine).map((field) => [field, mine[field]] as const);
  return { ...theirs, ...Object.fromEntries(changed) };
}
