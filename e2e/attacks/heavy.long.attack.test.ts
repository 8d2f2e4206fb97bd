import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoAccounts } from '@countersign/devchain/accounts'
import { encodeFunctionData, parseAbi, toHex } from 'viem'
import { expect } from 'vitest'
import { signedProposal } from '../../apps/gateway/test/signedProposal.ts'
import { type Attacker, atOnce, attack, safePath, victim } from './support/attack.ts'

const [, bob] = demoAccounts
const half = `0x${'a9059cbb'}${'11'.repeat(480_000)}`

attack('previews of 480 kB of calldata on 32 connections of one address', async (attacker) => {
  const body = { data: half.slice(0, 960_002), operation: 0, to: bob.address, value: '0' }
  await atOnce(64, 32, () => attacker.post(`/v1/chains/31337/transactions/${victim}/preview`, body))
  expect(attacker.statuses.get(429)).toBeGreaterThan(50)
})

attack('the same from 16 addresses', async (attacker) => {
  const body = { data: half.slice(0, 960_002), operation: 0, to: bob.address, value: '0' }
  await atOnce(16, 16, (index) =>
    attacker.post(`/v1/chains/31337/transactions/${victim}/preview`, body, { from: `198.51.100.${index}` }),
  )
})

attack('batches in batches to be decoded', async (attacker) => {
  const abi = parseAbi(['function multiSend(bytes transactions)'])
  let data = encodeFunctionData({ abi, args: [`0x00${bob.address.slice(2)}${'00'.repeat(64)}`] })
  while (data.length < 150_000) {
    const size = (data.length - 2) / 2
    const call = `00${bob.address.slice(2)}${'00'.repeat(32)}${toHex(size, { size: 32 }).slice(2)}${data.slice(2)}`
    data = encodeFunctionData({ abi, args: [`0x${call}${call}`] })
  }
  await atOnce(24, 8, (index) =>
    attacker.post('/v1/chains/31337/data-decoder', { data, to: bob.address }, { from: `198.51.100.${index}` }),
  )
})

attack('estimations of large calls', async (attacker) => {
  const body = { data: half.slice(0, 200_002), operation: 0, to: bob.address, value: '0' }
  await atOnce(24, 8, (index) =>
    attacker.post(`/v2/chains/31337/safes/${victim}/multisig-transactions/estimations`, body, {
      from: `198.51.100.${index}`,
    }),
  )
})

attack('4,000 reads of one address within a moment', async (attacker) => {
  await atOnce(4_000, 32, () => attacker.send(`${safePath}/transactions/history`))
})

attack('proposals that cost the node its calls', async (attacker) => {
  const body = await signedProposal({
    client: attacker.client,
    safe: victim,
    transaction: { nonce: 500n, to: bob.address },
  })
  const forged = { ...body, signature: `0x${'11'.repeat(64)}1b` }
  await atOnce(150, 16, (index) =>
    attacker.post(`/v1/chains/31337/transactions/${victim}/propose`, forged, { from: `198.51.100.${index % 50}` }),
  )
})

attack('overviews of as many Safes as an address can name', async (attacker) => {
  const safes = Array.from({ length: 10 }, (_, index) => `31337:${toHex(BigInt(index) + 1n, { size: 20 })}`).join(',')
  await atOnce(60, 8, (index) =>
    attacker.send(`/v2/safes?currency=USD&safes=${safes}`, { from: `198.51.100.${index}` }),
  )
})

attack('cursors and offsets that are far away or nonsense', async (attacker) => {
  const cursors = [
    'limit=1000000&offset=0',
    'limit=20&offset=9007199254740991',
    'limit=-1',
    'offset=1e400',
    '%00',
    "' or 1=1",
  ]
  await atOnce(300, 16, (index) =>
    attacker.send(
      `${safePath}/transactions/history?cursor=${encodeURIComponent(cursors[index % cursors.length] ?? '')}`,
      {
        from: `198.51.100.${index % 250}`,
      },
    ),
  )
})

attack('bodies that are far too large, declared or not', async (attacker) => {
  await atOnce(12, 6, (index) =>
    attacker.send(`${safePath}/messages`, {
      body: 'x'.repeat(5_000_000),
      from: `198.51.100.${index}`,
      method: 'POST',
    }),
  )
})

attack('requests that are sent letter by letter, on 300 connections', async ({ url }: Attacker) => {
  const { hostname, port } = new URL(url)
  const sockets = Array.from({ length: 300 }, () => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    socket.write(`POST /v1/chains HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: 5000\r\n`)
    return socket
  })
  for (let turn = 0; turn < 5; turn += 1) {
    await sleep(500)
    for (const socket of sockets) socket.write('X-Slow: 1\r\n')
  }
  for (const socket of sockets) socket.destroy()
})

attack('clients that leave in the middle', async (attacker) => {
  await atOnce(300, 32, async (index) => {
    const leaving = AbortSignal.timeout(5)
    await attacker.send(`${safePath}/transactions/history?cursor=limit%3D100`, {
      from: `198.51.100.${index % 250}`,
      signal: leaving,
    })
  })
})

attack('500 requests in one connection, one behind the other', async ({ url }: Attacker) => {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.resume()
  socket.write(
    `GET ${safePath}/transactions/history HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-Forwarded-For: 198.51.100.1\r\n\r\n`.repeat(
      500,
    ),
  )
  await sleep(3_000)
  socket.destroy()
})
