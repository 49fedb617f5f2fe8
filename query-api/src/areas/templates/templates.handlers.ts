import { type DocumentOf, type Language, owns, reject } from '@portal/contracts';
import {
  type Template,
  templateDownloads,
  templateQueries,
  templates,
} from '@portal/contracts/areas/templates';
import { handleDownload } from '@portal/platform/http/serve-downloads';
import type { QueryContext } from '@portal/platform/http/serve-queries';
import { recordHandlers } from '@portal/platform/record/record-handlers';
import type { Person } from '@portal/platform/session/person';
import { ownedBy, ownedSummaries } from '../../owned-records';
import { namesOf } from '../../people';
import type { SeenResources } from '../../seen-resources';

type TemplateDocument = DocumentOf<typeof templates>;
type Context = QueryContext & { readonly person: Person };

const notFound = reject('template_not_found');

/** Deleted and foreign templates look missing. */
async function readable(id: string, { views, person }: Context): Promise<TemplateDocument | null> {
  const template = await views.get(templates, id);
  return template && !template.deleted && owns(person, template) ? template : null;
}

const describing = (seen: SeenResources) =>
  async function describe(
    found: readonly TemplateDocument[],
    context: Context,
    { lang }: { readonly lang?: Language | undefined },
  ): Promise<Template[]> {
    const pieces = found.map(({ entry }) => entry.from.file);
    const [summaryOf, shown, nameOf] = await Promise.all([
      ownedSummaries(found, context.views),
      seen(pieces, context, lang),
      namesOf(context),
    ]);
    return found.map((template) => {
      const { authorId, entry, files } = template;
      return {
        ...summaryOf(template),
        entry,
        author: { id: authorId, name: nameOf(authorId) },
        files: files.map(({ key, filename }) => ({ key, filename })),
        resource: shown.get(entry.from.file) ?? null,
      };
    });
  };

export function templateHandlers(seen: SeenResources) {
  const records = recordHandlers(templates, describing(seen));
  return [
    records.list(templateQueries.ListTemplates, (_input, { person }) => ownedBy(person)),
    records.get(templateQueries.GetTemplate, notFound, (template, { person }) => owns(person, template)),
  ];
}

export const templateDownloadHandlers = [
  handleDownload(templateDownloads.OpenTemplateFile, async ({ id, key }, context) => {
    const file = (await readable(id, context))?.files.find((each) => each.key === key);
    if (!file) return notFound;
    return {
      key,
      filename: file.filename,
      contentType: 'application/octet-stream',
      disposition: 'attachment',
      // Not cached: shared computers (W14).
      immutable: false,
    };
  }),
];
