import { parentPort } from 'node:worker_threads'

// A worker of the job pool that does what it is told: to answer, to fail, to hang or to end.
parentPort?.on('message', ({ input, name }) => {
  if (name === 'hang') for (;;);
  if (name === 'end') process.exit(1)
  if (name === 'fail') return parentPort?.postMessage({ message: 'as told', type: 'failed' })
  parentPort?.postMessage({ output: input, type: 'done' })
})
parentPort?.postMessage({ type: 'ready' })
