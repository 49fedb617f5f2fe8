import type { ResourceDetail, ResourceStatus } from '@portal/contracts/areas/resources';
import { ResourceCategory, ResourceStatus as Status, tagsToWire } from '@portal/contracts/areas/resources';
import type { Language } from '@portal/contracts/kernel';

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
  customizable: boolean;
}
export type FieldName = keyof ResourceValues;

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
  customizable: true,
});

export const valuesOf = (resource: ResourceDetail): ResourceValues => ({
  name: resource.name,
  description: resource.description,
  reference: resource.reference,
  category: String(resource.category),
  type: Number(resource.type.id) > 0 ? String(resource.type.id) : '',
  lang: String(resource.lang.id),
  sections: [...resource.sections],
  tags: [...resource.tags],
  status: resource.status,
  budget: resource.budget === 1,
  customizable: resource.customizable,
});

/** What the commands take. A format that was taken away is told as 0. */
export const toInput = (values: ResourceValues) => ({
  ...values,
  lang: values.lang === '' ? undefined : (values.lang as Language),
  category: values.category === '' ? undefined : Number(values.category),
  type: values.type === '' ? 0 : Number(values.type),
  tags: tagsToWire(values.tags),
});

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Which fields two states of a resource have differently. */
export const differences = (one: ResourceValues, other: ResourceValues): readonly FieldName[] =>
  (Object.keys(one) as FieldName[]).filter((field) => !same(one[field], other[field]));

/** What somebody else saved, with what was changed here in the meantime on top. */
export function merged(base: ResourceValues, mine: ResourceValues, theirs: ResourceValues): ResourceValues {
  const changed = differences(base, mine).map((field) => [field, mine[field]] as const);
  return { ...theirs, ...Object.fromEntries(changed) };
}
