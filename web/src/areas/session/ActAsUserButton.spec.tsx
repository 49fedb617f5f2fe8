import { describe, expect, it } from '@jest/globals';
import { actingCommands } from '@portal/contracts/areas/session';
import { Role } from '@portal/contracts/kernel';
import userEvent from '@testing-library/user-event';
import { modesTexts } from '#shell/texts/early';
import { sessionTexts } from './texts/early';
import { actingTexts } from './texts';
import { UserActionSlots } from '#ui/slots/Slots';
import { renderApp } from '#testing/render-app';
import { aRestaurant, type PersonFacts } from '#testing/sample-session';
import { app, fakeApi, refuse, screen, see, testArea, textsOf, waitFor } from '#testing/screen-kit';
import { sessionArea } from './';

const text = textsOf(actingTexts);
const modes = textsOf(modesTexts);
const { StartActingAsUser, EndActingAsUser } = actingCommands;
const until = new Date(Date.now() + 29 * 60_000).toISOString();
const admin = { type: Role.Administrator } as const;

const personPage = (role: Role) =>
  testArea({
    '/': () => <h1>home</h1>,
    '/admin/users/7': () => (
      <>
        <h1>Carmen</h1>
        <UserActionSlots userId={7} name="Carmen" role={role} />
      </>
    ),
    '/admin/resources': () => <h1>resources</h1>,
  });

async function open(person: PersonFacts, role: Role = Role.Franchisee) {
  const api = fakeApi().signedIn(person);
  api
    .on(StartActingAsUser, ({ id }) => {
      const acting = { restaurant_id: null, user_id: id, until, role: Role.Administrator };
      api.signedIn({ type: Role.Franchisee, restaurants: [aRestaurant(1)], acting });
      return { user_id: id, until };
    })
    .on(EndActingAsUser, () => {
      api.signedIn(admin);
      return { ended: true as const };
    });
  renderApp({ api, areas: [sessionArea, personPage(role)], at: '/admin/users/7' });
  await screen.findByRole('heading', { level: 1 });
  return { api, user: userEvent.setup(), ...app };
}
const button = () => screen.findByRole('button', { name: text('start', { name: 'Carmen' }) });

describe('[R-AUT-26] [AMB-77] seeing the portal as a user', () => {
  it('asks first, lands where that person lands, shows it on every screen and leads back', async () => {
    const { api, path, user } = await open(admin);
    await user.click(await button());
    expect(api.callsTo(StartActingAsUser)).toEqual([]);
    await user.click(await screen.findByRole('button', { name: text('confirm') }));
    await screen.findByRole('heading', { name: 'home' });
    expect([path(), api.callsTo(StartActingAsUser)]).toEqual(['/', [{ id: 7 }]]);
    const banner = screen.getByRole('complementary', { name: modes('acting', { name: 'Carmen Ruiz' }) });
    expect(banner.textContent).toContain(modes('actingAsUserMark'));
    await user.click(screen.getByRole('button', { name: modes('leave') }));
    await waitFor(() => expect(path()).toBe('/admin/resources'));
    expect(api.callsTo(EndActingAsUser)).toHaveLength(1);
  });

  it('shows why it is rejected', async () => {
    const { api, user } = await open(admin);
    api.on(StartActingAsUser, () => refuse('acting_refused', { status: 403 }));
    await user.click(await button());
    await user.click(await screen.findByRole('button', { name: text('confirm') }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      textsOf(sessionTexts)('rejection.acting_refused'),
    );
  });

  it.each([
    ['an administrator', admin, Role.Administrator],
    ['a restricted administrator', admin, Role.Editor],
  ] as const)('is not offered for %s', async (_who, person, role) => {
    await open(person, role);
    see.none('button', text('start', { name: 'Carmen' }));
  });
});
