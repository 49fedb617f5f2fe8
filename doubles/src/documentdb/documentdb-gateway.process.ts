import { DocumentDbGateway } from './documentdb-gateway';

/* `… documentdb-gateway.process.ts <postgres address>` prints its address. */
const [postgres] = process.argv.slice(2);
if (postgres === undefined) throw new Error('usage: <postgres address>');
process.stdout.write(`${(await DocumentDbGateway.start(postgres)).url}\n`);
