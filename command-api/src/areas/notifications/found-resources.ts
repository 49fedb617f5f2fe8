import { type DocumentOf, isAdministrator, type Role } from '@portal/contracts';
import type { AnnouncedResource } from '@portal/contracts/areas/notifications';
import { resources, ResourceStatus } from '@portal/contracts/areas/resources';
import { sections, visibleSections } from '@portal/contracts/areas/sections';
import type { MailingWorld } from '../../mailing-world';

type Resource = DocumentOf<typeof resources>;
type Section = DocumentOf<typeof sections>;

/** Same visibility as new resources (AMB-20): published, and for readers in a visible section (R-ENT-06). */
export async function foundResources(
  announced: readonly AnnouncedResource[],
  { views }: Pick<MailingWorld, 'views'>,
): Promise<(role: Role) => readonly AnnouncedResource[]> {
  const tree = await views.find<Section>(sections.name, { size: -1 });
  const seen = new Set(visibleSections(tree.documents).map(({ id }) => id));
  const pieces = await Promise.all(
    announced.map(async (piece) => {
      const resource = await views.get<Resource>(resources.name, String(piece.resourceId));
      const isPublished = resource?.status === ResourceStatus.Published;
      return { piece, isPublished, isSeen: isPublished && resource.sections.some((id) => seen.has(id)) };
    }),
  );
  return (role) =>
    pieces.flatMap(({ piece, isPublished, isSeen }) =>
      (isAdministrator(role) ? isPublished : isSeen) ? [piece] : [],
    );
}
