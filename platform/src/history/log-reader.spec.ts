import { expect, it, jest } from '@jest/globals';
import { plainCodec } from '../testing/plain-codec';
import { addCoins, openJarLog } from '../testing/sample-aggregate-log';
import { createLogReader } from './log-reader';

it('[R9] reads a stream of many quiet events once, then only what is new, also after a failure', async () => {
  const log = openJarLog();
  await addCoins(log, 'a', [1, 2, 3]);
  const read = jest.spyOn(log, 'readStream');
  const reader = createLogReader(log, plainCodec);
  const types = async () => (await reader.readStreams(['jar-a'], ['CoinAdded'])).map(({ type }) => type);
  expect(await Promise.all([types(), types()])).toEqual([['JarOpened'], ['JarOpened']]);
  expect(read.mock.calls.map(([, from]) => from)).toEqual([0, 4]);
  read.mockRejectedValueOnce(new Error('away'));
  const failing = [types(), types()].map((each) => expect(each).rejects.toThrow('away'));
  await Promise.all(failing);
  expect(await types()).toEqual(['JarOpened']);
  expect((await reader.readStreams(['jar-a'])).map(({ type }) => type)).toHaveLength(4);
});
