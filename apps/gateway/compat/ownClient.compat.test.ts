import * as calls from '@countersign/client'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes, demoTokens, safeContracts } from '@countersign/devchain/demo-world'
import * as sdk from '@safe-global/safe-gateway-typescript-sdk'
import { encodeFunctionData, erc20Abi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoGateway, startDemoGateway } from '../test/startDemoGateway.ts'

const { treasury } = demoSafes
const { address } = treasury
const safe = { address, chainId: 31_337 } as const
const chain = { chainId: 31_337 } as const
const [alice] = demoAccounts
const to = demoTokens.usdc.address
const data = encodeFunctionData({ abi: erc20Abi, args: [alice.address, 5n], functionName: 'transfer' })
const call = { data, operation: 0, to, value: '0' } as const
const library = safeContracts['1.4.1'].multiSend
let gateway: DemoGateway
let client: calls.Client
beforeAll(async () => {
  gateway = await startDemoGateway()
  sdk.setBaseUrl(gateway.url)
  client = calls.createClient({ baseUrl: gateway.url })
})
afterAll(() => gateway.stop())

type Pair = readonly [theirs: () => Promise<unknown>, ours: () => Promise<unknown>]

const reads: Record<string, Pair> = {
  getAllOwnedSafes: [
    () => sdk.getAllOwnedSafes(alice.address),
    () => calls.listAllOwnerSafes(client, { address: alice.address, version: 1 }),
  ],
  getBalances: [() => sdk.getBalances('31337', address), () => calls.getBalances(client, safe)],
  getChainConfig: [() => sdk.getChainConfig('31337'), () => calls.getChain(client, chain)],
  getChainsConfig: [() => sdk.getChainsConfig(), () => calls.listChains(client)],
  getCollectibles: [() => sdk.getCollectibles('31337', address), () => calls.listCollectibles(client, safe)],
  getCollectiblesPage: [
    () => sdk.getCollectiblesPage('31337', address),
    () => calls.listCollectiblesPage(client, safe),
  ],
  getConfirmationView: [
    () => sdk.getConfirmationView('31337', address, 0, data, to, '0'),
    () => calls.getConfirmationView(client, { ...safe, ...call }),
  ],
  getContract: [
    () => sdk.getContract('31337', library),
    () => calls.getContract(client, { ...chain, address: library }),
  ],
  getDecodedData: [
    () => sdk.getDecodedData('31337', 0, data, to),
    () => calls.decodeData(client, { ...chain, data, operation: 0, to }),
  ],
  getIncomingTransfers: [
    () => sdk.getIncomingTransfers('31337', address),
    () => calls.listIncomingTransfers(client, safe),
  ],
  getMasterCopies: [() => sdk.getMasterCopies('31337'), () => calls.listMasterCopies(client, chain)],
  getModuleTransactions: [
    () => sdk.getModuleTransactions('31337', address),
    () => calls.listModuleTransactions(client, safe),
  ],
  getMultisigTransactions: [
    () => sdk.getMultisigTransactions('31337', address),
    () => calls.listMultisigTransactions(client, safe),
  ],
  getNonces: [() => sdk.getNonces('31337', address), () => calls.getNonces(client, safe)],
  getOwnedSafes: [
    () => sdk.getOwnedSafes('31337', alice.address),
    () => calls.listOwnerSafes(client, { ...chain, address: alice.address }),
  ],
  getSafeInfo: [() => sdk.getSafeInfo('31337', address), () => calls.getSafe(client, safe)],
  getSafeMessages: [() => sdk.getSafeMessages('31337', address), () => calls.listMessages(client, safe)],
  getSafeOverviews: [
    () => sdk.getSafeOverviews([`31337:${address}`], { currency: 'usd', exclude_spam: true, trusted: false }),
    () => calls.listSafeOverviews(client, { excludeSpam: true, safes: [safe], trusted: false }),
  ],
  getTransactionHistory: [() => sdk.getTransactionHistory('31337', address), () => calls.listHistory(client, safe)],
  getTransactionQueue: [() => sdk.getTransactionQueue('31337', address), () => calls.listQueue(client, safe)],
  getTxPreview: [
    () => sdk.getTxPreview('31337', address, 0, data, to, '0'),
    () => calls.previewTransaction(client, { ...safe, ...call }),
  ],
  postSafeGasEstimation: [
    () => sdk.postSafeGasEstimation('31337', address, call),
    () => calls.estimateTransaction(client, { ...safe, ...call }),
  ],
}

// The SDK hands on what came; our client parses it. What parsing lost or changed would show here. Of a page it also says
// which rows it could not read: none.
test.each(Object.entries(reads))('default: our client reads the whole answer of %s', async (_, [theirs, ours]) => {
  const [answer, read] = [await theirs(), await ours()]
  const isPage = typeof read === 'object' && read !== null && 'refused' in read
  expect(read).toEqual(isPage ? { ...Object(answer), refused: [] } : answer)
})

test('default: our client reads complete transactions', async () => {
  const { results } = await calls.listHistory(client, safe)
  const waiting = await calls.listQueue(client, safe)
  const ids = [...results, ...waiting.results].flatMap((item) =>
    item.type === 'TRANSACTION' && item.transaction.txInfo.type !== 'Creation' ? [item.transaction.id] : [],
  )
  expect(ids.length).toBeGreaterThan(20)
  for (const id of ids)
    expect(await calls.getTransaction(client, { ...chain, id })).toEqual(await sdk.getTransactionDetails('31337', id))
})
