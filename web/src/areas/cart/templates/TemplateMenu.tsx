import TuneRounded from '@mui/icons-material/TuneRounded';
import { type Template, templateCommands, templateQueries } from '@portal/contracts/areas/templates';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { NamedRecordMenu } from '#ui/record/NamedRecordMenu';
import { wizardPath } from './template-paths';
import { templatesTexts } from '../texts';

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
export function TemplateMenu({ template }: { template: Template }) {
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
