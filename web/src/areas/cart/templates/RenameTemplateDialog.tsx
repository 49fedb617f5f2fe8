import type { Template } from '@portal/contracts/areas/templates';
import { templateCommands, templateQueries } from '@portal/contracts/areas/templates';
import { useText } from '#app/i18n/use-text';
import { FormDialog } from '#ui/form/FormDialog';
import { useCommandForm } from '#ui/form/use-command-form';
import { RecordText } from '#ui/record/RecordFields';
import { useToast } from '#ui/toast/toast-context';
import { templatesMessages } from './templates.messages';

interface RenameTemplateDialogProps {
  template: Pick<Template, 'id' | 'name' | 'version'>;
  onClose: () => void;
}

/** Gives a template another name. */
export function RenameTemplateDialog({ template, onClose }: RenameTemplateDialogProps) {
  const text = useText(templatesMessages);
  const toast = useToast();
  const { id, version } = template;
  const form = useCommandForm<typeof templateCommands.UpdateTemplate, { name: string }>(
    templateCommands.UpdateTemplate,
    {
      words: templatesMessages,
      initial: { name: template.name },
      toInput: ({ name }) => ({ id, name, version }),
      refresh: [templateQueries.ListTemplates, templateQueries.GetTemplate],
      onSent: () => {
        toast.done(text('saved'));
        onClose();
      },
    },
  );
  return (
    <FormDialog
      form={form}
      title={text('renameTitle')}
      confirm={text('saveName')}
      width="xs"
      onClose={onClose}
    >
      <RecordText {...form.field('name')} autoFocus />
    </FormDialog>
  );
}
