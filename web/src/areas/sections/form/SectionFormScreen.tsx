import '../sections.messages';
import Button from '@mui/material/Button';
import type { Section, SectionType } from '@portal/contracts/areas/sections';
import { lastSectionLevel, offeredSectionTypes, sectionQueries } from '@portal/contracts/areas/sections';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useCallQuery } from '../../../app/client/use-call-query';
import { useText } from '../../../app/i18n/use-text';
import { Page } from '../../../ui/Page';
import { useEdition } from '../../../ui/record/use-edition';
import { EmptyState } from '../../../ui/states/EmptyState';
import { Loaded } from '../../../ui/states/Loaded';
import { SkeletonForm } from '../../../ui/states/Skeletons';
import { adminMessages } from '../admin/admin.messages';
import { formMessages } from './form.messages';
import { SectionForm } from './SectionForm';
import type { SectionValues } from './use-section-form';
import { listPath } from './use-section-form';

/** What a new section begins with: the type or the parent that the link to the form names. */
function useBeginning(): (sections: readonly Section[]) => SectionValues {
  const [search] = useSearchParams();
  return (sections) => {
    const parent = sections.find(
      ({ id, level }) => String(id) === search.get('parent') && level < lastSectionLevel,
    );
    const named: SectionType | undefined = offeredSectionTypes.find(
      (type) => String(type) === search.get('type'),
    );
    return { name: '', type: parent?.type ?? named, parent_id: parent?.id ?? -1, status: true };
  };
}

const valuesOf = ({ name, type, parent_id, status }: Section): SectionValues => ({
  ...{ name, type, parent_id },
  status: status === 1,
});

/** Adds a section, or changes one (R-NAV-28). */
export function SectionFormScreen() {
  const text = useText(formMessages);
  const adminText = useText(adminMessages);
  const { id } = useParams();
  const beginning = useBeginning();
  const query = useCallQuery(sectionQueries.ListSections, {});
  const section = query.data?.find((one) => String(one.id) === id);
  const edition = useEdition(query);
  return (
    <Page
      title={section?.name ?? text(id === undefined ? 'addTitle' : 'editTitle')}
      crumbs={[{ label: adminText('title'), to: listPath(section?.type) }]}
    >
      <Loaded query={query} skeleton={<SkeletonForm />}>
        {(sections) => {
          if (id === undefined)
            return <SectionForm sections={sections} known={beginning(sections)} onReload={edition.reload} />;
          if (section === undefined) return <GoneSection />;
          const { number, reload } = edition;
          return (
            <SectionForm
              key={`${id}-${number}`}
              {...{ sections, section }}
              known={valuesOf(section)}
              onReload={reload}
            />
          );
        }}
      </Loaded>
    </Page>
  );
}

function GoneSection() {
  const text = useText(formMessages);
  return (
    <EmptyState
      title={text('gone')}
      text={text('goneText')}
      action={
        <Button component={Link} to={listPath(undefined)} variant="contained" color="primary">
          {text('back')}
        </Button>
      }
    />
  );
}
