import { type Section, sectionCommands, sectionQueries } from '@portal/contracts/areas/sections';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useToast } from '#ui/toast/toast-context';
import { adminTexts } from '../texts';
import { reordered, without } from './patch-tree';

const { ListSections } = sectionQueries;
const refresh = [ListSections];

const orderOf = (sections: readonly Section[], { id, parent_id: parentId, type }: Section) => {
  const own = sections.find((section) => section.id === id);
  const beside = (section: Section) => section.parent_id === parentId && section.type === type;
  return own === undefined ? [] : sections.filter(beside).map((section) => section.id);
};

/** What is done to the tree shows at once, is put back where it is refused, and can be undone for five seconds. */
export function useSectionChanges(sections: readonly Section[]) {
  const text = useText(adminTexts);
  const toast = useToast();
  const ordering = useCallCommand(sectionCommands.ReorderSections, {
    refresh,
    optimistic: (cache, { ids }) =>
      cache.patch(ListSections, (all) => reordered(all, ids as readonly number[])),
  });
  const deleting = useCallCommand(sectionCommands.DeleteSection, {
    refresh,
    optimistic: (cache, { id }) => cache.patch(ListSections, (all) => without(all, Number(id))),
  });
  const restoring = useCallCommand(sectionCommands.RestoreSection, { refresh });

  const sendOrder = (ids: number[]) => ordering.send({ ids });
  const reorder = (ids: number[], moved: number) => {
    const section = sections.find(({ id }) => id === moved);
    if (section === undefined) return;
    const before = orderOf(sections, section);
    const words = { name: section.name, place: ids.indexOf(moved) + 1, count: ids.length };
    const undo = () => void sendOrder(before).catch(toast.failed);
    sendOrder(ids).then(() => toast.done(text('moved', words), undo, `section-${moved}`), toast.failed);
  };
  const remove = ({ id, name }: Section) => {
    const undo = () => void restoring.send({ id }).catch(toast.failed);
    deleting.send({ id }).then(() => toast.done(text('deleted', { name }), undo), toast.failed);
  };
  return { reorder, remove };
}
