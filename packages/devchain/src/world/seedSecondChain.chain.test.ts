import { createClient, http, parseEther, publicActions } from 'viem'
import { expect, test } from 'vitest'
import { makeFolder, start } from '../../test/startOwn.ts'
import { secondChainId } from '../contracts/chainConstants.ts'
import { safeAbi } from '../contracts/safeAbi.ts'
import { demoSafes } from './demoSafes.ts'
import { seedSecondChain } from './seedSecondChain.ts'

const { address, owners } = demoSafes.treasury
const open = (url: string) => createClient({ cacheTime: 0, transport: http(url) }).extend(publicActions)

test('default: the Treasury stands at the same address on a chain of another id, also after a restart', async () => {
  const dataDir = makeFolder()
  const first = await start({ chainId: secondChainId, dataDir })
  await seedSecondChain({ rpcUrl: first.url })
  const client = open(first.url)
  expect(await client.getChainId()).toBe(31_338)
  expect(await client.readContract({ abi: safeAbi, address, functionName: 'getOwners' })).toEqual(owners)
  expect(await client.getBalance({ address })).toBe(parseEther('12.5'))
  const head = await client.getBlock()
  await seedSecondChain({ rpcUrl: first.url })
  await first.stop()
  const again = await start({ chainId: secondChainId, dataDir })
  await seedSecondChain({ rpcUrl: again.url })
  expect((await open(again.url).getBlock()).hash).toBe(head.hash)
})
