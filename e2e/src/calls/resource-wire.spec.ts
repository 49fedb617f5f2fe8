import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CallContract, Role } from '@portal/contracts';
import { cartUploads } from '@portal/contracts/areas/cart';
import {
  type FileVersion,
  resourceCommands,
  type ResourceDetail,
  resourceQueries,
  type ResourceSummary,
  resourceUploads,
} from '@portal/contracts/areas/resources';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import { buildTestFixture } from '../programs/test-fixture';
import { type Encoding, sendCall } from './send-call';

type Input = Readonly<Record<string, unknown>>;
interface Saved {
  readonly id: number;
  readonly url: string;
  readonly version: number;
}

const form = { name: 'Cartel de invierno', category: 3, type: 1, lang: 'CAST', sections: [1], budget: 1 };

describe('the administration of resources over HTTP', () => {
  let portal: InProcessPortal;
  let admin: SignedIn;
  let editor: SignedIn;
  let reader: SignedIn;

  beforeAll(async () => {
    portal = await openInProcessPortal('ES');
    await buildTestFixture(portal);
    admin = await portal.signIn(Role.Administrator, Role.Administrator);
    editor = await portal.signIn(Role.Editor, Role.Editor);
    reader = await portal.signIn(Role.Manager, Role.Manager);
  });
  afterAll(async () => {
    await portal.close();
  });

  const send = async (
    call: CallContract,
    input: Input,
    signedIn: SignedIn = editor,
    { encoding }: { encoding?: Encoding } = {},
  ) => {
    const headers = { 'x-min-position': String(await portal.stores.events.head()) };
    return sendCall(portal, call, input, { signedIn, headers, ...(encoding && { encoding }) });
  };
  async function done<T>(call: CallContract, input: Input, signedIn?: SignedIn): Promise<T> {
    const answer = await send(call, input, signedIn);
    expect({ code: answer.statusCode, body: answer.body }).toMatchObject({ code: 200 });
    return answer.json<{ data: T }>().data;
  }
  const upload = (call: CallContract) => done<{ Key: string }>(call, {});
  const idsSeenBy = async (signedIn: SignedIn, call: CallContract, input: Input = { size: -1 }) =>
    (await done<ResourceSummary[]>(call, input, signedIn)).map(({ id }) => id);

  it('[R-ARS-16] [R-ARS-19] [R13] a piece is saved, its files follow, and readers have it once it is whole', async () => {
    const added = await done<Saved>(resourceCommands.AddResource, {
      ...form,
      status: 1,
      file: '-1',
      thumb: '-1',
    });
    const { id } = added;
    const detail = (signedIn: SignedIn) =>
      done<ResourceDetail>(resourceQueries.GetResource, { id: String(id) }, signedIn);
    expect(await detail(editor)).toMatchObject({
      status: 1,
      to_come: ['file', 'thumb'],
      file: '',
      thumb: '',
    });
    expect(await detail(reader)).toMatchObject({ status: 2, to_come: [] });
    expect(await idsSeenBy(reader, resourceQueries.ListNewResources, {})).not.toContain(id);

    const { Key: file } = await upload(resourceUploads.UploadResourceFile);
    const { Key: thumb } = await upload(resourceUploads.UploadResourceThumb);
    await done(resourceCommands.UpdateResource, { id, file });
    await done(resourceCommands.UpdateResource, { id, thumb });
    expect(await detail(reader)).toMatchObject({ status: 1, has_file: true, thumb_width: 600 });
    expect(await idsSeenBy(reader, resourceQueries.ListNewResources, {})).toContain(id);
    const versions = await done<FileVersion[]>(resourceQueries.ListFileVersions, { id }, admin);
    expect(versions).toEqual([
      {
        version: 1,
        filename: expect.any(String),
        bytes: expect.any(Number),
        added_at: expect.any(String),
        current: true,
        added_by: { id: Role.Editor, name: 'Persona 4' },
        downloads: 0,
      },
    ]);
  });

  it.each(['admin', 'editor'] as const)(
    '[R-API-64] an older client of an %s uploads file and picture by the paths of the specification',
    async (who) => {
      const signedIn = { admin, editor }[who];
      const uploadFile = (call: CallContract) => done<{ Key: string }>(call, {}, signedIn);
      const { Key: file } = await uploadFile(cartUploads.UploadCustomFile);
      const { Key: thumb } = await uploadFile(cartUploads.UploadImage);
      const { id } = await done<Saved>(
        resourceCommands.AddResource,
        { ...form, status: 1, file, thumb },
        signedIn,
      );
      expect(await done(resourceQueries.GetResource, { id: String(id) }, reader)).toMatchObject({
        status: 1,
        has_file: true,
        thumb: expect.stringContaining(thumb),
      });
      const elsewhere = { ...form, status: 1, thumb: file };
      const answer = await send(resourceCommands.AddResource, elsewhere, signedIn);
      expect(answer.json()).toMatchObject({ error: { code: 'upload_not_found' } });
    },
  );

  it('[R-ARS-12] reports at its field what the form lacks', async () => {
    const answer = await send(resourceCommands.AddResource, {
      ...form,
      name: ' ',
      sections: '',
      thumb: '-1',
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      status: false,
      error: {
        code: 'resource_incomplete',
        fields: { name: 'obligatory_name', sections: 'categories_error' },
      },
    });
  });

  it('[R4] a form that was filled before another person saved conflicts with who and when', async () => {
    const { id, version } = await done<Saved>(resourceCommands.AddResource, { ...form, thumb: '-1' });
    await done(resourceCommands.UpdateResource, { id, version, description: 'Uno' }, admin);
    const late = await send(resourceCommands.UpdateResource, { id, version, description: 'Otro' });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      error: {
        code: 'conflict',
        details: {
          changed_by: 'user-2',
          changed_by_name: 'Persona 2',
          changed_at: expect.any(String),
          fields: ['description'],
        },
      },
    });
  });

  it('[R-ARS-03] [R-ARS-08] [R-API-23] the status of many is set in either spelling, and answered as text', async () => {
    const ids: number[] = [];
    for (let left = 3; left > 0; left -= 1)
      ids.push((await done<Saved>(resourceCommands.AddResource, { ...form, thumb: '-1' })).id);
    const answer = await send(
      resourceCommands.SetResourcesStatus,
      { files: [...ids, 9999], status: '0' },
      editor,
      { encoding: 'form' },
    );
    expect(answer.json()).toMatchObject({ data: { status: '0', files: ids, refused: [9999] } });
    const inactive = await idsSeenBy(editor, resourceQueries.ListResources, { status: 0, size: -1 });
    // Other tests deactivate some, too.
    expect(ids.filter((id) => !inactive.includes(id))).toEqual([]);
    const seen = await idsSeenBy(reader, resourceQueries.ListResources);
    expect(seen.filter((id) => ids.includes(id))).toEqual([]);
  });

  it('[R-API-24] [AMB-32] [AMB-55] a piece is deleted in the older spelling and restored', async () => {
    const { id } = await done<Saved>(resourceCommands.AddResource, { ...form, thumb: '-1' });
    const asGet = (headers: object) =>
      portal.app.inject({ method: 'GET', url: `/api/resource/${id}/delete`, headers: { ...headers } });
    expect((await asGet({ cookie: editor.cookie })).statusCode).toBe(403);
    expect((await asGet(editor)).statusCode).toBe(200);
    expect(await idsSeenBy(reader, resourceQueries.ListResources)).not.toContain(id);
    expect(await idsSeenBy(admin, resourceQueries.ListResources, { deleted: true })).toContain(id);
    await done(resourceCommands.RestoreResource, { id });
    expect(await idsSeenBy(reader, resourceQueries.ListResources)).toContain(id);
  });

  it('[R-ARS-15] the page of a piece is found under the slug that it had before', async () => {
    const { id, url } = await done<Saved>(resourceCommands.AddResource, {
      ...form,
      name: 'Antes',
      thumb: '-1',
    });
    const renamed = await done<Saved>(resourceCommands.UpdateResource, { id, name: 'Después' });
    expect([url, renamed.url]).toEqual(['antes', 'despues']);
    expect(await done(resourceQueries.GetResource, { id: 'antes' }, reader)).toMatchObject({
      id,
      url: 'despues',
    });
  });
});
