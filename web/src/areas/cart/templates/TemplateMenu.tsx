import DeleteRounded from '@mui/icons-material/DeleteRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import TuneRounded from '@mui/icons-material/TuneRounded';
import type { Template } from '@portal/contracts/areas/templates';
import { templateCommands, templateQueries } from '@portal/contracts/areas/templates';
import { Suspense, useState } from 'react';
import { useCallCommand } from '#app/client/use-call-command';
import { useText } from '#app/i18n/use-text';
import { useMay } from '#app/session/use-may';
import { QuestionDialog } from '#ui/dialogs/QuestionDialog';
import { MoreMenu, type MoreAction } from '#ui/MoreMenu';
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
  const [isRenaming, setRenaming] = useState(false);
  const removal = useTemplateRemoval();
  const changes: readonly MoreAction[] = [
    { label: text('rename'), Icon: EditRounded, run: () => setRenaming(true) },
    { label: text('delete'), Icon: DeleteRounded, run: () => removal.ask(template) },
  ];
  const actions: readonly MoreAction[] = [
    ...(template.resource === null
      ? []
      : [{ label: text('openInWizard'), Icon: TuneRounded, to: wizardPath(template) }]),
    ...(may(templateCommands.UpdateTemplate) ? changes : []),
  ];
  return (
    <>
      <MoreMenu label={text('moreOf', { name: template.name })} actions={actions} />
      <QuestionDialog question={removal} />
      {isRenaming && (
        <Suspense>
          <RenameTemplateDialog template={template} onClose={() => setRenaming(false)} />
        </Suspense>
      )}
    </>
  );
}
