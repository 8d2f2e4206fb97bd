import { parentPort } from 'node:worker_threads'

// A job worker that responds, fails, hangs or exits on demand.
parentPort?.on('message', ({ input, name }) => {
  if (name === 'hang') for (;;);
  if (name === 'end') process.exit(1)
  if (name === 'fail') return parentPort?.postMessage({ message: 'as told', type: 'failed' })
  parentPort?.postMessage({ output: input, type: 'done' })
})
parentPort?.postMessage({ type: 'ready' })
