import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import { ChainInfoSchema } from '@countersign/protocol/wire'
import SafeKit from '@safe-global/protocol-kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSafeKit } from '../test/createSafeKit.ts'
import { type DemoGateway, startDemoGateway } from '../test/startDemoGateway.ts'

const [alice, bob] = demoAccounts
const { address: safeAddress, threshold } = demoSafes.treasury
let gateway: DemoGateway
beforeAll(async () => {
  gateway = await startDemoGateway()
})
afterAll(() => gateway.stop())

async function readContractNetworks() {
  const response = await fetch(`${gateway.url}/v1/chains/31337`)
  const { contractAddresses = {} } = ChainInfoSchema.parse(await response.json())
  const known = Object.entries(contractAddresses).filter(([, address]) => address !== null)
  return { '31337': Object.fromEntries(known) }
}

test('default: on an own chain protocol-kit takes its contracts from the chain of the gateway', async () => {
  const config = { provider: gateway.rpcUrl, signer: alice.privateKey }
  // The kit knows no contracts of this chain.
  await expect(SafeKit.init({ ...config, safeAddress })).rejects.toThrow()
  const contractNetworks = await readContractNetworks()
  const kit = await SafeKit.init({ ...config, contractNetworks, safeAddress })
  expect(await kit.getThreshold()).toBe(threshold)
  const predicted = { owners: [alice.address, bob.address], saltNonce: '7', threshold: 2 }
  const planned = await SafeKit.init({
    ...config,
    contractNetworks,
    predictedSafe: {
      safeAccountConfig: { owners: predicted.owners, threshold: predicted.threshold },
      safeDeploymentConfig: { saltNonce: predicted.saltNonce, safeVersion: '1.4.1' },
    },
  })
  const expected = await createSafeKit({ rpcUrl: gateway.rpcUrl, signer: alice, ...predicted })
  expect(await planned.getAddress()).toBe(await expected.getAddress())
})
