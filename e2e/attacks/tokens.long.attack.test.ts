import { demoAccounts } from '@countersign/devchain/accounts'
import { demoTokens } from '@countersign/devchain/demo-world'
import { deploySafe, signHash } from '@countersign/devchain/testing'
import { hashSafeMessage } from '@countersign/protocol/hash'
import { BalancesSchema } from '@countersign/protocol/wire'
import { type Address, erc20Abi } from 'viem'
import { expect } from 'vitest'
import { deployCode } from '../../apps/gateway/test/hostile/deployCode.ts'
import { spawnTokens } from '../../apps/gateway/test/hostile/spawnTokens.ts'
import { signedProposal } from '../../apps/gateway/test/signedProposal.ts'
import { type Attacker, atOnce, attack, safePath, victim } from './support/attack.ts'

const [alice] = demoAccounts
const { usdc } = demoTokens
const from = (index: number) => ({ from: `198.51.100.${index % 250}` })
const user = { from: '203.0.113.77' }
const balancesOf = (safe: Address) => `/v1/chains/31337/safes/${safe}/balances/usd`

/** What an owner does who has nothing to do with it: proposes a payment of a Safe of their own. */
async function propose({ client, post }: Attacker, nonce: bigint, safe: Address): Promise<number> {
  const body = await signedProposal({ client, safe, transaction: { nonce, to: alice.address } })
  return (await post(`/v1/chains/31337/transactions/${safe}/propose`, body, user)).status
}

/** The other's balances are exact, whatever the node is busy with. */
async function expectExact({ client, send }: Attacker): Promise<void> {
  const { body, status } = await send(balancesOf(victim), user)
  expect(status).toBe(200)
  const { items } = BalancesSchema.parse(body)
  const amount = await client.readContract({
    abi: erc20Abi,
    address: usdc.address,
    args: [victim],
    functionName: 'balanceOf',
  })
  const row = items.find(({ tokenInfo }) => tokenInfo.address === usdc.address)
  expect(row).toMatchObject({ balance: amount.toString() })
  expect(row?.unreadable).toBeUndefined()
}

attack(
  'balances of a Safe with 1,510 hostile and spam tokens, and hostile tokens at the other user’s',
  async (attacker) => {
    const { client } = attacker
    const [safe, own] = [
      await deploySafe({ client, owners: [alice.address], threshold: 1 }),
      await deploySafe({ client, owners: [alice.address], threshold: 1 }),
    ]
    for (const balance of ['burn', 'flood', 'revert'] as const)
      await spawnTokens(client, { balance, count: 1, safe: victim })
    await spawnTokens(client, { balance: 'burn', count: 1_010, others: 'answer', safe })
    await spawnTokens(client, { balance: 'answer', count: 500, safe })
    const flood = atOnce(40, 6, (index) => attacker.send(balancesOf(safe), from(index)))
    for (let turn = 0n; turn < 5n; turn += 1n) {
      expect(await propose(attacker, turn, own)).toBe(200)
      await expectExact(attacker)
    }
    await flood
    expect([...attacker.statuses.keys()].filter((status) => status >= 500)).toEqual([])
  },
  { stored: 16_000_000 },
)

attack('contracts that burn all gas, asked for as if they were Safes, from 60 addresses', async (attacker) => {
  const { client } = attacker
  const own = await deploySafe({ client, owners: [alice.address], threshold: 1 })
  const burners: Address[] = []
  for (let count = 0; count < 10; count += 1) burners.push(await deployCode(client, '0x5b600056'))
  const flood = atOnce(60, 12, (index) =>
    attacker.send(`/v1/chains/31337/safes/${burners[index % burners.length]}`, from(index)),
  )
  for (let turn = 0n; turn < 5n; turn += 1n) {
    expect(await propose(attacker, turn, own)).toBe(200)
    await expectExact(attacker)
  }
  await flood
})

attack(
  'lists of a Safe full of large signed messages',
  async (attacker) => {
    const { client } = attacker
    const safe = await deploySafe({ client, owners: [alice.address], threshold: 1 })
    const path = `/v1/chains/31337/safes/${safe}/messages`
    const store = async (index: number, length: number) => {
      const message = `${index} ${'x'.repeat(length)}`
      const { safeMessageHash } = hashSafeMessage({ chainId: 31_337, message, safe, version: '1.4.1' })
      const signature = await signHash(safeMessageHash, [alice.address])
      return (await attacker.post(path, { message, signature }, from(index))).status
    }
    for (let index = 0; index < 17; index += 1) expect(await store(index, 900_000)).toBe(422)
    for (let index = 0; index < 17; index += 1) expect(await store(index, 120_000)).toBe(202)
    await atOnce(240, 24, (index) =>
      attacker.send(`${path}?cursor=limit%3D100%26offset%3D${index % 16}`, from(index % 5)),
    )
    expect((await attacker.send(`${safePath}/messages`, user)).status).toBe(200)
  },
  { stored: 8_000_000 },
)
