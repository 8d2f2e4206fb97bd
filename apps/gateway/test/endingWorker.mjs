import { parentPort, workerData } from 'node:worker_threads'

/**
 * Replaces the indexer's worker. Depending on `databaseUrl` it hangs, hangs with a full heap, runs out of memory at blocks
 * 5 to 9, or crashes at block 6 until it may skip that block. Its first message reports the suspect it was started with.
 */
const { databaseUrl, suspect } = workerData
const read = (from, to) => parentPort.postMessage({ range: { from, to }, type: 'reading' })
const method = JSON.stringify(suspect ?? null)
const heap = databaseUrl === 'full' ? 0.9 : 0.1
parentPort.postMessage({ calls: [{ isAnswered: true, method, milliseconds: 0 }], heap, type: 'beat' })
parentPort.once('message', () => process.exit(0))

if (databaseUrl === 'full') read(5, 9)
if (databaseUrl === 'full' || databaseUrl === 'hanging') for (;;);
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
