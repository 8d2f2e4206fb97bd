import { startEmbeddedPostgres } from '../src/db/startEmbeddedPostgres.ts'

// A process that owns an embedded database until it is killed.
const { url } = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '' })
process.stdout.write(`${url}\n`)
setInterval(() => undefined, 60_000)
