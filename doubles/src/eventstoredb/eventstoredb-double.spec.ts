import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { describe, expect, it } from '@jest/globals';
import { EventStoreDbDouble } from './eventstoredb-double';

describe('EventStoreDbDouble', () => {
  it('finds out a client that uses batch appends', async () => {
    const double = await EventStoreDbDouble.start();
    const client = EventStoreDBClient.connectionString(double.url);
    const append = client.appendToStream('a', jsonEvent({ type: 'Any', data: {} }));
    await expect(append).rejects.toMatchObject({ code: 12 });
    await client.dispose();
    await double.close();
  });
});
