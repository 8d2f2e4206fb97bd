import { createServer } from 'node:http'
import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe } from '@countersign/devchain/testing'
import { AuthNonceSchema, CreatedOwnerWebhookSchema } from '@countersign/protocol/wire'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { expect, onTestFinished } from 'vitest'
import { type Attacker, attack } from './support/attack.ts'

const [alice, bob, carol] = demoAccounts

/** A server of somebody: one that answers, or one that never does. */
async function startServer({ isSilent }: { isSilent: boolean }) {
  const times: number[] = []
  const server = createServer((request, response) => {
    times.push(performance.now())
    request.resume()
    if (!isSilent) response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { times, url: `http://127.0.0.1:${address.port}/` }
}

/** Requests of somebody who signed in. */
async function signIn({ send, url }: Attacker, { address, privateKey }: (typeof demoAccounts)[number]) {
  const { nonce } = AuthNonceSchema.parse((await send('/v1/auth/nonce')).body)
  const { host } = new URL(url)
  const message = createSiweMessage({ address, chainId: 31337, domain: host, nonce, uri: url, version: '1' })
  const signature = await privateKeyToAccount(privateKey).signMessage({ message })
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '198.51.100.77' }
  const body = JSON.stringify({ message, signature })
  const answer = await fetch(`${url}/v1/auth/verify`, { body, headers, method: 'POST' })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  return (path: string, sent: unknown) =>
    fetch(`${url}${path}`, { body: JSON.stringify(sent), headers: { ...headers, cookie }, method: 'POST' })
}

attack('webhooks of one owner that never answer, and tests of them that are kept open', async (attacker) => {
  const { client } = attacker
  const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 1 })
  await expect
    .poll(async () => (await attacker.send(`/v1/chains/31337/safes/${safe}`)).status, { timeout: 20_000 })
    .toBe(200)
  const [silent, calm] = [await startServer({ isSilent: true }), await startServer({ isSilent: false })]
  const [asAlice, asBob] = [await signIn(attacker, alice), await signIn(attacker, bob)]
  const toBody = (url: string) => ({ chainId: '31337', events: ['INCOMING_ETHER'], safe, url })
  expect((await asBob('/v1/webhooks', toBody(calm.url))).status).toBeLessThan(300)
  /** Until he hears of a payment, in milliseconds. */
  const timeBob = async () => {
    const heard = calm.times.length
    const started = performance.now()
    await client.sendTransaction({ account: carol.address, to: safe, value: 1n })
    await expect.poll(() => calm.times.length, { timeout: 120_000 }).toBeGreaterThan(heard)
    return (calm.times.at(-1) ?? 0) - started
  }
  const alone = Math.max(await timeBob(), await timeBob(), await timeBob())
  let id = ''
  for (let count = 0; count < 20; count += 1) {
    const created = await asAlice('/v1/webhooks', toBody(silent.url))
    id = CreatedOwnerWebhookSchema.parse(await created.json()).id
  }
  for (let count = 0; count < 5; count += 1)
    await client.sendTransaction({ account: carol.address, to: safe, value: 1n })
  const tests = Array.from({ length: 30 }, () => asAlice(`/v1/webhooks/${id}/test`, {}))
  await expect.poll(() => silent.times.length, { timeout: 20_000 }).toBeGreaterThan(1)
  const meanwhile = Math.max(await timeBob(), await timeBob(), await timeBob())
  // In the same minute and on the same machine: twice as long at most, and a round more.
  expect(meanwhile).toBeLessThan(2 * alone + 1_000)
  const statuses = (await Promise.all(tests)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(20)
})
