import { describe, expect, it } from '@jest/globals';
import { userCommands } from '.';

describe('commands on oneself', () => {
  it('[R-API-54] adding a phone is of PT only, and takes only a phone number', () => {
    const { access, input, path } = userCommands.AddPhone;
    expect({ path, markets: access.markets }).toEqual({ path: 'user/addPhone', markets: ['PT'] });
    expect(input.parse({ phone: ' +351 912 345 678 ' })).toEqual({ phone: '+351 912 345 678' });
    for (const phone of ['', 'abc', '12', undefined]) {
      expect(input.safeParse({ phone }).success).toBe(false);
    }
  });
});
