import { parentPort, threadId } from 'node:worker_threads'

// Replaces the recovery thread: the last word of each signature selects the behaviour.
parentPort?.on('message', ({ input }) => {
  const order = input[0]?.data.slice(-2)
  if (order === 'aa') for (;;);
  if (order === 'bb') process.exit(1)
  if (order === 'cc') return parentPort?.postMessage({ output: ['nobody'], type: 'done' })
  const maker = `0x${threadId.toString(16).padStart(40, '0')}`
  parentPort?.postMessage({ output: input.map(() => maker), type: 'done' })
})
parentPort?.postMessage({ type: 'ready' })
