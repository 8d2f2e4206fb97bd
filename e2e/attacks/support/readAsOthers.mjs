// Reads what pages of other users read, from one line of its input to the next; then tells how long each took and what
// failed. A process of its own: who attacks must not slow down who measures.
import { createInterface } from 'node:readline'

const [, , url, safe] = process.argv
const safePath = `/v1/chains/31337/safes/${safe}`
const paths = [
  safePath,
  `${safePath}/transactions/queued`,
  `${safePath}/transactions/history`,
  `${safePath}/messages`,
  `${safePath}/incoming-transfers`,
  '/v1/chains',
]
const readers = [0, 1, 2, 3]

async function read(path, { failures, from, times }) {
  const started = performance.now()
  try {
    const answer = await fetch(`${url}${path}`, { headers: { 'X-Forwarded-For': from } })
    await answer.arrayBuffer()
    if (answer.status !== 200) failures.push(`${answer.status} ${path}`)
  } catch (error) {
    failures.push(`${error} ${path}`)
  }
  times.push(Math.round(performance.now() - started))
}

async function readOn(reader, { failures, isEnough, times }) {
  const from = `203.0.113.${reader + 1}`
  for (let turn = 0; !isEnough(turn); turn += 1) {
    await read(paths[turn % paths.length], { failures, from, times })
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
}

async function readAll(isEnough) {
  const found = { failures: [], times: [] }
  await Promise.all(readers.map((reader) => readOn(reader, { ...found, isEnough })))
  return found
}

let measurement
for await (const _line of createInterface({ input: process.stdin })) {
  if (measurement) {
    measurement.isOver = true
    const { failures, times } = await measurement.found
    measurement = undefined
    process.stdout.write(`${JSON.stringify({ failures: failures.slice(0, 10), times })}\n`)
    continue
  }
  // First in vain: who has just begun, or paused, is slow by itself.
  await readAll((turn) => turn === paths.length)
  measurement = { isOver: false }
  measurement.found = readAll(() => measurement.isOver)
  process.stdout.write('ready\n')
}
if (measurement) measurement.isOver = true
