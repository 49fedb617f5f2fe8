import { afterEach, describe, expect, it } from '@jest/globals';
import { marketRecords } from '@portal/contracts/kernel';
import { marketOf } from './market';

const write = (name: string, content: string) => {
  const meta = document.createElement('meta');
  meta.name = name;
  meta.content = content;
  document.head.append(meta);
};

describe('[R-PLT-01] the deployment that a page belongs to', () => {
  afterEach(() => document.head.replaceChildren());

  it('is that of the market which the server has written into it', () => {
    write('market', 'PT');
    expect(marketOf(document)).toEqual(marketRecords.PT);
  });

  it('[AMB-78] has what the deployment sets instead of the defaults of its market', () => {
    write('market', 'PT');
    write('deployment', JSON.stringify({ title: 'Loja', corporateDomain: 'loja.example' }));
    expect(marketOf(document)).toEqual({
      ...marketRecords.PT,
      title: 'Loja',
      corporateDomain: 'loja.example',
    });
  });
});
