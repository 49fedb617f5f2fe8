import { afterEach, describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { hiddenSection, openMailWorld as open, reader, secrets } from './testing/mail-world';
import { openUnsubscribe } from './unsubscribe-token';

const nothing = { html: '', text: '', unsubscribe: '' };
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

describe('mails about new pieces', () => {
  it('[R-ACC-15] [R-CAT-10] go to each reader once, with all of a window in the language they read', async () => {
    const portal = await open('ES', [
      { user: reader(1) },
      { user: reader(2, { type: Role.Editor }), language: 'CAT' },
      { user: reader(3), newFiles: false },
      { user: reader(4, { active: false }) },
      { user: reader(5, { type: Role.Partner }) },
      { user: reader(6, { legal: null }) },
      { user: reader(7, { deleted: true }) },
      { user: reader(8, { email: 'not an address' }) },
    ]);
    const running = await portal.run();
    closing.push(() => running.stop());
    await portal.publish(1);
    await portal.publish(2);
    await portal.publish(3, 'CAT');
    await portal.announce(running);
    await portal.posted(2);
    const mails = await portal.mails();
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      ['p1@es.chain.example', '2 piezas nuevas en el portal'],
      ['p2@es.chain.example', 'Nou al portal: Pieza 3'],
    ]);
    const [first = nothing] = mails;
    expect(first.html).toContain('https://portal.chain.example/nacional/menus/pieza-1');
    expect(first.html).toContain(`cid:${'a'.repeat(32)}@thumb`);
    expect(first.text).toContain('- Pieza 2\n  https://portal.chain.example/nacional/menus/pieza-2');
    const token = /unsubscribe\/([\w.-]+)$/.exec(first.unsubscribe ?? '')?.[1] ?? '';
    expect(openUnsubscribe(secrets, token)).toEqual({ userId: 1, kind: 'newFiles' });
    expect(first.text).toContain(`https://portal.chain.example/unsubscribe/${token}?kind=newFiles`);
    expect(portal.troubles.map((error) => (error as Error).name)).toEqual(['UnsendableMail']);
  });

  it('[R-ACC-15] [R-ENT-06] tell readers nothing of what stands in hidden sections alone, administrators of all', async () => {
    const portal = await open('ES', [
      { user: reader(1) },
      { user: reader(2, { type: Role.Administrator }) },
      { user: reader(3) },
    ]);
    const running = await portal.run();
    closing.push(() => running.stop());
    await portal.publish(1);
    await portal.publish(2, 'CAST', hiddenSection.id);
    await portal.announce(running);
    await portal.posted(3);
    expect((await portal.mails()).map(({ to, subject }) => [to.address, subject])).toEqual([
      ['p1@es.chain.example', 'Nuevo en el portal: Pieza 1'],
      ['p2@es.chain.example', '2 piezas nuevas en el portal'],
      ['p3@es.chain.example', 'Nuevo en el portal: Pieza 1'],
    ]);
  });

  it('[R-ACC-15] tell nobody of a piece that was taken back before the mail is written', async () => {
    const portal = await open('ES', [{ user: reader(1) }]);
    const running = await portal.run();
    closing.push(() => running.stop());
    await portal.publish(1);
    await portal.publish(2);
    await portal.withdraw(2);
    await portal.announce(running);
    await portal.posted(1);
    expect((await portal.mails()).map(({ subject }) => subject)).toEqual(['Nuevo en el portal: Pieza 1']);
  });

  it('[R-PLT-06] are written in Portuguese in Portugal', async () => {
    const portal = await open('PT', [{ user: reader(1) }]);
    const running = await portal.run();
    closing.push(() => running.stop());
    await portal.publish(1);
    await portal.announce(running);
    await portal.posted(1);
    const [mail] = await portal.mails();
    expect(mail?.subject).toBe('Novo no portal: Pieza 1');
    expect(mail?.html).toContain('Deixar de receber');
  });

  it('[R12] [R1] neither get lost nor come twice when the program is ended after each step', async () => {
    const portal = await open('ES', [{ user: reader(1) }, { user: reader(2) }]);
    const stopped = await portal.run();
    await portal.publish(1);
    await stopped.stop();
    const again = await portal.run();
    await portal.announce(again);
    await again.stop();
    const last = await portal.run();
    closing.push(() => last.stop());
    await portal.posted(2);
    const mails = await portal.mails();
    expect(new Set(mails.map(({ id }) => id)).size).toBe(2);
    expect(mails).toHaveLength(2);
  });

  it('[R12] [R-ACC-15] tell nobody of what was announced before they read: also when the views were lost since', async () => {
    const people = (newFiles: boolean) => [{ user: reader(1) }, { user: reader(2), newFiles }];
    const portal = await open('ES', people(false));
    const before = await portal.run();
    await portal.publish(1);
    await portal.announce(before);
    await portal.handled();
    await before.stop();
    await portal.loseViews([...people(true), { user: reader(3) }]);
    const after = await portal.run();
    closing.push(() => after.stop());
    await portal.publish(2);
    await portal.announce(after, 2);
    await portal.posted(4);
    const mails = (await portal.mails()).map(({ to, subject }) => [to.address, subject]);
    expect(mails.filter(([, subject]) => subject === 'Nuevo en el portal: Pieza 1')).toEqual([
      ['p1@es.chain.example', 'Nuevo en el portal: Pieza 1'],
    ]);
    expect(mails).toHaveLength(4);
  });
});
