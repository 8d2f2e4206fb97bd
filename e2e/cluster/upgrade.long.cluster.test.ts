import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startDevchain } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { createTestClient, deploySafe } from '@countersign/devchain/testing'
import { expect, onTestFinished, test } from 'vitest'
import { signedProposal } from '../../apps/gateway/test/signedProposal.ts'
import { createLoad } from './support/createLoad.ts'
import { createVersions } from './support/createVersions.ts'
import { describeChain } from './support/describeChain.ts'
import { startCluster } from './support/startCluster.ts'
import { type GatewayProcess, startProcess } from './support/startProcess.ts'

const [alice, bob, , dave] = demoAccounts
/** How long older and newer processes work side by side. */
const aWhile = 6_000

test('default: a process from before the last migration goes on beside those that applied it', async () => {
  const [chain, cluster] = await Promise.all([startDevchain({}), startCluster()])
  let gateways: GatewayProcess[] = []
  onTestFinished(async () => {
    await Promise.all(gateways.map((gateway) => gateway.kill()))
    await cluster.stop()
    await chain.stop()
  })
  const { newer, older } = await createVersions(join(cluster.folder, 'version'))
  const client = createTestClient(chain.url)
  const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 2 })
  const file = join(cluster.folder, 'chains.json')
  await writeFile(file, JSON.stringify({ chains: [describeChain(chain.url)] }))
  // Older versions know of neither pooler nor replicas.
  const env = { COUNTERSIGN_CHAINS: file, DATABASE_URL: cluster.primary.url }
  const first = await startProcess(env, { root: older })
  gateways = [first]
  await isServed(first)
  const load = createLoad({
    listUrls: () => gateways.map(({ url }) => url),
    safe,
    sign: async (nonce) => {
      const body = await signedProposal({ client, safe, transaction: { nonce, to: dave.address } })
      return { body, hash: body.safeTxHash }
    },
  })
  await sleep(aWhile)
  const second = await startProcess({ ...env, DATABASE_REPLICA_URLS: cluster.replica.url }, { root: newer })
  gateways = [first, second]
  await isServed(second)
  await sleep(aWhile)
  expect(load.takeStale()).toBe(0)
  // The older process still indexes; then the newer one takes over.
  gateways = [second]
  await first.stop()
  await sleep(aWhile)
  await load.stop()
  expect(load.takeLongestSilence()).toBeLessThan(10_000)
  expect(load.acknowledged.size).toBeGreaterThan(10)
  for (const hash of load.acknowledged)
    expect((await fetch(`${second.url}/v1/chains/31337/transactions/${hash}`)).status).toBe(200)
})

async function isServed({ url }: GatewayProcess): Promise<void> {
  await expect.poll(async () => (await fetch(`${url}/ready`)).status).toBe(200)
}
