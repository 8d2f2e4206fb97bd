import { configureGlobal } from 'fast-check'

/** How often a property is tried: `npm run test:long` asks for more. */
const runs = Number(process.env.PROPERTY_RUNS ?? 1_000)
configureGlobal({ numRuns: runs })
