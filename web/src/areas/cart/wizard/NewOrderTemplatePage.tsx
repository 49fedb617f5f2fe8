import { refilled } from '@portal/contracts/areas/cart';
import type { ResourceDetail } from '@portal/contracts/areas/resources';
import { templateQueries } from '@portal/contracts/areas/templates';
import { useCallClient } from '#core/client/client-context';
import { useCallQuery } from '#core/client/use-call-query';
import { Loaded } from '#ui/states/Loaded';
import { useRefillGround } from '../again/again-ground';
import { copyTemplateFiles, hasFiles } from '../again/copy-files';
import { FilledInPage } from './FilledInPage';
import { WizardSkeleton } from './WizardSkeleton';

interface NewOrderTemplatePageProps {
  piece: ResourceDetail;
  templateId: string;
}

/** A piece with all answers of a template, for the restaurant that is worked for. */
export function NewOrderTemplatePage({ piece, templateId: id }: NewOrderTemplatePageProps) {
  const client = useCallClient();
  const groundOf = useRefillGround();
  const template = useCallQuery(templateQueries.GetTemplate, { id });
  return (
    <Loaded query={template} skeleton={<WizardSkeleton />}>
      {(loaded) => (
        <FilledInPage
          piece={piece}
          source={`template-${id}`}
          refilled={() => {
            const ground = groundOf(piece);
            return ground && refilled(loaded.entry, ground);
          }}
          copyFiles={hasFiles(loaded.entry) ? () => copyTemplateFiles(client, loaded) : null}
        />
      )}
    </Loaded>
  );
}
