import { styled } from '@mui/material/styles';
import { type Template, templateCommands, templateQueries } from '@portal/contracts/areas/templates';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment, Suspense, useId, useState } from 'react';
import TuneRounded from '@mui/icons-material/TuneRounded';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { lazyOverlay } from '#ui/part/lazy-part';
import { unbroken } from '#ui/unbroken';
import { useMay } from '#core/session/use-may';
import { NamedRecordMenu } from '#ui/record/NamedRecordMenu';
import { useEntryLines } from '../ticket/use-entry-lines';
import { templatesTexts } from '../texts';
import { wizardPath } from './template-paths';

const spec = {
  words: templatesTexts,
  calls: {
    list: templateQueries.ListTemplates,
    get: templateQueries.GetTemplate,
    update: templateCommands.UpdateTemplate,
    delete: templateCommands.DeleteTemplate,
    restore: templateCommands.RestoreTemplate,
  },
};

/** What is done to a template now and then: its answers in the wizard, another name, its end. */
function TemplateMenu({ template }: { template: Template }) {
  const text = useText(templatesTexts);
  const toWizard = { label: text('openInWizard'), Icon: TuneRounded, to: wizardPath(template) };
  return (
    <NamedRecordMenu
      spec={spec}
      record={template}
      mayChange={useMay()(templateCommands.UpdateTemplate)}
      actions={template.resource === null ? [] : [toWizard]}
    />
  );
}

const UseTemplateDialog = lazyOverlay(() =>
  import('./UseTemplateDialog').then((module) => module.UseTemplateDialog),
);

const NewerResourcesDialog = lazyOverlay(() =>
  import('../newer/NewerResourcesDialog').then((module) => module.NewerResourcesDialog),
);

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  height: '100%',
  overflow: 'clip',
  borderRadius: radii.card,
  border: `thin solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& .stub': {
    display: 'grid',
    placeItems: 'start center',
    padding: theme.spacing(1.5),
    backgroundColor: theme.vars.palette.background.sunken,
    borderRight: `medium dashed ${theme.vars.palette.divider}`,
  },
  '& .stub img': { display: 'block', maxWidth: '100%', maxHeight: '7rem', objectFit: 'contain' },
}));

/** So many answers tell templates of the same piece apart. */
const shownLines = 4;

/** What it is delivered with, and the restaurant that stands on it: said elsewhere, or asked anew. */
const leftOut = ['billed', 'shipped', 'method', 'restaurant'];

/** Numbers, which say nothing without their name. */
const counted = ['units', 'images'];

/** Letters of an answer that is never broken: a price, a size. */
const short = 24;

/** What stands on it, in short. */
function AnswersLine({ template: { entry } }: { template: Template }) {
  const lines = useEntryLines(entry).filter(({ key }) => !leftOut.includes(key));
  if (lines.length === 0) return null;
  return (
    <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
      {lines.slice(0, shownLines).map(({ key, label, value }, place) => (
        <Fragment key={key}>
          {place > 0 && '\u00a0· '}
          <Box component="span" sx={value.length <= short ? { whiteSpace: 'nowrap' } : {}}>
            {counted.includes(key) ? `${label}: ${value}` : value}
          </Box>
        </Fragment>
      ))}
    </Typography>
  );
}

/** Whose it is; of a restaurant's, who saved it. */
function WhoseLine({ template: { restaurant, author } }: { template: Template }) {
  const text = useText(templatesTexts);
  const whose = restaurant?.name ?? text('mine');
  const isSigned = restaurant !== null && author.name !== '';
  return (
    <Typography variant="caption" component="div" color="textSecondary">
      {isSigned ? text('savedBy', { whose, name: author.name }) : whose}
    </Typography>
  );
}

/** Puts it to use, or leads to what its piece was followed by. */
function TemplateUseButton({ template }: { template: Template }) {
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
            pieceId={entry.from.file}
            name={entry.from.filename}
            pathOf={(pieceId) => `/order/${pieceId}?template=${id}`}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

/** A template as the ticket that it becomes: its piece, its answers, whose it is, and its use. */
function TemplateCard({ template }: { template: Template }) {
  const titleId = useId();
  const { name, resource, entry } = template;
  return (
    <Card aria-labelledby={titleId}>
      <div className="stub">{resource !== null && <img src={resource.thumb} alt="" loading="lazy" />}</div>
      <Stack spacing={1} sx={{ p: 1.5, minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 0.5, alignItems: 'flex-start', justifyContent: 'space-between' }}>
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="subtitle1" component="h3" id={titleId} sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <Typography
              variant="body2"
              component="div"
              color="textSecondary"
              sx={{ overflowWrap: 'anywhere' }}
            >
              {unbroken(resource?.name ?? entry.from.filename)}
            </Typography>
          </Box>
          <Box sx={{ flex: 'none', mt: -0.75, mr: -0.75 }}>
            <TemplateMenu template={template} />
          </Box>
        </Stack>
        <AnswersLine template={template} />
        <WhoseLine template={template} />
        <Box sx={{ flex: 1 }} />
        <TemplateUseButton template={template} />
      </Stack>
    </Card>
  );
}

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21rem), 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Templates side by side. */
export function TemplateList({ rows, label }: { rows: readonly Template[]; label: string }) {
  return (
    <Grid aria-label={label}>
      {rows.map((template) => (
        <li key={template.id}>
          <TemplateCard template={template} />
        </li>
      ))}
    </Grid>
  );
}
