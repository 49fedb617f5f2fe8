import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { anyone, everybody } from './access';
import {
  command,
  defineCommands,
  defineDownloads,
  defineQueries,
  defineUploads,
  download,
  type InputOf,
  type OutputOf,
  type ParsedInputOf,
  pathParameters,
  query,
  upload,
} from './calls';
import { wireInteger } from './wire';

const spec = {
  method: 'POST',
  path: 'dish/{id}/spice/{grade}',
  input: z.object({ id: wireInteger(), grade: z.enum(['mild', 'hot']) }),
  output: z.object({ id: z.int() }),
  access: everybody(),
  summary: 'Spices a dish',
} as const;
const { SpiceDish } = defineCommands('kitchen', { SpiceDish: command(spec) });

describe('declaring a call', () => {
  it('adds its name, its area and its kind to the declaration', () => {
    expect(SpiceDish).toEqual({ ...spec, name: 'SpiceDish', area: 'kitchen', kind: 'command' });
    const reading = { ...spec, method: 'GET' } as const;
    expect(defineQueries('kitchen', { GetDish: query({ ...reading, views: [] }) }).GetDish.kind).toBe(
      'query',
    );
    expect(defineDownloads('kitchen', { OpenDish: download(reading) }).OpenDish.kind).toBe('download');
    const taking = upload({ ...spec, maxBytes: 1, accepts: [] });
    expect(defineUploads('kitchen', { BringDish: taking }).BringDish.kind).toBe('upload');
  });

  it('keeps the exact shapes of input and output', () => {
    const sent: InputOf<typeof SpiceDish> = { id: '7', grade: 'hot' };
    const parsed: ParsedInputOf<typeof SpiceDish> = SpiceDish.input.parse(sent);
    const answer: OutputOf<typeof SpiceDish> = { id: parsed.id };
    expect(answer).toEqual({ id: 7 });
    // @ts-expect-error not one of the grades
    const wrong: InputOf<typeof SpiceDish> = { id: 7, grade: 'boiling' };
    expect(SpiceDish.input.safeParse(wrong).success).toBe(false);
  });

  it('keeps its name as a literal, so that a misspelt one does not compile', () => {
    const name: 'SpiceDish' = SpiceDish.name;
    expect(name).toBe('SpiceDish');
  });

  it('cannot be done without an access rule', () => {
    const { access, ...rest } = spec;
    expect(access).not.toEqual(anyone());
    // @ts-expect-error default deny: a call without a rule cannot be declared
    expect(command(rest)).not.toHaveProperty('access');
  });
});

describe('the parameters of a path', () => {
  it('are the names in braces, in order', () => {
    expect(pathParameters(spec.path)).toEqual(['id', 'grade']);
    expect(pathParameters('order')).toEqual([]);
  });
});
