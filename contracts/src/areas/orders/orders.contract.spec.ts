import { describe, expect, it } from '@jest/globals';
import { anOrderInput, orderCommands, orderInput } from '.';
import { marketRecords, markets } from '../../kernel';
import { checkContact } from '../cart';

const { PlaceOrder, AttachOrderImages, ChangeOrderStatus } = orderCommands;
const id = '00000000-0000-4000-8000-000000000000';

describe('placing an order', () => {
  it.each(markets)(
    '[R-CRT-08] [R-API-55] takes order, reference and link in both encodings in %s',
    (market) => {
      const order = anOrderInput(market);
      const beside = { reference: 'REF-0001', link: '/cart' };
      const read = PlaceOrder.input.parse({ order, ...beside });
      expect(read).toEqual({ order, ...beside });
      expect(PlaceOrder.input.parse({ order: JSON.stringify(order), ...beside })).toEqual(read);
    },
  );

  it('[R-CRT-08] ignores what the server knows better', () => {
    const claimed = { ...anOrderInput('ES'), status: 4, number: 1, user_id: 2, restaurant_name: 'Otro' };
    expect(PlaceOrder.input.parse({ order: claimed }).order).toEqual(anOrderInput('ES'));
  });

  it('has at least one item', () => {
    expect(orderInput.safeParse(anOrderInput('ES', { items: [] })).success).toBe(false);
  });

  it('[R-CRT-17] lets an incomplete contact through to the rules, which name all errors together', () => {
    const blank = { contact_name: ' ', contact_email: '', contact_phone: '' };
    const { contact_name, contact_email, contact_phone } = orderInput.parse({
      ...anOrderInput('ES'),
      ...blank,
    });
    const contact = { name: contact_name, email: contact_email, phone: contact_phone };
    expect(checkContact(contact, marketRecords.ES).map(({ code }) => code)).toEqual([
      'name',
      'email',
      'phone',
    ]);
  });
});

describe('commands on an order', () => {
  it('[R-API-58] the status comes as a number or as its text, and is one of five', () => {
    expect(ChangeOrderStatus.input.parse({ id, status: '3' })).toEqual({ id, status: 3 });
    for (const status of [0, 6, '', 'delivered']) {
      expect(ChangeOrderStatus.input.safeParse({ id, status }).success).toBe(false);
    }
  });

  it('[R-ORD-20] [R-API-63] pictures come as a comma list of keys', () => {
    const keys = ['a'.repeat(32), 'b'.repeat(32)];
    expect(AttachOrderImages.input.parse({ id, image: keys.join(', ') })).toEqual({ id, image: keys });
  });
});
