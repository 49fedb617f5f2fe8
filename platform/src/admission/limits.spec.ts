import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { BadConfiguration, programVariables, readEnvironment } from '../program/environment';
import { defaultLimits, limitsOf, limitTable } from './limits';

const read = (env: NodeJS.ProcessEnv) => limitsOf(readEnvironment(programVariables, env));

describe('the limits', () => {
  it('are as in the table unless a variable overrides them', () => {
    expect(read({})).toEqual(defaultLimits);
    expect(read({ PORTAL_BODY_SECONDS: '0.5' })).toEqual({ ...defaultLimits, bodySeconds: 0.5 });
    expect(read({ PORTAL_COMMAND_BURST: '' })).toEqual(defaultLimits);
  });

  it.each(['0', '-1', 'many'])('are never %j: a program without a limit does not start', (value) => {
    expect(() => read({ PORTAL_COMMAND_BURST: value })).toThrow(BadConfiguration);
  });

  it('are in the operators’ handbook, each with its variable', () => {
    const handbook = readFileSync(
      fileURLToPath(new URL('../../../docs/operations.md', import.meta.url)),
      'utf8',
    );
    for (const { variable } of Object.values(limitTable)) expect(handbook).toContain(`\`${variable}\``);
  });
});
