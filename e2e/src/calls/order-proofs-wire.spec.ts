import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CallContract, Role } from '@portal/contracts';
import {
  orderCommands,
  type OrderWork,
  orderWorkQueries,
  proofCommands,
  proofDownloads,
  proofUploads,
} from '@portal/contracts/areas/orders';
import { FileReferences } from '@portal/platform/files/file-references';
import { sweepFiles } from '@portal/platform/files/file-sweep';
import { aPdf } from '@portal/platform/testing/sample-pdf';
import * as yauzl from 'yauzl';
import { handMade } from '../hostile-files/hand-made-archive';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import { buildTestFixture, foreignUserId, personWith, placeOrder, uploadBy } from '../programs/test-fixture';
import { sendCall } from './send-call';

interface Archive {
  eachEntry(): AsyncIterable<yauzl.Entry>;
  openReadStreamPromise(entry: yauzl.Entry): Promise<Readable>;
}

async function entriesOf(zip: Buffer): Promise<Record<string, Buffer>> {
  const { fromBufferPromise } = yauzl as unknown as { fromBufferPromise(zip: Buffer): Promise<Archive> };
  const archive = await fromBufferPromise(zip);
  const entries: Record<string, Buffer> = {};
  for await (const entry of archive.eachEntry())
    entries[entry.fileName] = await buffer(await archive.openReadStreamPromise(entry));
  return entries;
}

describe('proofs and finished art over HTTP', () => {
  let portal: InProcessPortal;
  let ana: SignedIn;
  let manager: SignedIn;
  let admin: SignedIn;
  let stranger: SignedIn;

  beforeAll(async () => {
    portal = await openInProcessPortal('ES', undefined, undefined, undefined, undefined, undefined, {
      managersApprove: false,
    });
    await buildTestFixture(portal);
    ana = await portal.signIn(Role.Franchisee, Role.Franchisee);
    manager = await portal.signIn(Role.Manager, Role.Manager);
    admin = await portal.signIn(Role.Administrator, Role.Administrator);
    stranger = await portal.signIn(foreignUserId, Role.Franchisee);
  });
  afterAll(() => portal.close());

  const anOrder = async () => (await placeOrder(portal, personWith(1, Role.Franchisee), 1)).orderId;

  /** In one request (tus). @returns the key, or the answer of a refusal */
  async function upload(filename: string, content: Buffer, signedIn = admin) {
    const answer = await portal.app.inject({
      method: 'POST',
      url: `/api/${proofUploads.UploadProof.path}`,
      payload: content,
      headers: {
        ...signedIn,
        'content-type': 'application/offset+octet-stream',
        'tus-resumable': '1.0.0',
        'upload-length': String(content.length),
        'upload-metadata': `filename ${Buffer.from(filename).toString('base64')}`,
      },
    });
    return answer.statusCode === 200 ? answer.json<{ data: { Key: string } }>().data.Key : answer.body;
  }
  const send = (call: CallContract, input: Record<string, unknown>, signedIn: SignedIn) =>
    sendCall(portal, call, input, { signedIn });
  async function done(call: CallContract, input: Record<string, unknown>, signedIn: SignedIn) {
    const answer = await send(call, input, signedIn);
    expect([call.name, answer.statusCode, answer.body]).toEqual([call.name, 200, expect.anything()]);
    await portal.caughtUp();
    return answer.json<{ data: Record<string, unknown> }>().data;
  }
  async function refused(call: CallContract, input: Record<string, unknown>, signedIn: SignedIn) {
    const head = await portal.stores.events.head();
    const answer = await send(call, input, signedIn);
    expect(await portal.stores.events.head()).toBe(head);
    const { error } = answer.json<{ error: { code: string; details?: object } }>();
    return [answer.statusCode, error.code, ...(error.details ? [error.details] : [])];
  }
  async function workOf(id: string, signedIn = ana): Promise<OrderWork> {
    await portal.caughtUp();
    const answer = await send(orderWorkQueries.GetOrderWork, { id }, signedIn);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
    return answer.json<{ data: OrderWork }>().data;
  }
  const get = (url: string, signedIn: SignedIn, headers: Record<string, string> = {}) =>
    portal.app.inject({ method: 'GET', url, headers: { ...signedIn, ...headers } });
  const proofOf = (content = aPdf(randomUUID())) => upload('prueba.pdf', content);
  async function aProof(id: string, content?: Buffer) {
    const key = await proofOf(content);
    await done(proofCommands.SendProof, { id, at: 0, files: [key] }, admin);
    return key;
  }

  it('[R-ORD-19] [W14] go from the first proof by a remark and a second one to art that is downloaded', async () => {
    const id = await anOrder();
    const first = await aProof(id);
    const place = { file: first, page: 1, x: 500, y: 250 };
    const remark = { id, at: 0, proof: 1, ...place, text: 'El precio es 5,95 €' };
    const { remark_id: remarkId } = await done(proofCommands.AddProofRemark, remark, ana);
    await done(proofCommands.RequestProofChanges, { id, at: 0, proof: 1, text: 'Otro precio' }, ana);
    const pdf = aPdf('5,95');
    const zip = handMade([{ name: 'arte.pdf', content: aPdf() }]);
    const files = [await upload('arte.pdf', pdf), await upload('fuentes.zip', Buffer.from(zip))];
    await done(proofCommands.SendProof, { id, at: 0, files, note: 'Precio corregido' }, admin);
    await done(proofCommands.ApproveProofs, { id, pieces: [{ at: 0, proof: 2 }] }, ana);

    const { pieces, downloads, may_approve: mayApprove } = await workOf(id);
    expect([mayApprove, downloads]).toEqual([true, []]);
    expect(pieces).toMatchObject([
      {
        proofs: [
          {
            version: 2,
            state: 'approved',
            note: 'Precio corregido',
            sent: { name: 'Persona 2', side: 'agency' },
            decided: { name: 'Persona 1', side: 'restaurant', text: '' },
          },
          {
            version: 1,
            state: 'changes',
            decided: { text: 'Otro precio' },
            remarks: [{ id: remarkId, is_own: true, place, text: 'El precio es 5,95 €', side: 'restaurant' }],
          },
        ],
        art: [{ key: files[0] }, { key: files[1], filename: 'fuentes.zip' }],
        is_final: false,
      },
    ]);

    const one = await done(proofCommands.DownloadArt, { id, file: files[0] }, manager);
    const opened = await get(String(one['url']), manager);
    expect([one['files'], opened.statusCode, opened.rawPayload.equals(pdf)]).toEqual([1, 200, true]);
    expect(opened.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment.*arte\.pdf/),
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    });
    expect((await get(String(one['url']), ana)).statusCode).toBe(404);
    const both = await done(proofCommands.DownloadArt, { id }, admin);
    const archive = await get(String(both['url']), admin);
    expect([both['files'], archive.headers['content-type']]).toEqual([2, 'application/zip']);
    const entries = await entriesOf(archive.rawPayload);
    expect(Object.keys(entries)).toEqual(['arte.pdf', 'fuentes.zip']);
    expect(entries['arte.pdf']?.equals(pdf)).toBe(true);
    expect((await workOf(id)).downloads).toMatchObject([
      { name: 'Persona 2', side: 'agency', pieces: [0] },
      { name: 'Persona 3', side: 'restaurant', pieces: [0] },
    ]);
  });

  it('[W14] [S12] are looked at in whole and in part, without running, by those of the order only', async () => {
    const id = await anOrder();
    const content = aPdf('páginas');
    const key = await aProof(id, content);
    const picture = await done(proofUploads.UploadProof, {}, admin);
    await done(proofCommands.AddFinalArt, { id, at: 0, files: [picture['Key']] }, admin);
    const open = (key: unknown, signedIn: SignedIn, headers: Record<string, string> = {}, of = id) =>
      get(`/api/order/${of}/proof/${String(key)}`, signedIn, headers);
    const whole = await open(key, ana);
    expect([whole.statusCode, whole.rawPayload.equals(content)]).toEqual([200, true]);
    expect(whole.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-cache',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
      'x-content-type-options': 'nosniff',
    });
    const part = await open(key, ana, { range: 'bytes=0-7' });
    expect([part.statusCode, part.body]).toEqual([206, '%PDF-1.4']);
    expect((await open(picture['Key'], admin)).headers['content-type']).toBe('image/png');
    expect((await open(key, stranger)).statusCode).toBe(404);
    expect((await open(key, ana, {}, await anOrder())).statusCode).toBe(404);
  });

  it('are refused for a cancelled order', async () => {
    const id = await anOrder();
    const files = [await proofOf()];
    await done(orderCommands.ChangeOrderStatus, { id, status: 5 }, admin);
    const sent = { id, at: 0, files };
    expect(await refused(proofCommands.SendProof, sent, admin)).toEqual([409, 'order_cancelled']);
    expect(await refused(proofCommands.AddFinalArt, sent, admin)).toEqual([409, 'order_cancelled']);
  });

  it('[W13] are refused with a file of another person, order or purpose, and with an unknown one', async () => {
    const id = await anOrder();
    const used = await aProof(await anOrder());
    const theirs = await uploadBy(portal, personWith(1, Role.Franchisee), 'proof');
    const picture = await uploadBy(portal, personWith(2, Role.Administrator), 'image');
    for (const key of [used, theirs, picture, '0'.repeat(32)]) {
      const sent = { id, at: 0, files: [key] };
      expect(await refused(proofCommands.SendProof, sent, admin)).toEqual([422, 'upload_not_found']);
      expect(await refused(proofCommands.AddFinalArt, sent, admin)).toEqual([422, 'upload_not_found']);
    }
    await aProof(id);
    const remark = { id, at: 0, proof: 1, file: used, page: 1, x: 0, y: 0, text: 'Aquí' };
    expect(await refused(proofCommands.AddProofRemark, remark, ana)).toEqual([404, 'proof_not_found']);
  });

  it('[R4] of which another version has arrived are not approved: the conflict names it', async () => {
    const id = await anOrder();
    await aProof(id);
    await aProof(id);
    const approving = { id, pieces: [{ at: 0, proof: 1 }] };
    expect(await refused(proofCommands.ApproveProofs, approving, ana)).toEqual([
      409,
      'proof_superseded',
      { version: 2 },
    ]);
    expect((await workOf(id)).pieces[0]?.proofs.map(({ state }) => state)).toEqual(['waiting', 'superseded']);
  });

  it('have remarks of 2,000 letters at most', async () => {
    const id = await anOrder();
    const file = await aProof(id);
    const remark = (length: number) => ({
      id,
      at: 0,
      proof: 1,
      file,
      page: 1,
      x: 0,
      y: 0,
      text: 'a'.repeat(length),
    });
    expect((await refused(proofCommands.AddProofRemark, remark(10_000), ana))[0]).toBe(400);
    await done(proofCommands.AddProofRemark, remark(2000), ana);
  });

  it('are not approved by managers where the deployment forbids it, who may put remarks on them', async () => {
    const id = await anOrder();
    const file = await aProof(id);
    const approving = { id, pieces: [{ at: 0, proof: 1 }] };
    const forbidden = [403, 'approval_not_allowed'];
    expect(await refused(proofCommands.ApproveProofs, approving, manager)).toEqual(forbidden);
    const changes = { id, at: 0, proof: 1, text: 'Otro' };
    expect(await refused(proofCommands.RequestProofChanges, changes, manager)).toEqual(forbidden);
    await done(proofCommands.AddProofRemark, { ...changes, file, page: 1, x: 0, y: 0 }, manager);
    expect((await workOf(id, manager)).may_approve).toBe(false);
    expect((await workOf(id, admin)).may_approve).toBe(false);
    await done(proofCommands.ApproveProofs, approving, ana);
  });

  it('[R-ROL-08] are not there for a foreign restaurant, nor for anyone once the order is deleted', async () => {
    const id = await anOrder();
    const file = await aProof(id);
    await done(proofCommands.AddFinalArt, { id, at: 0, files: [await proofOf()] }, admin);
    const calls = [
      [orderWorkQueries.GetOrderWork, {}],
      [proofDownloads.OpenProofFile, { key: file }],
      [proofCommands.AddProofRemark, { at: 0, proof: 1, file, page: 1, x: 0, y: 0, text: 'Aquí' }],
      [proofCommands.RequestProofChanges, { at: 0, proof: 1, text: 'Otro' }],
      [proofCommands.ApproveProofs, { pieces: [{ at: 0, proof: 1 }] }],
      [proofCommands.DownloadArt, {}],
    ] as const;
    const answersOf = (signedIn: SignedIn) =>
      Promise.all(calls.map(([call, input]) => refused(call, { id, ...input }, signedIn)));
    const missing = calls.map(() => [404, 'order_not_found']);
    expect(await answersOf(stranger)).toEqual(missing);
    await done(orderCommands.DeleteOrder, { id }, admin);
    expect(await answersOf(ana)).toEqual(missing);
  });

  it('[R13] stay while an order holds them, superseded ones too; unused uploads go', async () => {
    const id = await anOrder();
    const held = [await aProof(id), await aProof(id), await proofOf()];
    await done(proofCommands.AddFinalArt, { id, at: 0, files: [held[2]] }, admin);
    const unused = await proofOf();
    const { events, files } = portal.stores;
    const discarded: string[] = [];
    await sweepFiles({
      references: new FileReferences(events),
      files: { list: () => files.list(), remove: async (key) => void discarded.push(key) },
      temporary: { sweep: async () => 0 },
      now: () => new Date(Date.now() + 3 * 24 * 3_600_000),
      discard: async (key) => void discarded.push(key),
    });
    expect(discarded).toContain(unused);
    expect(discarded.filter((key) => held.includes(key))).toEqual([]);
  });

  it('[S8] are inspected: a page that calls itself a PDF is refused, and so is a type that proofs have not', async () => {
    expect(await upload('prueba.pdf', Buffer.from('<html>'))).toContain('file_content_refused');
    expect(await upload('prueba.svg', Buffer.from('<svg/>'))).toContain('file_type');
    expect(await upload('prueba.pdf', aPdf(), ana)).toContain('forbidden');
  });
});
