import { parentPort, workerData } from 'node:worker_threads'

/**
 * In the place of the indexer's worker: hangs when it is started first, then ends whenever it reads block 6, and goes on
 * when it is told to pass over that. With each beat it says what it was started with.
 */
const { databaseUrl, suspect } = workerData
const read = (from, to) => parentPort.postMessage({ range: { from, to }, type: 'reading' })
const method = JSON.stringify(suspect ?? null)
parentPort.postMessage({ calls: [{ isAnswered: true, method, milliseconds: 0 }], type: 'beat' })
parentPort.once('message', () => process.exit(0))

if (databaseUrl === 'hanging') for (;;);
if (!suspect) {
  read(5, 9)
  process.exit(1)
}
if (suspect.times < 2) {
  if (suspect.from === 5) read(5, 5)
  read(6, 6)
  process.exit(1)
}
read(7, 9)
