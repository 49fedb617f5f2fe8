import { describe, expect, it } from '@jest/globals';
import { wireFileKey } from './files';

describe('the key of a file', () => {
  it('[R-API-22] [R-API-30] is read from the address of a picture too', () => {
    const read = (text: string) => wireFileKey().parse(text);
    expect(read('/api/resource/1/thumb?v=0f-a1')).toBe('0f-a1');
    for (const other of ['0f-a1', '-1', '', '100%.pdf', '/api/x?v=%zz', 'https://es.example/api/x?v=1'])
      expect(read(other)).toBe(other);
  });
});
