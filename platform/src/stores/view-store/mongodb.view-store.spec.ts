import { afterAll, beforeAll } from '@jest/globals';
import { MongodbDouble } from '@portal/doubles/mongodb/mongodb-double';
import { describeMongodbDeclarations } from './mongodb.view-declaration.suite';
import { MongodbViewStore } from './mongodb.view-store';
import { describeMongodbWriters } from './mongodb.view-writers.suite';
import { describeViewModel } from './view-model.suite';
import { describeViewQueries } from './view-queries.suite';
import { sampleViews } from './view-store.samples';
import { describeViewWrites } from './view-writes.suite';

let double: MongodbDouble;
let databases = 0;
beforeAll(async () => {
  double = await MongodbDouble.start();
});
afterAll(() => double.goAway());

const newUrl = () => double.url.replace('/?', `/views-${(databases += 1)}?`);
const open = async () => new MongodbViewStore(newUrl(), sampleViews);

describeViewQueries('MongodbViewStore', open);
describeViewWrites('MongodbViewStore', open);
describeViewModel('MongodbViewStore', open);
describeMongodbDeclarations('MongodbViewStore', newUrl);
describeMongodbWriters('MongodbViewStore', newUrl);
