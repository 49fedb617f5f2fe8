import { GenericContainer, getContainerRuntimeClient, Wait } from 'testcontainers';
import { imageOf } from './servers.mjs';

/** @returns {Promise<boolean>} */
export async function engineAnswers() {
  return getContainerRuntimeClient().then(
    () => true,
    () => false,
  );
}

/** @typedef {import('testcontainers').StartedTestContainer} Started */
/** @param {Started} container @param {number} port */
const at = (container, port) => `${container.getHost()}:${container.getMappedPort(port)}`;

/** By variable: starts a server and returns its address. */
export const starters = {
  async EVENTSTORE_URL() {
    const container = await new GenericContainer(imageOf('eventstore/eventstore'))
      .withEnvironment({
        EVENTSTORE_CLUSTER_SIZE: '1',
        EVENTSTORE_RUN_PROJECTIONS: 'System',
        EVENTSTORE_START_STANDARD_PROJECTIONS: 'true',
        EVENTSTORE_INSECURE: 'true',
        EVENTSTORE_MAX_APPEND_SIZE: '8388608',
      })
      .withExposedPorts(2113)
      .withWaitStrategy(Wait.forHttp('/health/live', 2113).forStatusCode(204))
      .start();
    return { container, variables: { EVENTSTORE_URL: `esdb://${at(container, 2113)}?tls=false` } };
  },
  async MONGODB_URL() {
    const container = await new GenericContainer(imageOf('mongo'))
      .withCommand(['--replSet=rs0', '--bind_ip_all', '--setParameter=transactionLifetimeLimitSeconds=5'])
      .withExposedPorts(27_017)
      .withWaitStrategy(Wait.forLogMessage(/Waiting for connections/))
      .start();
    const initiate =
      "rs.initiate({ _id: 'rs0', members: [{ _id: 0, host: '127.0.0.1:27017' }] }); while (!db.hello().isWritablePrimary) sleep(100)";
    const { exitCode, output } = await container.exec(['mongosh', '--quiet', '--eval', initiate]);
    if (exitCode !== 0) throw new Error(`MongoDB made no replica set: ${output}`);
    // Its own advertised address is inside the container.
    return {
      container,
      variables: { MONGODB_URL: `mongodb://${at(container, 27_017)}/?directConnection=true` },
    };
  },
  async REDIS_URL() {
    const container = await new GenericContainer(imageOf('redis'))
      .withExposedPorts(6379)
      .withWaitStrategy(Wait.forLogMessage(/Ready to accept connections/))
      .start();
    return { container, variables: { REDIS_URL: `redis://${at(container, 6379)}` } };
  },
  async S3_URL() {
    const container = await new GenericContainer(imageOf('chrislusf/seaweedfs'))
      .withCommand(['server', '-s3', '-dir=/data'])
      .withExposedPorts(8333)
      .withWaitStrategy(Wait.forListeningPorts())
      .start();
    return { container, variables: { S3_URL: `http://any:any@${at(container, 8333)}/portal-test` } };
  },
  async MAILPIT_URL() {
    const container = await new GenericContainer(imageOf('axllent/mailpit'))
      .withExposedPorts(1025, 8025)
      .withWaitStrategy(Wait.forHttp('/readyz', 8025))
      .start();
    const variables = {
      MAILPIT_URL: `http://${at(container, 8025)}`,
      MAILPIT_SMTP_URL: `smtp://${at(container, 1025)}`,
    };
    return { container, variables };
  },
};
