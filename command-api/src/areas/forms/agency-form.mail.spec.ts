import { describe, expect, it } from '@jest/globals';
import { markets, marketRecords } from '@portal/contracts';
import { createMailOutbox } from '@portal/platform/mail/mail-outbox';
import { SqliteOutbox } from '@portal/platform/stores/outbox/sqlite.outbox';
import { agencyFormMail } from './agency-form.mail';
import { briefingForm } from './briefing.mail';
import { customRequestForm } from './custom-request.mail';
import { openingFormOf } from './opening-form.mail';

const request = {
  userId: 12,
  userName: 'Ana Prats',
  email: 'ana@es.chain.example',
  restaurantName: 'Gran Vía',
  restaurantSite: '101',
  topic: 'Cartel para la feria',
  comments: 'A3, en vertical\n<b>sin</b> precios',
};
const world = { agency: 'agencia@chain.example', language: 'CAST', portal: 'LSM' } as const;
const mail = (changes: Partial<typeof request> = {}) => {
  const asked = { ...request, ...changes };
  return agencyFormMail(asked, customRequestForm(asked, 'CAST'), world);
};

describe('the mail to the agency', () => {
  it('[R-FRM-08] has topic, comments, restaurant and sender, and replies go to the sender', () => {
    const { to, subject, text, html, replyTo } = mail();
    expect([to.address, replyTo?.address]).toEqual(['agencia@chain.example', 'ana@es.chain.example']);
    expect(subject).toBe('Petición de pieza a medida: Cartel para la feria (101)');
    for (const message of ['Gran Vía (101)', 'Ana Prats', 'Cartel para la feria', 'A3, en vertical']) {
      expect(text).toContain(message);
      expect(html).toContain(message);
    }
    expect(html).toContain('&lt;b&gt;sin&lt;/b&gt;');
  });

  it.each(markets)('[R-PLT-06] is written in the language of the market: %s', (market) => {
    const { defaultLanguage: language, title: portal } = marketRecords[market];
    const form = customRequestForm(request, language);
    const { html } = agencyFormMail(request, form, { agency: 'a@b.example', language, portal });
    expect(html).toContain(market === 'ES' ? 'lang="es"' : 'lang="pt-PT"');
  });

  it('[R-FRM-05] [R-PLT-18] lists the answers of an opening in the order of the form, without the open ones', () => {
    const answers = { kiosks: 'yes', games: 'no', opening_date: '2027-03-01', address: '<b>Mayor</b> 1' };
    const { subject, text, html } = agencyFormMail(
      request,
      openingFormOf(answers, 'Gran Vía', 'CAST'),
      world,
    );
    expect(subject).toBe('Formulario de apertura: Gran Vía (101)');
    const answered = ['Fecha de apertura', '01/03/2027', 'Quioscos', 'Sí', 'Zona de juegos', 'No'];
    const places = answered.map((word) => text.indexOf(word));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(text).not.toContain('Cafetería');
    expect(`${text} ${html}`).not.toContain('2027-03-01');
    expect(html).toContain('&lt;b&gt;Mayor&lt;/b&gt; 1');
  });

  it('[R-FRM-11] [R-PLT-18] describes a briefing, with the budget only where there is one', () => {
    const briefing = {
      type: 'tactical' as const,
      business: 'Más desayunos',
      marketing: '',
      target: 'Vecinos',
      deliveryDate: '2027-03-01',
      activationDates: '',
      budget: '1500',
      phone: '600 000 000',
    };
    const answered = (changes: Partial<Parameters<typeof briefingForm>[0]>) =>
      agencyFormMail(request, briefingForm({ ...briefing, ...changes }, 'Gran Vía', 'CAST'), world).text;
    expect(answered({})).toMatch(
      /Activaciones tácticas[^]*Más desayunos[^]*01\/03\/2027[^]*1500 €[^]*600 000 000/,
    );
    expect(answered({ type: 'consulting', budget: '' })).not.toContain('Presupuesto');
  });

  it('[S16] begins no header of the asking person’s choice', async () => {
    const hostile = mail({
      topic: 'Hola\r\nBcc: todos@chain.example',
      userName: 'Ana\nTo: otra@chain.example',
    });
    expect(hostile.subject).not.toMatch(/[\r\n]/);
    const mails = new SqliteOutbox(':memory:', 'mail');
    const outbox = createMailOutbox(mails, { address: 'portal@chain.example' }, () => new Date(0));
    const { recipient: id, ...content } = hostile;
    await outbox.post([{ id, ...content }]);
    expect(await mails.stats()).toMatchObject({ waiting: 1 });
    await mails.close();
  });
});
