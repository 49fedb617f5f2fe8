import TuneRounded from '@mui/icons-material/TuneRounded';
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { type Template, templateCommands, templateQueries } from '@portal/contracts/areas/templates';
import { Fragment, Suspense, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCallList } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { CounterDrawing } from '#ui/drawings/EmptyDrawings';
import { PartHead } from '#ui/PartHead';
import { lazyOverlay } from '#ui/part/lazy-part';
import { NamedRecordMenu } from '#ui/record/NamedRecordMenu';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonCards } from '#ui/states/Skeletons';
import { unbroken } from '#ui/unbroken';
import { useEntryLines } from './EntryTicketPanel';
import { templatesPath, wizardPath } from './templates';
import { templatesTexts } from './texts';

const UseTemplateDialog = lazyOverlay(() =>
  import('./UseTemplateDialog').then((module) => module.UseTemplateDialog),
);

const NewerResourcesDialog = lazyOverlay(() =>
  import('./NewerResourcesDialog').then((module) => module.NewerResourcesDialog),
);

/** Two rows of a large screen. */
const panelSize = 6;

export function TemplatesPanel() {
  const text = useText(templatesTexts);
  const { language: lang } = useLanguage();
  const query = useCallList(templateQueries.ListTemplates, { size: panelSize, lang });
  const count = query.data?.total ?? 0;
  const more = count > 0 && { more: { label: text('all', { count }), to: templatesPath } };
  return (
    <section aria-labelledby="library-templates">
      <PartHead id="library-templates" title={text('title')} {...more} />
      <Loaded
        query={query}
        skeleton={<SkeletonCards cards={3} />}
        empty={{ when: ({ total }) => total === 0, show: <NoTemplatesNotice /> }}
      >
        {({ rows }) => <TemplateList rows={rows} label={text('title')} />}
      </Loaded>
    </section>
  );
}

export function NoTemplatesNotice() {
  const text = useText(templatesTexts);
  return (
    <EmptyState
      level="h3"
      drawing={<CounterDrawing />}
      title={text('empty')}
      text={text('emptyText')}
      action={
        <Button component={Link} to="/orders">
          {text('toOrders')}
        </Button>
      }
    />
  );
}

export function TemplateList({ rows, label }: { rows: readonly Template[]; label: string }) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21rem), 1fr))',
        gap: 2,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {rows.map((template) => (
        <li key={template.id}>
          <TemplateCard template={template} />
        </li>
      ))}
    </Box>
  );
}

interface TemplateProps {
  template: Template;
}

function TemplateCard({ template }: TemplateProps) {
  const titleId = useId();
  const { name, resource, entry } = template;
  return (
    <Card
      component="article"
      aria-labelledby={titleId}
      sx={{ display: 'grid', gridTemplateColumns: '6rem minmax(0, 1fr)', height: '100%' }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'start center',
          p: 1.5,
          bgcolor: 'background.sunken',
          borderRight: 'medium dashed',
          borderColor: 'divider',
        }}
      >
        {resource !== null && (
          <Box
            component="img"
            src={resource.thumb}
            alt=""
            loading="lazy"
            sx={{ display: 'block', maxWidth: '100%', maxHeight: '7rem', objectFit: 'contain' }}
          />
        )}
      </Box>
      <Stack spacing={1} sx={{ p: 1.5, minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 0.5, alignItems: 'flex-start', justifyContent: 'space-between' }}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="subtitle1" component="h3" id={titleId}>
              {name}
            </Typography>
            <Typography variant="body2" component="div" color="textSecondary">
              {unbroken(resource?.name ?? entry.from.filename)}
            </Typography>
          </Box>
          <Box sx={{ flex: 'none', mt: -0.75, mr: -0.75 }}>
            <TemplateMenu template={template} />
          </Box>
        </Stack>
        <AnswersLine template={template} />
        <OwnerLine template={template} />
        <Box sx={{ flex: 1 }} />
        <TemplateUseButton template={template} />
      </Stack>
    </Card>
  );
}

const menuSpec = {
  words: templatesTexts,
  calls: {
    list: templateQueries.ListTemplates,
    get: templateQueries.GetTemplate,
    update: templateCommands.UpdateTemplate,
    delete: templateCommands.DeleteTemplate,
    restore: templateCommands.RestoreTemplate,
  },
};

function TemplateMenu({ template }: TemplateProps) {
  const text = useText(templatesTexts);
  const toWizard = { label: text('openInWizard'), Icon: TuneRounded, to: wizardPath(template) };
  return (
    <NamedRecordMenu
      spec={menuSpec}
      record={template}
      mayChange={useMay()(templateCommands.UpdateTemplate)}
      actions={template.resource === null ? [] : [toWizard]}
    />
  );
}

const maxLines = 4;

/** Asked again. */
const leftOut = ['billed', 'shipped', 'method', 'restaurant'];

/** Numbers need their label. */
const counted = ['units', 'images'];

/** Characters; shorter answers are not wrapped. */
const maxUnwrapped = 24;

function AnswersLine({ template: { entry } }: TemplateProps) {
  const lines = useEntryLines(entry).filter(({ key }) => !leftOut.includes(key));
  if (lines.length === 0) return null;
  return (
    <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
      {lines.slice(0, maxLines).map(({ key, label, value }, place) => (
        <Fragment key={key}>
          {place > 0 && '\u00a0· '}
          <Box component="span" sx={value.length <= maxUnwrapped ? { whiteSpace: 'nowrap' } : {}}>
            {counted.includes(key) ? `${label}: ${value}` : value}
          </Box>
        </Fragment>
      ))}
    </Typography>
  );
}

function OwnerLine({ template: { restaurant, author } }: TemplateProps) {
  const text = useText(templatesTexts);
  const owner = restaurant?.name ?? text('mine');
  const isSigned = restaurant !== null && author.name !== '';
  return (
    <Typography variant="caption" component="div" color="textSecondary">
      {isSigned ? text('savedBy', { whose: owner, name: author.name }) : owner}
    </Typography>
  );
}

function TemplateUseButton({ template }: TemplateProps) {
  const text = useText(templatesTexts);
  const [isOpen, setOpen] = useState(false);
  const { id, name, resource, entry } = template;
  const isGone = resource === null;
  const close = () => setOpen(false);
  return (
    <>
      {isGone && <Typography variant="body2">{text('gone')}</Typography>}
      <Button
        size="small"
        aria-label={text(isGone ? 'newerOf' : 'useOf', { name })}
        onClick={() => setOpen(true)}
        sx={{ alignSelf: 'start' }}
      >
        {text(isGone ? 'newer' : 'use')}
      </Button>
      <Suspense>
        {isOpen && !isGone && <UseTemplateDialog template={template} onClose={close} />}
        {isOpen && isGone && (
          <NewerResourcesDialog
            resourceId={entry.from.file}
            name={entry.from.filename}
            pathOf={(resourceId) => `/order/${resourceId}?template=${id}`}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
