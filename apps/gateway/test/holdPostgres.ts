import { startEmbeddedPostgres } from '../src/db/startEmbeddedPostgres.ts'

// Owns an embedded database until killed.
const { url } = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '' })
process.stdout.write(`${url}\n`)
setInterval(() => undefined, 60_000)
