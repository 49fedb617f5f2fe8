import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { wireJson, wireMonth } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { aPdf } from '../testing/sample-pdf';
import { anUpload, openUploadWorld } from '../testing/upload-world';
import { z } from 'zod';

const input = z.object({ report: wireJson(z.object({ date: wireMonth() })) });
const contract = anUpload({ resumable: true, input });
const content = aPdf();

let portal: Awaited<ReturnType<typeof openUploadWorld>>;
let app: FastifyInstance;
beforeAll(async () => {
  portal = await openUploadWorld(contract);
  app = await portal.open();
});
afterAll(async () => {
  await app.close();
  await portal.close();
});

const url = `/api/${contract.path}`;
const november = JSON.stringify({ date: '11-2026', owner: '9' });
const base64 = (text: string) => Buffer.from(text).toString('base64');

function inPieces(fields: Readonly<Record<string, string>>) {
  const metadata = Object.entries({ filename: 'informe.pdf', ...fields });
  const headers = {
    'tus-resumable': '1.0.0',
    'content-type': 'application/offset+octet-stream',
    'upload-length': String(content.length),
    'upload-metadata': metadata.map(([name, value]) => `${name} ${base64(value)}`).join(),
  };
  return app.inject({ method: 'POST', url, headers, payload: content });
}

function asForm(fields: Readonly<Record<string, string>>) {
  const texts = Object.entries(fields).map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = '--b\r\nContent-Disposition: form-data; name="file"; filename="informe.pdf"\r\n\r\n';
  const payload = Buffer.concat([Buffer.from(texts.join('') + file), content, Buffer.from('\r\n--b--\r\n')]);
  return app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  });
}

describe.each([
  ['in pieces', inPieces],
  ['as a form', asForm],
])('the fields of an upload that comes %s', (_, send) => {
  it('[R-API-G2] are read by its contract', async () => {
    const answer = await send({ report: november, owner: '9' });
    expect(answer.json()).toMatchObject({ status: true, data: { filename: 'informe.pdf' } });
    expect(portal.inputs.at(-1)).toEqual({ report: { date: '2026-11' } });
  });

  it.each([
    ['missing', {}, { report: 'obligatory_field' }],
    ['wrong', { report: '{"date":"13/2024"}' }, { 'report.date': 'invalid_month' }],
  ])('[R-API-G3] refuse it when one is %s, before its file is kept', async (_name, fields, expected) => {
    const before = portal.received.length;
    const answer = await send(fields);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: { code: 'invalid_input', fields: expected } });
    expect(portal.received).toHaveLength(before);
  });
});
