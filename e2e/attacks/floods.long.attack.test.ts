import { setTimeout as sleep } from 'node:timers/promises'
import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe, type TestClient } from '@countersign/devchain/testing'
import { type Address, type Hash, pad, toEventSelector, toHex, zeroHash } from 'viem'
import { expect } from 'vitest'
import { z } from 'zod'
import { createEmitter, type EmittedLog } from '../../apps/gateway/test/hostile/createEmitter.ts'
import { deployCode } from '../../apps/gateway/test/hostile/deployCode.ts'
import { runAsSafe } from '../../apps/gateway/test/hostile/runAsSafe.ts'
import { type Attacker, attack, safePath } from './support/attack.ts'

const [alice] = demoAccounts
/** So many fit into the gas of a block. */
const times = 17_000
const transactions = 4
const rounds = 60
/** Milliseconds below which twice as long is noise. */
const noise = 10
const HashSchema = z.templateLiteral(['0x', z.string()])
const QueueSchema = z.object({
  results: z.array(z.looseObject({ transaction: z.looseObject({ id: z.string() }).optional() })),
})
const TransfersSchema = z.object({ results: z.array(z.looseObject({})) })

/** A transaction that waits for the victim's owners. */
async function findPending({ send }: Attacker): Promise<Hash> {
  const { body } = await send(`${safePath}/transactions/queued`)
  const [id] = QueueSchema.parse(body).results.flatMap(({ transaction }) => transaction?.id ?? [])
  return HashSchema.parse(id?.split('_').at(-1))
}

/** What its owners read of it, and how long that takes them. */
async function readAsOwners({ send }: Attacker, paths: readonly string[]) {
  const bodies = new Map<string, unknown>()
  const lasted: number[] = []
  for (let round = 0; round < rounds; round += 1)
    for (const path of paths) {
      const started = performance.now()
      const { body, status } = await send(path, { from: `203.0.113.${100 + (round % 50)}` })
      lasted.push(performance.now() - started)
      expect(status).toBe(200)
      bodies.set(path, body)
    }
  return { bodies, p99: lasted.toSorted((one, other) => one - other)[Math.floor(lasted.length * 0.99)] ?? 0 }
}

/** Until the index has what happened to a Safe so far. */
async function waitForIndex({ client, send }: Attacker, safe: Address): Promise<void> {
  const value = BigInt(Date.now())
  await client.sendTransaction({ account: alice.address, to: safe, value })
  const started = performance.now()
  while (performance.now() - started < 60_000) {
    const { body } = await send(`/v1/chains/31337/safes/${safe}/incoming-transfers`, { from: '203.0.113.99' })
    const found = TransfersSchema.safeParse(body)
    if (found.success && JSON.stringify(found.data).includes(`"${value}"`)) return
    await sleep(50)
  }
  throw new Error('The flood was not indexed within a minute.')
}

async function emit(client: TestClient, safe: Address, log: EmittedLog): Promise<void> {
  const code = await deployCode(client, createEmitter([{ ...log, times }]))
  await runAsSafe(client, { code, safe })
}

type FloodOfSafe = {
  createLog: (hash: Hash) => EmittedLog
  name: string
  /** Besides details, queue and history. */
  paths?: readonly string[]
}

/** By a Safe of the attacker, about a transaction or an owner of the victim. */
const floods: readonly FloodOfSafe[] = [
  {
    createLog: (hash) => ({
      isCounted: true,
      topics: [toEventSelector('ApproveHash(bytes32,address)'), hash, zeroHash],
    }),
    name: 'approvals of made-up owners',
  },
  {
    createLog: (hash) => ({
      data: toHex(1n, { size: 32 }),
      topics: [toEventSelector('ExecutionSuccess(bytes32,uint256)'), hash],
    }),
    name: 'executions',
  },
  {
    createLog: () => ({
      data: toHex(1n, { size: 32 }),
      isCounted: true,
      topics: [toEventSelector('ExecutionFailure(bytes32,uint256)'), zeroHash],
    }),
    name: 'executions of its own hashes',
  },
  {
    createLog: () => ({ topics: [toEventSelector('AddedOwner(address)'), pad(alice.address)] }),
    name: 'additions of an owner',
    paths: [`/v1/chains/31337/owners/${alice.address}/safes`],
  },
]

for (const { createLog, name, paths = [] } of floods)
  attack(
    `${transactions} transactions of a stranger’s Safe with ${times} ${name} each`,
    async (attacker) => {
      const { client, send } = attacker
      const hash = await findPending(attacker)
      const ofVictim = [
        `/v1/chains/31337/transactions/${hash}`,
        `${safePath}/transactions/queued`,
        `${safePath}/transactions/history`,
        `/tx-service/31337/api/v2/multisig-transactions/${hash}/`,
        `/tx-service/31337/api/v1/multisig-transactions/${hash}/confirmations/`,
      ]
      const safe = await deploySafe({ client, owners: [alice.address], threshold: 1 })
      await waitForIndex(attacker, safe)
      const before = await readAsOwners(attacker, [...ofVictim, ...paths])
      for (let count = 0; count < transactions; count += 1) await emit(client, safe, createLog(hash))
      await waitForIndex(attacker, safe)
      const after = await readAsOwners(attacker, [...ofVictim, ...paths])
      for (const path of [...ofVictim, ...paths]) expect(after.bodies.get(path), path).toEqual(before.bodies.get(path))
      expect(after.p99).toBeLessThanOrEqual(2 * Math.max(before.p99, noise))
      // Whoever asks for the Safe that emitted them waits no longer either.
      for (const path of ['', '/transactions/history', '/transactions/queued', '/multisig-transactions'])
        expect((await send(`/v1/chains/31337/safes/${safe}${path}`)).status).toBe(200)
    },
    { stored: 20_000_000 },
  )
