import type { EventOf } from '@portal/contracts';
import type { templateEvents } from '@portal/contracts/areas/templates';

export type TemplateEvent = EventOf<typeof templateEvents>;
type Named<N extends TemplateEvent['type']> = Extract<TemplateEvent, { type: N }>;

export interface Template {
  readonly id: string;
  /** Empty once its person was erased. */
  readonly name: string;
  /** Its own copies. */
  readonly keys: readonly string[];
  readonly bytes: number;
  /** The command that deleted it; `null` while it is there. */
  readonly deletedBy: string | null;
}

/** All templates of one owner, the oldest first. */
export interface Templates {
  /** `null` for a person. */
  readonly restaurantId: number | null;
  readonly all: readonly Template[];
}

export const templateOf = ({ all }: Templates, id: string): Template | undefined =>
  all.find((template) => template.id === id);

const nameIn = ({ data, personal }: Named<'TemplateAdded' | 'TemplateUpdated'>) =>
  personal.value?.name ?? data.name;

const changing =
  <E extends { readonly data: { readonly templateId: string } }>(
    change: (event: E, template: Template) => Partial<Template>,
  ) =>
  (state: Templates, event: E): Templates => ({
    ...state,
    all: state.all.map((each) =>
      each.id === event.data.templateId ? { ...each, ...change(event, each) } : each,
    ),
  });

/** How each event changes what is remembered of an owner's templates. */
export const remembering = {
  TemplateAdded: ({ restaurantId, all }: Templates, event: Named<'TemplateAdded'>): Templates => ({
    restaurantId: event.data.restaurantId ?? restaurantId,
    all: [...all, { id: event.data.templateId, name: nameIn(event), keys: [], bytes: 0, deletedBy: null }],
  }),
  TemplateFileKept: changing(({ data }: Named<'TemplateFileKept'>, { keys, bytes }) => ({
    keys: [...keys, data.key],
    bytes: bytes + data.bytes,
  })),
  TemplateUpdated: changing((event: Named<'TemplateUpdated'>) => ({ name: nameIn(event) })),
  TemplateDeleted: changing(({ data: { deletedBy } }: Named<'TemplateDeleted'>) => ({ deletedBy })),
  TemplateRestored: changing((_event: Named<'TemplateRestored'>) => ({ deletedBy: null })),
  TemplateDiscarded: (state: Templates, { data }: Named<'TemplateDiscarded'>): Templates => ({
    ...state,
    all: state.all.filter(({ id }) => id !== data.templateId),
  }),
};

/** What people edit by name has a version of its own. */
export const editsOf = ({ type, data }: TemplateEvent): readonly string[] =>
  type === 'TemplateAdded' || type === 'TemplateUpdated' ? [data.templateId] : [];
