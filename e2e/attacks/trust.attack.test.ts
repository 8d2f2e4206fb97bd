import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe, signHash } from '@countersign/devchain/testing'
import { getDelegateTypedData, getDeleteRequestTypedData, getTotp } from '@countersign/protocol/hash'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, inject } from 'vitest'
import { signedProposal } from '../../apps/gateway/test/signedProposal.ts'
import { type Attacker, atOnce, attack, safePath } from './support/attack.ts'

const [alice, bob, carol, dave] = demoAccounts
const hour = () => getTotp(Date.now() / 1000)
const path = '/v1/chains/31337/transactions'

async function deploy({ client }: Attacker) {
  return deploySafe({ client, owners: [alice.address, bob.address], threshold: 2 })
}

attack("an owner's name and words that nobody signed", async (attacker) => {
  const safe = await deploy(attacker)
  const transaction = { nonce: 0n, to: carol.address }
  const body = await signedProposal({ client: attacker.client, safe, sender: alice, signers: [], transaction })
  const origin = JSON.stringify({ name: 'x', note: 'Alice approved this.', url: 'https://x.example' })
  expect((await attacker.post(`${path}/${safe}/propose`, { ...body, origin })).status).toBe(200)
  const signature = await signHash(body.safeTxHash, [bob.address])
  await attacker.post(`${path}/${body.safeTxHash}/confirmations`, { signature })
  const shown = await attacker.send(`${path}/${body.safeTxHash}`)
  expect(shown).toMatchObject({ body: { detailedExecutionInfo: { proposer: { value: bob.address } } } })
  expect(JSON.stringify(shown.body)).not.toContain('Alice approved')
})

attack('a nonce of a delegate that is further than the service goes', async (attacker) => {
  const safe = await deploy(attacker)
  const typedData = getDelegateTypedData({ chainId: 31_337, delegate: dave.address, totp: hour() })
  const signature = await privateKeyToAccount(alice.privateKey).signTypedData(typedData)
  const delegation = { delegate: dave.address, delegator: alice.address, label: 'Dave', safe, signature }
  expect((await attacker.post('/v2/chains/31337/delegates', delegation)).status).toBeLessThan(300)
  const transaction = { nonce: 2n ** 53n - 1n, to: carol.address }
  const body = await signedProposal({ client: attacker.client, safe, sender: dave, transaction })
  await attacker.post(`${path}/${safe}/propose`, body)
  expect(await attacker.send(`/v1/chains/31337/safes/${safe}/nonces`)).toMatchObject({
    body: { recommendedNonce: 0 },
    status: 200,
  })
  // Once its pair was removed, the signature brings nothing back, there or at another Safe.
  const removal = { delegator: alice.address, safe, signature }
  const removed = await attacker.post(`/v2/chains/31337/delegates/${dave.address}`, removal, { method: 'DELETE' })
  expect(removed.status).toBeLessThan(300)
  for (const again of [safe, await deploy(attacker)])
    expect((await attacker.post('/v2/chains/31337/delegates', { ...delegation, safe: again })).status).toBe(422)
})

attack('a deletion that is sent again', async (attacker) => {
  const safe = await deploy(attacker)
  const transaction = { nonce: 0n, to: carol.address }
  const body = await signedProposal({ client: attacker.client, safe, transaction })
  await attacker.post(`${path}/${safe}/propose`, body)
  const typedData = getDeleteRequestTypedData({ chainId: 31_337, safe, safeTxHash: body.safeTxHash, totp: hour() })
  const signature = await privateKeyToAccount(alice.privateKey).signTypedData(typedData)
  const remove = () => attacker.post(`${path}/${body.safeTxHash}`, { signature }, { method: 'DELETE' })
  expect((await remove()).status).toBe(200)
  await attacker.post(`${path}/${safe}/propose`, body)
  expect((await remove()).status).toBe(422)
  expect((await attacker.send(`${path}/${body.safeTxHash}`)).status).toBe(200)
})

attack('a host of a stranger in the links of pages', async (attacker) => {
  const headers = { 'X-Forwarded-Host': 'stranger.example' }
  const { body } = await attacker.send(`${safePath}/transactions/history?cursor=limit%3D1%26offset%3D0`, { headers })
  expect(JSON.stringify(body)).not.toContain('stranger.example')
})

attack('an address that the client writes itself', async (attacker) => {
  const refusals: unknown[] = []
  // Four bodies of this size are more than an address may send at once.
  await atOnce(8, 8, async (index) => {
    const from = `10.0.0.${index}, 198.51.100.200`
    const { body, status } = await attacker.post(
      '/v1/chains/31337/data-decoder',
      { data: 'x'.repeat(900_000) },
      { from },
    )
    if (status === 429) refusals.push(body)
  })
  // Not the pace of new clients, which would refuse eight addresses too.
  expect(refusals).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('Rate limit of your IP address exceeded') }),
  )
})

attack('measurements, asked for by a stranger', async (attacker) => {
  expect(await attacker.send('/metrics')).toMatchObject({ body: { code: 'METRICS_RESTRICTED' }, status: 403 })
})

attack('the embedded chain, commanded by a page of another site', async () => {
  const { chainUrl } = inject('product')
  const request = async (method: string, params: readonly string[], origin?: string) => {
    const answer = await fetch(chainUrl, {
      body: JSON.stringify({ id: 1, jsonrpc: '2.0', method, params }),
      headers: { 'Content-Type': 'application/json', ...(origin ? { Origin: origin } : {}) },
      method: 'POST',
    })
    return answer.text()
  }
  expect(await request('hardhat_mine', ['0x1'], 'https://stranger.example')).not.toContain('"result":true')
  expect(await request('eth_blockNumber', [], 'https://stranger.example')).not.toContain('"result"')
  expect(await request('eth_blockNumber', [])).toContain('"result"')
})
