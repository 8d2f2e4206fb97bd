import { setTimeout as sleep } from 'node:timers/promises'
import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe, signHash, type TestClient } from '@countersign/devchain/testing'
import { type Hex, pad, toEventSelector, toHex, zeroHash } from 'viem'
import { expect } from 'vitest'
import { deployFlood } from '../../apps/gateway/test/deployFlood.ts'
import { createCaller } from '../../apps/gateway/test/hostile/createCaller.ts'
import { createEmitter } from '../../apps/gateway/test/hostile/createEmitter.ts'
import { deployCode } from '../../apps/gateway/test/hostile/deployCode.ts'
import { forgeExecution } from '../../apps/gateway/test/hostile/forgeExecution.ts'
import { runAsSafe } from '../../apps/gateway/test/hostile/runAsSafe.ts'
import { attack, victim } from './support/attack.ts'

const chainId = 31_337
const [alice, bob] = demoAccounts
const gas = 29_900_000n

const deploy = (client: TestClient) => deploySafe({ client, owners: [alice.address], threshold: 1 })

/** Anybody's contract, called by anybody. */
async function emitAsOutsider(client: TestClient, code: Hex): Promise<void> {
  await client.sendTransaction({ account: bob.address, gas, to: await deployCode(client, code) })
}

async function emitAsSafe(client: TestClient, code: Hex): Promise<void> {
  await runAsSafe(client, { code: await deployCode(client, code), safe: await deploy(client) })
}

for (const event of ['AddedOwner(address)', 'ProxyCreation(address,address)', 'SafeReceived(address,uint256)'])
  attack(`34,000 logs of a stranger with the topic of ${event}`, ({ client }) =>
    emitAsOutsider(client, createEmitter([{ times: 34_000, topics: [toEventSelector(event)] }])),
  )

attack('a flood of logs of a Safe', ({ client }) =>
  emitAsSafe(
    client,
    createEmitter([{ times: 8_000, topics: [toEventSelector('EnabledModule(address)'), pad(bob.address)] }]),
  ),
)

attack('a trace of 12 MB', ({ client }) => emitAsSafe(client, createCaller({ bytes: 4_096, calls: 1_500 })))

attack('a trace of 10,000 calls', ({ client }) => emitAsSafe(client, createCaller({ bytes: 0, calls: 10_000 })))

attack('22,000 forged signatures in one event', async ({ client }) => {
  const safe = await deploy(client)
  const signatures = { count: 22_000, signature: await signHash(zeroHash, [alice.address]) }
  const { code } = forgeExecution({ chainId, nonce: 7n, safe, signatures })
  await runAsSafe(client, { code: await deployCode(client, code), safe })
})

attack('a forged nonce of 2^200 in a Safe that names the victim', async ({ client, send }) => {
  const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 1 })
  const { code } = forgeExecution({ chainId, nonce: 2n ** 200n, safe })
  await runAsSafe(client, { code: await deployCode(client, code), safe })
  await sleep(2_000)
  const overview = await send(`/v2/safes?currency=USD&safes=31337:${victim},31337:${safe}`)
  expect(overview).toMatchObject({ body: [{}, {}], status: 200 })
  for (const list of ['history', 'queued'])
    expect((await send(`/v1/chains/31337/safes/${safe}/transactions/${list}`)).status).toBe(200)
})

attack('forged executions in the name of many nonces', async ({ client }) => {
  const safe = await deploy(client)
  for (const nonce of [0n, 2n ** 64n, 2n ** 255n, 2n ** 256n - 1n]) {
    const { code } = forgeExecution({ chainId, nonce, safe })
    await runAsSafe(client, { code: await deployCode(client, code), safe })
  }
})

attack('logs that have the topic of an event and not its form', ({ client }) =>
  emitAsSafe(
    client,
    createEmitter(
      ['AddedOwner(address)', 'ChangedThreshold(uint256)', 'SafeSetup(address,address[],uint256,address,address)'].map(
        (event) => ({ data: `0x${'ff'.repeat(100)}`, times: 200, topics: [toEventSelector(event)] }),
      ),
    ),
  ),
)

attack('2,000 transfers of a token whose answers are as large as they can be', async ({ client }) => {
  await deployFlood(client, { account: bob.address })
  const topics = [toEventSelector('Transfer(address,address,uint256)'), pad(bob.address), pad(victim)] as const
  await emitAsOutsider(client, createEmitter([{ data: toHex(1n, { size: 32 }), times: 2_000, topics }]))
})

attack('an NFT with a number that no other number has', async ({ client }) => {
  const topics = [
    toEventSelector('Transfer(address,address,uint256)'),
    pad(bob.address),
    pad(victim),
    toHex(2n ** 256n - 1n, { size: 32 }),
  ] as const
  await emitAsOutsider(client, createEmitter([{ times: 1_000, topics }]))
})

attack('200 blocks at once', ({ client }) => client.mine({ blocks: 200 }))
