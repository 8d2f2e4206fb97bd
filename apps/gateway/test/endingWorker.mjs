import { parentPort, workerData } from 'node:worker_threads'

/**
 * Replaces the indexer's worker. Depending on `databaseUrl` it hangs, runs out of memory at blocks 5 to 9, or crashes
 * whenever it reads block 6 until it may skip that block. Its first message reports the suspect it was started with.
 */
const { databaseUrl, suspect } = workerData
const read = (from, to) => parentPort.postMessage({ range: { from, to }, type: 'reading' })
const method = JSON.stringify(suspect ?? null)
parentPort.postMessage({ calls: [{ isAnswered: true, method, milliseconds: 0 }], type: 'beat' })
parentPort.once('message', () => process.exit(0))

if (databaseUrl === 'hanging') for (;;);
if (databaseUrl === 'heavy') {
  read(5, 9)
  const retained = []
  for (;;) retained.push(Array.from({ length: 1_000 }, () => ({})))
}
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
