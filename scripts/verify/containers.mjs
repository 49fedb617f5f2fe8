// npm run verify -- containers: store suites in containers, else on EVENTSTORE_URL etc (S3).
import { engineAnswers, starters } from '../containers/containers.mjs';
import { errorOf, servers, wayTo } from '../containers/servers.mjs';
import { readArguments } from '../run/arguments.mjs';
import { script } from '../run/script.mjs';
import { jest } from '../test/jest.mjs';

await script(async () => {
  readArguments({});
  const engine = await engineAnswers();
  const ways = servers.map((server) => ({ server, way: wayTo(server, { engine, env: process.env }) }));
  const complaint = errorOf(ways.flatMap(({ server, way }) => (way === 'skipped' ? [server] : [])));
  const tested = ways.filter(({ way }) => way !== 'skipped').map(({ server }) => server);
  if (tested.length === 0) {
    console.error(complaint);
    return 1;
  }
  const wanted = engine ? tested.map(({ variable }) => Reflect.get(starters, variable)) : [];
  /** @type {{ container: import('testcontainers').StartedTestContainer, variables: object }[]} */
  const started = [];
  try {
    for (const start of wanted) started.push(await start());
    const variables = Object.assign({}, ...started.map((each) => each.variables));
    return await jest([...tested.map(({ spec }) => spec), '--maxWorkers', '1'], variables);
  } finally {
    for (const { container } of started) await container.stop();
    if (complaint) console.error(complaint);
  }
});
