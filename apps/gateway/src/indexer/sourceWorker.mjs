import { register } from 'tsx/esm/api'

// Runs `worker.ts` from its source: a worker has no loader for the file that it is started with.
register()
await import('./worker.ts')
