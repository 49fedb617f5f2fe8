import { cartBindings } from '@portal/command-api';
import { Role } from '@portal/contracts';
import type { DemoResource } from '../resources/demo-resource';
import { actorOf, type SeedStep, type SeedContext } from './seed-step';

const { RecordUpload } = cartBindings();

function imported(resource: DemoResource, { bindings, send, files }: SeedContext): SeedStep {
  const { addedAt: at, artwork: _artwork, fileKind: _kind, ...input } = resource;
  return {
    at,
    async happen() {
      const parts = files.get(resource.resourceId);
      if (!parts) throw new Error(`resource ${resource.resourceId} has no stored preview`);
      const { uploads, corrected: _corrected, ...stored } = parts;
      for (const upload of uploads)
        await send(RecordUpload, upload, { key: `${upload.purpose}-${resource.resourceId}`, at });
      const key = `resource-${resource.resourceId}`;
      await send(bindings.resources.ImportResource, { ...input, ...stored }, { key, at });
    },
  };
}

/** Replacement files (AMB-36). */
function corrected(
  { resourceId }: DemoResource,
  { world, bindings, send, files }: SeedContext,
): readonly SeedStep[] {
  const administrators = world.users.filter(({ role, active }) => role === Role.Administrator && active);
  const administrator = administrators[resourceId % administrators.length];
  return (world.corrections.get(resourceId) ?? []).map((at, index): SeedStep => ({
    at,
    async happen() {
      const upload = files.get(resourceId)?.corrected[index];
      if (!upload || !administrator)
        throw new Error(`resource ${resourceId} has no file number ${index + 2}`);
      const key = `correction-${resourceId}-${index}`;
      const sending = { at, actor: actorOf(administrator) };
      await send(RecordUpload, upload, { ...sending, key: `${key}-file` });
      await send(
        bindings.resources.UpdateResource,
        { id: resourceId, file: upload.key },
        { ...sending, key },
      );
    },
  }));
}

export const published = (resource: DemoResource, context: SeedContext): readonly SeedStep[] => [
  imported(resource, context),
  ...corrected(resource, context),
];
