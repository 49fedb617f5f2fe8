import { describe, expect, it } from '@jest/globals';
import { sessionCommands } from '@portal/contracts/areas/session';
import { secondFactorCommands } from '@portal/contracts/areas/users';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderApp } from '#testing/render-app';
import { type FakeApi, fakeApi, press, refuse, see, testArea, textsOf, type } from '#testing/screen-kit';
import { sessionArea } from './index';
import { secondFactorTexts } from './texts';
import { sessionTexts } from './texts/early';
import { SecondFactorPanel } from './SecondFactorPanel';

const text = textsOf(secondFactorTexts);
const loginText = textsOf(sessionTexts);
const home = testArea({ '/': () => <h1>home</h1>, '/account': SecondFactorPanel });
const areas = [sessionArea, home];
const codes = Array.from({ length: 10 }, (_, n) => `ABCDE-FGHJ${n}`);
const field = (label: string) => screen.findByLabelText(label, { selector: 'input' });

function server(api: FakeApi): FakeApi {
  const accept = (code: string) => code === '123456';
  return api
    .on(secondFactorCommands.PrepareSecondFactor, () => ({
      secret: 'ABCDEFGH',
      address: 'otpauth://totp/LSM:carmen?secret=ABCDEFGH',
    }))
    .on(secondFactorCommands.EnableSecondFactor, ({ code }) => {
      if (!accept(code)) return refuse('second_factor_incorrect', { status: 401 });
      api.signedIn({ second_factor: 'on' });
      return { recovery_codes: codes };
    })
    .on(secondFactorCommands.RenewRecoveryCodes, () => ({ recovery_codes: codes }))
    .on(secondFactorCommands.DisableSecondFactor, () => {
      api.signedIn({ second_factor: 'off' });
      return { disabled: true as const };
    });
}

async function setUp() {
  await press(text('start'));
  await userEvent.type(await field(text('password')), 'secreta{Enter}');
  await see.role('img', text('scanAlt'));
  expect(screen.getByText('ABCD EFGH')).toBeTruthy();
  await userEvent.type(await field(text('code')), '000000{Enter}');
  await see(loginText('rejection.second_factor_incorrect'));
  await userEvent.clear(await field(text('code')));
  await userEvent.type(await field(text('code')), '123456{Enter}');
  await see('ABCDE-FGHJ9');
  await press(text('done'));
}

describe('the panel of the second factor', () => {
  it('[S4] sets up a device and shows the recovery codes once', async () => {
    renderApp({ api: server(fakeApi().signedIn()), areas, at: '/account' });
    await setUp();
    await see(text('on'));
    see.noText('ABCDE-FGHJ9');
  });

  it.each(['already_answered', 'second_factor_enabled'])(
    '[X5] explains lost recovery codes, and makes new ones (%s)',
    async (code) => {
      const api = server(fakeApi().signedIn()).on(secondFactorCommands.EnableSecondFactor, () => {
        api.signedIn({ second_factor: 'on' });
        return refuse(code, { status: 409 });
      });
      renderApp({ api, areas, at: '/account' });
      await press(text('start'));
      await userEvent.type(await field(text('password')), 'secreta{Enter}');
      await userEvent.type(await field(text('code')), '123456{Enter}');
      await see(text('codesLost'));
      await userEvent.type(await field(text('password')), 'secreta');
      await userEvent.type(await field(text('codeOrRecovery')), '654321{Enter}');
      await see('ABCDE-FGHJ0');
      await press(text('done'));
      await see(text('on'));
    },
  );

  it('[S4] asks for password and code before it is given up', async () => {
    const api = server(fakeApi().signedIn({ second_factor: 'on' }));
    renderApp({ api, areas, at: '/account' });
    await press(text('disable'));
    await press(text('disable'));
    expect(screen.getByText(text('passwordMissing'))).toBeTruthy();
    expect(screen.getByText(text('codeMissing'))).toBeTruthy();
    await userEvent.type(await field(text('password')), 'secreta');
    await userEvent.type(await field(text('codeOrRecovery')), '123456{Enter}');
    await see(text('off'));
    expect(api.callsTo(secondFactorCommands.DisableSecondFactor)).toMatchObject([{ code: '123456' }]);
  });

  it('[S4] makes new recovery codes', async () => {
    renderApp({ api: server(fakeApi().signedIn({ second_factor: 'on' })), areas, at: '/account' });
    await press(text('renew'));
    await userEvent.type(await field(text('password')), 'secreta');
    await userEvent.type(await field(text('codeOrRecovery')), '123456{Enter}');
    await see('ABCDE-FGHJ0');
  });
});

it('an administrator who has to set up a second factor sees nothing else before', async () => {
  const api = server(fakeApi().signedIn({ second_factor: 'due' }));
  renderApp({ api, areas, at: '/' });
  await see.role('heading', text('dueTitle'));
  see.none('heading', 'home');
  await setUp();
  await see.role('heading', 'home');
});

it('[S4] [AMB-85] the sign-in with a second factor asks for the code after the password, and sends both', async () => {
  const api = fakeApi().signedOut();
  api.on(sessionCommands.Login, ({ code }) => {
    if (code === undefined) return refuse('second_factor_required', { status: 401 });
    if (code !== '123456') return refuse('second_factor_incorrect', { status: 401 });
    api.signedIn({ second_factor: 'on' });
    return { exp: '2026-11-20T09:30:00.000Z', type: 1 };
  });
  renderApp({ api, areas, at: '/login' });
  await type(loginText('username'), 'carmen');
  await userEvent.type(await field(loginText('password')), 'secreta{Enter}');
  const code = await field(text('codeOrRecovery'));
  see.none('alert');
  await userEvent.type(code, '000000{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(loginText('rejection.second_factor_incorrect'));
  await userEvent.clear(code);
  await userEvent.type(code, '123456{Enter}');
  await see.role('heading', 'home');
  await see.sent(api, sessionCommands.Login, 3);
});
