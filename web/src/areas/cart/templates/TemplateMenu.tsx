import DeleteRounded from '@mui/icons-material/DeleteRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import TuneRounded from '@mui/icons-material/TuneRounded';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Template } from '@portal/contracts/areas/templates';
import { templateCommands, templateQueries } from '@portal/contracts/areas/templates';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCallCommand } from '#app/client/use-call-command';
import { useText } from '#app/i18n/use-text';
import { useMay } from '#app/session/use-may';
import { QuestionDialog } from '#ui/dialogs/QuestionDialog';
import { lazyOverlay } from '#ui/part/lazy-part';
import { useRemoval } from '#ui/record/use-removal';
import { wizardPath } from './template-paths';
import { templatesMessages } from './templates.messages';

const RenameTemplateDialog = lazyOverlay(() =>
  import('./RenameTemplateDialog').then((module) => module.RenameTemplateDialog),
);
const refresh = { refresh: [templateQueries.ListTemplates] };

function useTemplateRemoval() {
  const text = useText(templatesMessages);
  const deleting = useCallCommand(templateCommands.DeleteTemplate, refresh);
  const restoring = useCallCommand(templateCommands.RestoreTemplate, refresh);
  return useRemoval<Template>({
    remove: ({ id }) => deleting.send({ id }),
    restore: ({ id }) => restoring.send({ id }),
    words: {
      title: () => text('deleteTitle'),
      text: ({ name }) => text('deleteText', { name }),
      confirm: () => text('deleteConfirm'),
      removed: ({ name }) => text('deleted', { name }),
      restored: ({ name }) => text('restored', { name }),
    },
  });
}

/** What is done to a template now and then: its answers in the wizard, another name, its end. */
export function TemplateMenu({ template }: { template: Template }) {
  const text = useText(templatesMessages);
  const may = useMay();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isRenaming, setRenaming] = useState(false);
  const removal = useTemplateRemoval();
  const close = () => setAnchor(null);
  const choose = (act: () => void) => () => {
    close();
    act();
  };
  const mayChange = may(templateCommands.UpdateTemplate);
  if (!mayChange && template.resource === null) return null;
  return (
    <>
      <IconButton
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={text('moreOf', { name: template.name })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertRounded />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {template.resource !== null && (
          <MenuItem component={Link} to={wizardPath(template)} onClick={close}>
            <ListItemIcon>
              <TuneRounded fontSize="small" />
            </ListItemIcon>
            {text('openInWizard')}
          </MenuItem>
        )}
        {mayChange && (
          <MenuItem onClick={choose(() => setRenaming(true))}>
            <ListItemIcon>
              <EditRounded fontSize="small" />
            </ListItemIcon>
            {text('rename')}
          </MenuItem>
        )}
        {mayChange && (
          <MenuItem onClick={choose(() => removal.ask(template))}>
            <ListItemIcon>
              <DeleteRounded fontSize="small" />
            </ListItemIcon>
            {text('delete')}
          </MenuItem>
        )}
      </Menu>
      <QuestionDialog question={removal} />
      {isRenaming && (
        <Suspense>
          <RenameTemplateDialog template={template} onClose={() => setRenaming(false)} />
        </Suspense>
      )}
    </>
  );
}
