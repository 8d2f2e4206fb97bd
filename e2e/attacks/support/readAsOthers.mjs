// Reads what pages of other users read, until its input ends; then tells how long each took and what failed. A process of
// its own: who attacks must not slow down who measures.
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
const failures = []
let isOver = false
process.stdin.resume().on('end', () => {
  isOver = true
})

async function read(path, { from, into }) {
  const started = performance.now()
  try {
    const answer = await fetch(`${url}${path}`, { headers: { 'X-Forwarded-For': from } })
    await answer.arrayBuffer()
    if (answer.status !== 200) failures.push(`${answer.status} ${path}`)
  } catch (error) {
    failures.push(`${error} ${path}`)
  }
  into.push(Math.round(performance.now() - started))
}

async function readOn(reader, { into, isEnough }) {
  const from = `203.0.113.${reader + 1}`
  for (let turn = 0; !isEnough(turn); turn += 1) {
    await read(paths[turn % paths.length], { from, into })
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
}

const readers = [0, 1, 2, 3]
const times = []
// First in vain: a process that has just begun is slow by itself.
await Promise.all(readers.map((reader) => readOn(reader, { into: [], isEnough: (turn) => turn === paths.length })))
process.stdout.write('ready\n')
await Promise.all(readers.map((reader) => readOn(reader, { into: times, isEnough: () => isOver })))
process.stdout.write(JSON.stringify({ failures: failures.slice(0, 10), times }))
