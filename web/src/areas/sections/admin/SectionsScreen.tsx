import { adminTexts, typeTexts } from '../texts';
import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { type Section, sectionQueries } from '@portal/contracts/areas/sections';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { SearchDrawing } from '#ui/drawings/SearchDrawing';
import { Page } from '#ui/Page';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { SortTree } from '#ui/tree/SortTree';
import { SectionMenu } from './SectionMenu';
import { SectionRow } from './SectionRow';
import { SectionToolsBar } from './SectionToolsBar';
import { useSectionChanges } from './use-section-changes';
import { type SectionList, useSectionList } from './use-section-list';

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
