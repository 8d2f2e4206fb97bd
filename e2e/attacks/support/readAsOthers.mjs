import { spawn } from 'node:child_process'
import { once } from 'node:events'

// Reads what pages of other users read, until its input ends; then tells how long each took and what failed. A process of
// its own: who attacks must not slow down who measures. Beside it a server is read that has nothing to do: how long that
// takes is what the machine does to everybody, attack or not.
const [, , url, safe] = process.argv
const idleProgram = `require('node:http').createServer((_, answer) => answer.end('here'))
  .listen(0, '127.0.0.1', function () { process.stdout.write(String(this.address().port)) })
  process.stdin.resume().on('end', () => process.exit())`
const idle = spawn(process.execPath, ['-e', idleProgram], { stdio: ['pipe', 'pipe', 'inherit'] })
const [port] = await once(idle.stdout, 'data')

const safePath = `/v1/chains/31337/safes/${safe}`
// What the service answers from what it has. A read that asks the node waits for the node, and the embedded one computes
// the attacker's blocks itself.
const paths = [
  `${safePath}/transactions/queued`,
  `${safePath}/transactions/history`,
  `${safePath}/messages`,
  `${safePath}/incoming-transfers`,
  '/v1/chains',
]
const times = []
const idleTimes = []
const failures = []
let isOver = false
process.stdin.resume().on('end', () => {
  isOver = true
})

async function read(address, { from, into }) {
  const started = performance.now()
  try {
    const answer = await fetch(address, { headers: { 'X-Forwarded-For': from } })
    await answer.arrayBuffer()
    if (answer.status !== 200) failures.push(`${answer.status} ${address}`)
  } catch (error) {
    failures.push(`${error} ${address}`)
  }
  into.push(Math.round(performance.now() - started))
}

async function readOn(reader, isCounted) {
  const from = `203.0.113.${reader + 1}`
  for (let turn = 0; isCounted ? !isOver : turn < paths.length; turn += 1) {
    await read(`${url}${paths[turn % paths.length]}`, { from, into: isCounted ? times : [] })
    if (turn % 2 === 0) await read(`http://127.0.0.1:${port}/`, { from, into: isCounted ? idleTimes : [] })
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
}

// First in vain: a process that has just begun is slow by itself.
await Promise.all([0, 1, 2, 3].map((reader) => readOn(reader, false)))
process.stdout.write('ready\n')
await Promise.all([0, 1, 2, 3].map((reader) => readOn(reader, true)))
idle.stdin.end()
process.stdout.write(JSON.stringify({ failures: failures.slice(0, 10), idleTimes, times }))
