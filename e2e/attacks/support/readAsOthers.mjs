// Reads what pages of other users read, until its input ends; then tells how long each took and what failed. A process of
// its own: who attacks must not slow down who measures.
const [, , url, safe] = process.argv
const safePath = `/v1/chains/31337/safes/${safe}`
const paths = [
  safePath,
  `${safePath}/transactions/queued`,
  `${safePath}/transactions/history`,
  `${safePath}/messages`,
  '/v1/chains',
]
const times = []
const failures = []
let isOver = false
process.stdin.resume().on('end', () => {
  isOver = true
})

async function read(reader, isCounted) {
  for (let turn = 0; isCounted ? !isOver : turn < paths.length; turn += 1) {
    const path = paths[turn % paths.length]
    const started = performance.now()
    try {
      const answer = await fetch(`${url}${path}`, { headers: { 'X-Forwarded-For': `203.0.113.${reader + 1}` } })
      await answer.arrayBuffer()
      if (answer.status !== 200) failures.push(`${answer.status} ${path}`)
    } catch (error) {
      failures.push(`${error} ${path}`)
    }
    if (isCounted) times.push(Math.round(performance.now() - started))
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
}

// First in vain: a process that has just begun is slow by itself.
for (const isCounted of [false, true]) {
  if (isCounted) process.stdout.write('ready\n')
  await Promise.all([0, 1, 2].map((reader) => read(reader, isCounted)))
}
process.stdout.write(JSON.stringify({ failures: failures.slice(0, 10), times }))
