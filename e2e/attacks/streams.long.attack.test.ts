import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { type Attacker, atOnce, attack, safePath } from './support/attack.ts'

/** A stream as a socket, which can be left without a word. */
function openStream({ url }: Attacker, from: string) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.write(`GET ${safePath}/events HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-Forwarded-For: ${from}\r\n\r\n`)
  return socket
}

attack('HEAD on an event stream, 2,100 times', async (attacker) => {
  await atOnce(2_100, 32, async (index) => {
    const { status } = await attacker.send(`${safePath}/events`, {
      from: `198.51.100.${index % 250}`,
      method: 'HEAD',
    })
    expect([200, 429]).toContain(status)
  })
})

attack('400 streams of one address', async (attacker) => {
  const sockets = Array.from({ length: 400 }, () => openStream(attacker, '198.51.100.1'))
  const answers = await Promise.all(
    sockets.map((socket) => new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))))),
  )
  const refused = answers.filter((answer) => answer.startsWith('HTTP/1.1 429'))
  expect(refused).toHaveLength(150)
  expect(refused[0]).toMatch(/retry-after: \d+/i)
  for (const socket of sockets) socket.destroy()
})

attack('streams that are opened and left, 1,500 times', async (attacker) => {
  await atOnce(1_500, 50, async (index) => {
    const socket = openStream(attacker, `198.51.100.${index % 250}`)
    await Promise.race([new Promise((resolve) => socket.once('data', resolve)), sleep(500)])
    socket.destroy()
  })
})

attack('streams whose reader stops reading', async (attacker) => {
  const sockets = Array.from({ length: 100 }, (_, index) => openStream(attacker, `198.51.100.${index}`))
  await sleep(500)
  for (const socket of sockets) socket.pause()
  for (let index = 0; index < 10; index += 1) await attacker.client.mine({ blocks: 1 })
  await sleep(1_000)
  for (const socket of sockets) socket.destroy()
})

attack('streams of Safes and chains that do not exist', async (attacker) => {
  await atOnce(300, 16, (index) =>
    attacker.send(`/v1/chains/${index}/safes/nowhere/events`, { from: `198.51.100.${index % 250}` }),
  )
})
