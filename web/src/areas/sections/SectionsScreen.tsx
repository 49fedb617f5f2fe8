import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import {
  type Section,
  sectionQueries,
  lastSectionLevel,
  sectionHome,
  offeredSectionTypes,
  type SectionType,
  sectionCommands,
} from '@portal/contracts/areas/sections';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import DeleteRounded from '@mui/icons-material/DeleteRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import UnfoldLessRounded from '@mui/icons-material/UnfoldLessRounded';
import UnfoldMoreRounded from '@mui/icons-material/UnfoldMoreRounded';
import { localFields } from '@portal/contracts/kernel';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { SearchDrawing } from '#ui/drawings/EmptyDrawings';
import { Page } from '#ui/Page';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { SortTree } from '#ui/tree/SortTree';
import { MoreMenu } from '#ui/MoreMenu';
import { StatusChip } from '#ui/StatusChip';
import { ExportMenu } from '#ui/export/ExportMenu';
import { SearchField } from '#ui/list/SearchField';
import { Segmented } from '#ui/Segmented';
import { tableHead } from '#ui/table/table-head';
import { useMarket } from '#core/market';
import type { ExportColumn } from '#ui/export/export-columns';
import { treeLines } from '#ui/tree/tree-nodes';
import { useCallCommand } from '#core/client/use-call-command';
import { useToast } from '#ui/toast/toast-context';
import { adminTexts, typeTexts } from './texts';
import { type SectionList, useSectionList } from './use-section-list';

/** The list of the whole tree once siblings stand in this order: as the server will answer it. */
export function reordered(sections: readonly Section[], order: readonly number[]): Section[] {
  const placed = sections.map((section) => {
    const at = order.indexOf(section.id);
    return at < 0 ? section : { ...section, pos: at + 1 };
  });
  const branch = (section: Section): Section[] => [section, ...below(section.id)];
  const below = (parent: number): Section[] =>
    placed
      .filter(({ parent_id: parentId }) => parentId === parent)
      .sort((a, b) => a.type - b.type || a.pos - b.pos)
      .flatMap(branch);
  return below(-1).map((section) => {
    const children = placed.filter(({ parent_id: parentId }) => parentId === section.id);
    return { ...section, childs: children.sort((a, b) => a.pos - b.pos).map(({ id }) => id) };
  });
}

/** Without a section that nothing hangs below. */
export const without = (sections: readonly Section[], id: number): Section[] =>
  sections
    .filter((section) => section.id !== id)
    .map((section) =>
      section.childs.includes(id)
        ? { ...section, childs: section.childs.filter((child) => child !== id) }
        : section,
    );

const { ListSections } = sectionQueries;
const refresh = [ListSections];

const orderOf = (sections: readonly Section[], { id, parent_id: parentId, type }: Section) => {
  const own = sections.find((section) => section.id === id);
  const beside = (section: Section) => section.parent_id === parentId && section.type === type;
  return own === undefined ? [] : sections.filter(beside).map((section) => section.id);
};

/** What is done to the tree shows at once, is put back where it is refused, and can be undone for five seconds. */
function useSectionChanges(sections: readonly Section[]) {
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

/** A section with the names above it. */
interface SectionToolsBarLine {
  readonly section: Section;
  readonly above: string;
}

/** The shown part of the tree as a spreadsheet: one line a section, in its order, with the way to it. */
function useSectionExport({ own, nodes }: Pick<SectionList, 'own' | 'nodes'>) {
  const text = useText(adminTexts);
  const { languages } = useMarket();
  const columns = useMemo<readonly ExportColumn<SectionToolsBarLine>[]>(
    () => [
      { header: 'ID', value: ({ section }) => section.id, width: 8 },
      { header: text('inside'), value: ({ above }) => above, width: 44 },
      ...(['name', ...(languages.length > 1 ? ['name_cat' as const] : [])] as const).map((field) => ({
        header: text(field),
        width: 36,
        value: ({ section }: SectionToolsBarLine) => localFields('name', section.texts)[field],
      })),
      {
        header: text('status'),
        value: ({ section: { visible, status } }) => {
          if (visible) return text('shown');
          return text(status === 1 ? 'hiddenAbove' : 'hidden');
        },
      },
      { header: text('pieces'), value: ({ section }) => section.resources ?? 0, width: 10 },
      { header: text('address'), value: ({ section }) => section.url, width: 36 },
    ],
    [text, languages],
  );
  const byId = new Map(own.map((section) => [section.id, section]));
  const load = async (): Promise<readonly SectionToolsBarLine[]> =>
    treeLines(nodes).flatMap(({ node, trail }) => {
      const section = byId.get(node.id);
      return section === undefined ? [] : { section, above: trail.slice(0, -1).join(' › ') };
    });
  return { columns, load, total: nodes.length };
}

/** Which type is shown, how much of it is open, the way to a section by its name, and all of it as a file (R-ASE-02, R-ASE-03). */
function SectionToolsBar({ list }: { list: SectionList }) {
  const text = useText(adminTexts);
  const typeText = useText(typeTexts);
  const exported = useSectionExport(list);
  return (
    <Stack spacing={1.5}>
      <Box sx={{ maxWidth: 620 }}>
        <Segmented
          hidesLabel
          label={text('types')}
          options={offeredSectionTypes.map((type) => ({
            value: String(type),
            label: typeText(`type.${type}`),
          }))}
          value={String(list.type)}
          onChange={(type) => list.show(Number(type) as SectionType)}
        />
      </Box>
      <Box sx={tableHead}>
        <SearchField label={text('search')} value={list.term} onSearch={list.search} />
        {list.hasBranches && list.term === '' && (
          <>
            <Button size="small" startIcon={<UnfoldMoreRounded />} onClick={list.openAll}>
              {text('openAll')}
            </Button>
            <Button size="small" startIcon={<UnfoldLessRounded />} onClick={list.closeAll}>
              {text('closeAll')}
            </Button>
          </>
        )}
        <div className="tools">
          <ExportMenu
            name={text('tree', { type: typeText(`type.${list.type}`) }).replace(':', '')}
            {...exported}
          />
        </div>
      </Box>
    </Stack>
  );
}

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  rowGap: 4,
});

const Name = styled(Link)(({ theme }) => ({
  flexGrow: 1,
  flexBasis: 220,
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '[data-level="0"] > &': { fontWeight: 650 },
}));

const editPath = (id: number) => `/admin/section/${id}`;

interface SectionRowProps {
  section: Section;
  /** Of it and of all below it. */
  pieces: number;
}

/** A section in the tree: its name leads to its form; whether readers see it, and how much stands in it. */
function SectionRow({ section, pieces }: SectionRowProps) {
  const text = useText(adminTexts);
  const { id, name, level } = section;
  return (
    <Line data-level={level}>
      <Name to={editPath(id)}>{name}</Name>
      <Typography variant="body2" component="span" color="textSecondary" sx={{ minWidth: 92 }}>
        {text('resources', { count: pieces })}
      </Typography>
      <VisibilityChip section={section} />
    </Line>
  );
}

function VisibilityChip({ section: { status, visible } }: { section: Section }) {
  const text = useText(adminTexts);
  if (visible) {
    // Nearly all are: on a phone only the others are marked.
    return (
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        <StatusChip tone="success" icon={VisibilityRounded} label={text('shown')} />
      </Box>
    );
  }
  const label = text(status === 0 ? 'hidden' : 'hiddenAbove');
  return <StatusChip tone="neutral" icon={VisibilityOffRounded} label={label} />;
}

interface SectionMenuProps {
  section: Section;
  onDelete: () => void;
}

/** What can be done with a section beside moving it. */
function SectionMenu({ section, onDelete }: SectionMenuProps) {
  const text = useText(adminTexts);
  const { id, name, level, visible } = section;
  const links = [
    { key: 'edit', to: editPath(id), Icon: EditRounded, isThere: true },
    {
      key: 'addInside',
      to: `/admin/section/add?parent=${id}`,
      Icon: AddRounded,
      isThere: level < lastSectionLevel,
    },
    { key: 'see', to: `/${sectionHome(section)}`, Icon: VisibilityRounded, isThere: visible },
  ] as const;
  return (
    <MoreMenu
      size="small"
      label={text('more', { name })}
      actions={[
        ...links
          .filter(({ isThere }) => isThere)
          .map(({ key, to, Icon }) => ({ label: text(key), Icon, to })),
        { label: text('delete'), Icon: DeleteRounded, run: onDelete },
      ]}
    />
  );
}

const noSections: readonly Section[] = [];

function AddButton({ type }: { type: number }) {
  const text = useText(adminTexts);
  return (
    <Button
      component={Link}
      to={`/admin/section/add?type=${type}`}
      variant="contained"
      color="primary"
      startIcon={<AddRounded />}
    >
      {text('add')}
    </Button>
  );
}

/** The tree of the catalogue as administrators keep it (R-ASE-01…03). */
export function SectionsScreen() {
  const text = useText(adminTexts);
  const query = useCallQuery(sectionQueries.ListSections, {});
  const list = useSectionList(query.data ?? noSections);
  return (
    <Page title={text('title')} subtitle={text('purpose')} actions={<AddButton type={list.type} />}>
      <Stack spacing={2}>
        <SectionToolsBar list={list} />
        <Loaded query={query} skeleton={<SkeletonRows rows={8} />}>
          {(sections) => <ShownTree list={list} sections={sections} />}
        </Loaded>
      </Stack>
    </Page>
  );
}

function ShownTree({ list, sections }: { list: SectionList; sections: readonly Section[] }) {
  const text = useText(adminTexts);
  const typeText = useText(typeTexts);
  const { reorder, remove } = useSectionChanges(sections);
  const byId = new Map(list.own.map((section) => [section.id, section]));
  if (list.own.length === 0) {
    return (
      <EmptyState title={text('empty')} text={text('emptyText')} action={<AddButton type={list.type} />} />
    );
  }
  if (list.nodes.length === 0) {
    return <EmptyState drawing={<SearchDrawing />} title={text('nothing')} text={text('nothingText')} />;
  }
  const withSection = (show: (section: Section) => ReactNode) => (id: number) => {
    const section = byId.get(id);
    return section === undefined ? null : show(section);
  };
  return (
    <Card sx={{ px: { xs: 0.5, sm: 1.5 }, py: 0.5 }}>
      <SortTree
        label={text('tree', { type: typeText(`type.${list.type}`) })}
        nodes={list.nodes}
        row={{
          content: withSection((section) => (
            <SectionRow section={section} pieces={list.pieces(section.id)} />
          )),
          actions: withSection((section) => (
            <SectionMenu section={section} onDelete={() => remove(section)} />
          )),
        }}
        isOpen={list.isOpen}
        onTurn={list.turn}
        // Among the few that a search leaves, "one place up" would be a guess.
        onReorder={list.term === '' ? reorder : undefined}
      />
    </Card>
  );
}
