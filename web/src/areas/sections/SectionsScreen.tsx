import AddRounded from '@mui/icons-material/AddRounded';
import { Box, Button, Card, Link as MuiLink, Stack, Typography } from '@mui/material';
import {
  type Section,
  sectionQueries,
  lastSectionLevel,
  sectionHome,
  offeredSectionTypes,
  type SectionType,
} from '@portal/contracts/areas/sections';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import DeleteRounded from '@mui/icons-material/DeleteRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
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
import { adminTexts, typeTexts } from './texts';
import { type SectionList, useSectionChanges, useSectionList } from './sections';

interface SectionToolsBarLine {
  readonly section: Section;
  readonly above: string;
}

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

/** R-ASE-02, R-ASE-03. */
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

const editPath = (id: number) => `/admin/section/${id}`;

interface SectionRowProps {
  section: Section;
  /** With all below it. */
  pieces: number;
}

function SectionRow({ section, pieces }: SectionRowProps) {
  const text = useText(adminTexts);
  const { id, name, level } = section;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <MuiLink
        component={Link}
        to={editPath(id)}
        sx={{
          color: 'text.primary',
          flex: '1 1 13.75rem',
          minWidth: 0,
          overflowWrap: 'anywhere',
          fontWeight: level === 0 ? 650 : 'inherit',
        }}
      >
        {name}
      </MuiLink>
      <Typography variant="body2" component="span" color="textSecondary" sx={{ minWidth: 92 }}>
        {text('resources', { count: pieces })}
      </Typography>
      <VisibilityChip section={section} />
    </Box>
  );
}

function VisibilityChip({ section: { status, visible } }: { section: Section }) {
  const text = useText(adminTexts);
  if (visible) {
    // The usual case: phones show only the others.
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

/** R-ASE-01…03. */
export function SectionsScreen() {
  const text = useText(adminTexts);
  const query = useCallQuery(sectionQueries.ListSections, {});
  const list = useSectionList(query.data ?? noSections);
  return (
    <Page
      title={text('title')}
      subtitle={text('purpose', { max: lastSectionLevel + 1 })}
      actions={<AddButton type={list.type} />}
    >
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
        // Filtered siblings have no exact place.
        onReorder={list.term === '' ? reorder : undefined}
      />
    </Card>
  );
}
