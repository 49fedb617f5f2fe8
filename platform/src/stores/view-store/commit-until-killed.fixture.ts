import { MongodbViewStore } from './mongodb.view-store';
import { batchOf, sampleItem, sampleViews } from './view-store.samples';

const [url] = process.argv.slice(2);
if (url === undefined) throw new Error('usage: <url>');
const store = new MongodbViewStore(url, sampleViews);
for (let position = 1; ; position += 1)
  await store.commit([batchOf(position, [sampleItem('a', { cost: position })])]);
