import { describe, expect, it } from '@jest/globals';
import { Listeners } from './listeners';

describe('listeners', () => {
  it('are called at every change until they stop', () => {
    const listeners = new Listeners<string>();
    const heard: string[] = [];
    const stop = listeners.subscribe((announced) => heard.push(`first ${announced}`));
    listeners.subscribe((announced) => heard.push(`second ${announced}`));
    listeners.notify('one');
    stop();
    listeners.notify('two');
    expect(heard).toEqual(['first one', 'second one', 'second two']);
  });

  it('that stop during a call do not keep the others from being called', () => {
    const listeners = new Listeners();
    const heard: string[] = [];
    const stop = listeners.subscribe(() => {
      heard.push('first');
      stop();
    });
    listeners.subscribe(() => heard.push('second'));
    listeners.notify();
    listeners.notify();
    expect(heard).toEqual(['first', 'second', 'second']);
  });

  it('are one where the same function subscribes twice', () => {
    const listeners = new Listeners();
    let times = 0;
    const listener = () => (times += 1);
    listeners.subscribe(listener);
    listeners.subscribe(listener);
    listeners.notify();
    expect(times).toBe(1);
  });
});
