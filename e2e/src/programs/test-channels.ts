import { randomUUID } from 'node:crypto';
import { Role } from '@portal/contracts';
import { aPdf } from '@portal/platform/testing/sample-pdf';
import type { InProcessPortal } from './in-process-portal';
import { actorWith } from './test-fixture';

type Ground = Pick<InProcessPortal, 'stores' | 'writeSide'>;

export async function addChannelDocument({ stores, writeSide }: Ground): Promise<'social-media'> {
  const { runner, bindings } = writeSide;
  const file = await stores.files.put(aPdf(randomUUID()));
  const input = { ...file, document: 'social-media' as const, filename: 'redes.pdf' };
  const context = { actor: actorWith(Role.Administrator), correlationId: 'test-channels' };
  const added = await runner.run(bindings.channels.AddChannelDocument, input, context);
  if (!added.ok) throw new Error(`no document: ${JSON.stringify(added)}`);
  return added.data.document as 'social-media';
}
