import { randomUUID } from 'node:crypto'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import { toHex } from 'viem'
import { expect } from 'vitest'
import { signedProposal } from '../../apps/gateway/test/signedProposal.ts'
import { atOnce, attack, safePath, victim } from './support/attack.ts'

const [, bob, , dave] = demoAccounts
const { grants } = demoSafes
/** 20,000 subscriptions of nobody in particular are kept, and the oldest give way: so many bytes at most. */
const quotaOfSubscriptions = 10_000_000
const address = (index: number) => toHex(BigInt(index) + 2n ** 100n, { size: 20 })

/** More than a stranger may name, and as many as one may. */
for (const count of [1_000, 200]) {
  // New clients share a rate, and such a body uses it up.
  const expected = count > 200 ? [422, 429] : [200, 201]
  attack(
    `registrations of devices for ${count} Safes each`,
    async (attacker) => {
      await atOnce(87, 8, async (index) => {
        const { status } = await attacker.post(
          '/v1/register/notifications',
          {
            buildNumber: '1',
            bundle: 'x',
            cloudMessagingToken: `token-${index}`,
            deviceType: 'WEB',
            safeRegistrations: [
              {
                chainId: '31337',
                safes: Array.from({ length: count }, (_, safe) => address(index * count + safe)),
                signatures: [],
              },
            ],
            uuid: randomUUID(),
            version: '1',
          },
          { from: `198.51.100.${index}` },
        )
        expect(expected).toContain(status)
      })
    },
    { stored: quotaOfSubscriptions },
  )

  attack(
    `subscriptions to ${count} Safes without a sign-in, of a new device each time`,
    async (attacker) => {
      await atOnce(60, 8, async (index) => {
        const { status } = await attacker.post(
          '/v2/register/notifications',
          {
            cloudMessagingToken: `other-${index}`,
            deviceType: 'WEB',
            deviceUuid: randomUUID(),
            safes: Array.from({ length: count }, (_, safe) => ({
              address: address(safe),
              chainId: '31337',
              notificationTypes: [],
            })),
          },
          { from: `198.51.100.${index}` },
        )
        expect(expected).toContain(status)
      })
    },
    { stored: quotaOfSubscriptions },
  )
}

attack('50 proposals of a megabyte that nobody signed', async (attacker) => {
  const data = `0x${'11'.repeat(400_000)}` as const
  const body = await signedProposal({
    client: attacker.client,
    safe: grants.address,
    signers: [],
    transaction: { nonce: 900n, to: bob.address },
  })
  await atOnce(50, 8, async (index) => {
    const path = `/v1/chains/31337/transactions/${grants.address}/propose`
    const answer = await attacker.post(path, { ...body, data }, { from: `198.51.100.${index}` })
    expect([422, 429]).toContain(answer.status)
  })
})

attack('200 small proposals that nobody signed keep nobody out', async (attacker) => {
  const path = `/v1/chains/31337/transactions/${grants.address}/propose`
  const propose = async (nonce: number, from: string) =>
    attacker.post(
      path,
      await signedProposal({
        client: attacker.client,
        safe: grants.address,
        signers: [],
        transaction: { data: `0x${'22'.repeat(20_000)}`, nonce: BigInt(nonce), to: bob.address },
      }),
      { from },
    )
  await atOnce(200, 8, (index) => propose(1_000 + index, `198.51.100.${index % 200}`))
  expect((await propose(2_000, '203.0.113.77')).status).toBe(200)
})

attack('nonces for a sign-in, without end', async (attacker) => {
  await atOnce(3_000, 16, (index) => attacker.send('/v1/auth/nonce', { from: `198.51.100.${index % 250}` }))
})

attack('delegates and messages with signatures of nobody', async (attacker) => {
  const signature = `0x${'11'.repeat(64)}1b`
  await atOnce(100, 8, async (index) => {
    const from = `198.51.100.${index}`
    const delegate = { delegate: dave.address, delegator: bob.address, label: 'x'.repeat(40), safe: victim, signature }
    expect((await attacker.post('/v2/chains/31337/delegates', delegate, { from })).status).toBeGreaterThanOrEqual(400)
    const message = { message: `hello ${index}`, signature }
    expect((await attacker.post(`${safePath}/messages`, message, { from })).status).toBe(422)
  })
})
