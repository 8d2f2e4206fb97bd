import { configureGlobal } from 'fast-check'

/** Runs of each property; `npm run test:all` sets more. */
const runs = Number(process.env.PROPERTY_RUNS ?? 1_000)
configureGlobal({ numRuns: runs })
