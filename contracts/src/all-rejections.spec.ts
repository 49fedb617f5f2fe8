import { describe, expect, it } from '@jest/globals';
import { allCalls } from './all-calls';
import { allRejections } from './all-rejections';
import { cartRejections } from './areas/cart';
import { chatRejections } from './areas/chat';
import { mopRejections } from './areas/mop';
import { notificationsRejections } from './areas/notifications';
import { operationsRejections } from './areas/operations';
import { orderRejections } from './areas/orders';
import { resourceRejections } from './areas/resources';
import { restaurantRejections } from './areas/restaurants';
import { sectionRejections } from './areas/sections';
import { sessionRejections } from './areas/session';
import { sliderRejections } from './areas/sliders';
import { userRejections } from './areas/users';
import { videoRejections } from './areas/videos';
import { kernelRejections } from './kernel';

const declared = [
  kernelRejections,
  sessionRejections,
  userRejections,
  restaurantRejections,
  sectionRejections,
  resourceRejections,
  cartRejections,
  orderRejections,
  chatRejections,
  mopRejections,
  notificationsRejections,
  sliderRejections,
  videoRejections,
  operationsRejections,
];

describe('the ways to say no', () => {
  it('are declared by one area each', () => {
    const codes = declared.flatMap((rejections) => Object.keys(rejections));
    expect(new Set(codes).size).toBe(codes.length);
    expect(Object.keys(allRejections).sort()).toEqual(codes.sort());
  });

  it('are named by a fact, and answered with a status of the client', () => {
    for (const [code, status] of Object.entries(allRejections)) {
      expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  });

  it('[R-AUT-08] a wrong password is told as the one rejection of the login, beside waiting', () => {
    const login = allCalls.find(({ name }) => name === 'Login');
    expect(login?.rejections).toEqual(['login_incorrect', 'login_locked']);
    expect(allRejections.login_incorrect).toBe(401);
    expect(allRejections.login_locked).toBe(429);
  });
});
