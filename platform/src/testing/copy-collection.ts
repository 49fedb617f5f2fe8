import { MongoClient } from 'mongodb';

/** Copies a collection to another database of the same server. @param url names the database that has it */
export async function copyCollection(url: string, name: string, target: string): Promise<void> {
  const client = await new MongoClient(url).connect();
  const documents = await client.db().collection(name).find().toArray();
  if (documents.length > 0) await client.db(target).collection(name).insertMany(documents);
  await client.close();
}
