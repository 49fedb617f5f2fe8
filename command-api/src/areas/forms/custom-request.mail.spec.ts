import { describe, expect, it } from '@jest/globals';
import { markets, marketRecords } from '@portal/contracts';
import { createMailOutbox } from '@portal/platform/mail/mail-outbox';
import { SqliteMailLedger } from '@portal/platform/stores/mail-ledger/sqlite.mail-ledger';
import { customRequestMail } from './custom-request.mail';

const request = {
  userId: 12,
  userName: 'Ana Prats',
  email: 'ana@es.chain.example',
  restaurantName: 'Gran Vía',
  restaurantSite: '101',
  topic: 'Cartel para la feria',
  comments: 'A3, en vertical\n<b>sin</b> precios',
};
const mail = (changes: Partial<typeof request> = {}) =>
  customRequestMail(
    { ...request, ...changes },
    { agency: 'agencia@chain.example', language: 'CAST', portal: 'LSM' },
  );

describe('the mail to the agency', () => {
  it('[R-FRM-08] says topic, comments, restaurant and who asks, and is answered to them', () => {
    const { to, subject, text, html, replyTo } = mail();
    expect([to.address, replyTo?.address]).toEqual(['agencia@chain.example', 'ana@es.chain.example']);
    expect(subject).toBe('Petición de pieza a medida: Cartel para la feria (101)');
    for (const said of ['Gran Vía (101)', 'Ana Prats', 'Cartel para la feria', 'A3, en vertical']) {
      expect(text).toContain(said);
      expect(html).toContain(said);
    }
    expect(html).toContain('&lt;b&gt;sin&lt;/b&gt;');
  });

  it.each(markets)('[R-PLT-06] is written in the language of the market: %s', (market) => {
    const { defaultLanguage: language, title: portal } = marketRecords[market];
    const { html } = customRequestMail(request, { agency: 'a@b.example', language, portal });
    expect(html).toContain(market === 'ES' ? 'lang="es"' : 'lang="pt-PT"');
  });

  it('[S16] begins no header of the asking person’s choice', async () => {
    const hostile = mail({
      topic: 'Hola\r\nBcc: todos@chain.example',
      userName: 'Ana\nTo: otra@chain.example',
    });
    expect(hostile.subject).not.toMatch(/[\r\n]/);
    const ledger = new SqliteMailLedger(':memory:');
    const outbox = createMailOutbox(ledger, { address: 'portal@chain.example' }, () => new Date(0));
    const { recipient: id, ...content } = hostile;
    await outbox.post([{ id, ...content }]);
    expect(await ledger.stats()).toMatchObject({ waiting: 1 });
    await ledger.close();
  });
});
