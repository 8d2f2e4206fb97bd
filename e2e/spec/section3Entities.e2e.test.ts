import {
  type Client,
  getBalances,
  getChain,
  getSafe,
  getTransaction,
  HttpRequestError,
  listHistory,
  listMessages,
  listQueue,
  previewTransaction,
  propose,
  registerDevice,
} from '@countersign/client'
import { demoAccounts } from '@countersign/devchain/accounts'
import { chainId, demoModule, demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import { deploySafe, executeAsSafe } from '@countersign/devchain/testing'
import { ChainConfigSchema, WebConfigSchema } from '@countersign/protocol/config'
import { type SettingsInfo, TransactionInfoSchema, type TransactionListItem } from '@countersign/protocol/wire'
import { encodeFunctionData, type Hex, parseAbi, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Example, setupExample } from '../../packages/connect/test/setupExample.ts'
import { account, connect, dialog, open, readConnection, visitWithWallet } from '../support/connectPage.ts'
import { createProposal } from '../support/createProposal.ts'
import { type SharedProductVisitors, setupSharedProduct } from '../support/setupSharedProduct.ts'

const [alice, bob, , dave] = demoAccounts
const treasury = { address: demoSafes.treasury.address, chainId }
let example: Example
let product: SharedProductVisitors
let service: Client
/** What the service says of the Treasury: all that happened, all that waits. */
let reported: TransactionListItem[]
beforeAll(async () => {
  product = await setupSharedProduct()
  example = await setupExample({ rpcUrl: product.chainUrl })
  service = product.service
  const history = await listHistory(service, treasury)
  const older = history.next ? await listHistory(service, { ...treasury, pageUrl: history.next }) : undefined
  const queue = await listQueue(service, treasury)
  reported = [...history.results, ...(older?.results ?? []), ...queue.results]
})
afterAll(() => Promise.all([example?.stop(), product?.stop()]))

const transactions = () => reported.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))
const transfers = () => transactions().flatMap(({ txInfo }) => (txInfo.type === 'Transfer' ? [txInfo] : []))
const call = (data: Hex, to: `0x${string}`) =>
  previewTransaction(service, { ...treasury, data, operation: 0, to, value: '0' })

test('3.1 Connection result: account address; chain with id and unsupported flag', async () => {
  const { leave, page, wallet } = await visitWithWallet(example)
  await connect(page)
  await account(page).waitFor()
  await expect
    .poll(() => readConnection(page))
    .toEqual({
      account: { address: alice.address },
      chain: { id: chainId, unsupported: false },
      status: 'connected',
    })
  await wallet.setChain(999)
  await page.getByRole('button', { name: 'Wrong network' }).waitFor()
  await expect.poll(() => readConnection(page)).toMatchObject({ chain: { id: 999, unsupported: true } })
  await leave()
})

test('3.2 Chain: id, name, network, nativeCurrency, rpcUrls (default, public), blockExplorers, contracts', async () => {
  const answer: unknown = await (await fetch(new URL('/config.json', product.url))).json()
  const [chain] = WebConfigSchema.parse(answer).chains
  expect(chain).toMatchObject({
    contracts: { multicall3: { address: expect.stringMatching(/^0x/) } },
    id: chainId,
    name: 'Demo chain',
    nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
    network: expect.stringMatching(/^[a-z-]+$/),
    rpcUrls: {
      default: { http: [expect.stringMatching(/^http/)] },
      public: { http: [expect.stringMatching(/^http/)] },
    },
  })
  // The demo has no explorer; an operator's chains file may name one.
  const blockExplorers = { default: { name: 'Explorer', url: 'https://explorer.example' } }
  const configured = WebConfigSchema.parse({ ...Object(answer), chains: [{ ...chain, blockExplorers }] })
  expect(configured.chains[0]?.blockExplorers).toEqual(blockExplorers)
})

test('3.3 Wallet theme tokens: accentColor, accentColorForeground, border radius scale, font stack, overlay blur', async () => {
  const theme = {
    accentColor: '#3ddc97',
    accentColorForeground: '#04210f',
    borderRadius: 'small',
    fontStack: 'rounded',
    overlayBlur: 'large',
    scheme: 'dark',
  }
  const { leave, page } = await example.visit({ settings: { theme } })
  await open(page)
  await dialog(page).getByRole('button', { exact: true, name: 'Get a wallet' }).waitFor()
  const style = (property: string, selector = '.csc-panel') =>
    page.evaluate(`getComputedStyle(document.querySelector('${selector}')).${property}`)
  expect(await style('borderRadius')).toBe('8px')
  expect(await style('fontFamily')).toMatch(/rounded/i)
  expect(await style('backgroundColor')).toBe('rgb(21, 24, 29)')
  expect(await style('backgroundColor', '.csc-button-primary')).toBe('rgb(61, 220, 151)')
  expect(await style('color', '.csc-button-primary')).toBe('rgb(4, 33, 15)')
  const backdrop = 'getComputedStyle(document.querySelector("dialog"), "::backdrop").backdropFilter'
  expect(await page.evaluate(backdrop)).toBe('blur(20px)')
  // The other steps of each scale, on the same page.
  const set = (name: string, value: string) =>
    page.evaluate(`document.querySelector('dialog[data-csc-${name}]').setAttribute('data-csc-${name}', '${value}')`)
  for (const [step, pixels] of Object.entries({ large: '24px', medium: '16px', none: '0px' })) {
    await set('radius', step)
    expect(await style('borderRadius')).toBe(pixels)
  }
  await set('font', 'system')
  expect(await style('fontFamily')).not.toMatch(/rounded/i)
  for (const [step, filter] of Object.entries({ none: 'none', small: /^blur\(/ })) {
    await set('blur', step)
    expect(await page.evaluate(backdrop)).toMatch(filter)
  }
  await leave()
})

test('3.4 Transaction status: AWAITING_CONFIRMATIONS, AWAITING_EXECUTION, CANCELLED, FAILED, SUCCESS', async () => {
  const statuses = new Set(transactions().map(({ txStatus }) => txStatus))
  for (const status of ['AWAITING_CONFIRMATIONS', 'AWAITING_EXECUTION', 'FAILED', 'SUCCESS'] as const)
    expect(statuses).toContain(status)
  // Another transaction takes the nonce of one that waits, in a Safe of nobody else: the product is shared.
  const address = await deploySafe({ client: product.chain, owners: [alice.address, bob.address], threshold: 2 })
  await expect
    .poll(() =>
      getSafe(service, { address, chainId }).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
  const proposal = await createProposal(address)
  const { txId } = await propose(service, { address, chainId, proposal })
  await executeAsSafe({ client: product.chain, safe: address, transaction: { to: bob.address } })
  await expect.poll(async () => (await getTransaction(service, { chainId, id: txId })).txStatus).toBe('CANCELLED')
})

test('3.5 Transfer direction: INCOMING, OUTGOING, UNKNOWN', async () => {
  const directions = new Set(transfers().map(({ direction }) => direction))
  expect([...directions]).toEqual(expect.arrayContaining(['INCOMING', 'OUTGOING']))
  // By an allowance the Safe moves what is neither its own nor for it.
  const transferAbi = parseAbi(['function transferFrom(address from, address to, uint256 value)'])
  const data = encodeFunctionData({ abi: transferAbi, args: [bob.address, dave.address, 5n] })
  const { txInfo } = await call(data, demoTokens.usdc.address)
  expect(txInfo).toMatchObject({ direction: 'UNKNOWN', type: 'Transfer' })
})

test('3.6 Token type: ERC20, ERC721, NATIVE_TOKEN or NATIVE_COIN', async () => {
  const { items } = await getBalances(service, treasury)
  expect(new Set(items.map(({ tokenInfo }) => tokenInfo.type))).toEqual(new Set(['ERC20', 'NATIVE_TOKEN']))
  expect(new Set(transfers().map(({ transferInfo }) => transferInfo.type))).toEqual(
    new Set(['ERC20', 'ERC721', 'NATIVE_COIN']),
  )
})

test('3.7 Message status: NEEDS_CONFIRMATION, CONFIRMED', async () => {
  const { results } = await listMessages(service, treasury)
  const statuses = results.flatMap((item) => (item.type === 'MESSAGE' ? [item.status] : []))
  expect(statuses).toEqual(expect.arrayContaining(['NEEDS_CONFIRMATION', 'CONFIRMED']))
})

test('3.8 Device type: ANDROID, IOS, WEB', async () => {
  const registration = (deviceType: string, uuid: string) => ({
    buildNumber: '1',
    bundle: 'test',
    cloudMessagingToken: `token-${deviceType}`,
    deviceType,
    safeRegistrations: [],
    uuid,
    version: '1.0.0',
  })
  for (const [index, deviceType] of (['ANDROID', 'IOS', 'WEB'] as const).entries()) {
    const uuid = `00000000-0000-4000-8000-00000000000${index}`
    await registerDevice(service, { registration: { ...registration(deviceType, uuid), deviceType } })
  }
  const body = JSON.stringify(registration('FRIDGE', '00000000-0000-4000-8000-000000000009'))
  const headers = { 'Content-Type': 'application/json' }
  const refused = await fetch(new URL('/v1/register/notifications', product.url), { body, headers, method: 'POST' })
  expect(refused.status).toBe(422)
})

test('3.9 Chain feature flags: ERC721, SAFE_APPS, CONTRACT_INTERACTION, DOMAIN_LOOKUP, SPENDING_LIMIT, EIP1559, SAFE_TX_GAS_OPTIONAL, TX_SIMULATION, EIP1271', async () => {
  const flags = [
    'ERC721',
    'SAFE_APPS',
    'CONTRACT_INTERACTION',
    'DOMAIN_LOOKUP',
    'SPENDING_LIMIT',
    'EIP1559',
    'SAFE_TX_GAS_OPTIONAL',
    'TX_SIMULATION',
    'EIP1271',
  ]
  const { features } = await getChain(service, { chainId })
  expect(flags.filter((flag) => features.includes(flag)).length).toBeGreaterThanOrEqual(7)
  // Which of them a chain has is for its operator to say.
  const answer: unknown = await (await fetch(new URL('/config.json', product.url))).json()
  const [chain] = WebConfigSchema.parse(answer).chains
  expect(ChainConfigSchema.parse({ ...chain, features: flags }).features).toEqual(flags)
})

const abi = parseAbi([
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function changeMasterCopy(address singleton)',
  'function changeThreshold(uint256 threshold)',
  'function disableModule(address previous, address module)',
  'function enableModule(address module)',
  'function removeOwner(address previous, address owner, uint256 threshold)',
  'function setFallbackHandler(address handler)',
  'function setGuard(address guard)',
  'function swapOwner(address previous, address oldOwner, address newOwner)',
])
const [from, to, next] = [alice.address, bob.address, dave.address]
const settings: Record<string, Hex> = {
  ADD_OWNER: encodeFunctionData({ abi, args: [next, 2n], functionName: 'addOwnerWithThreshold' }),
  CHANGE_MASTER_COPY: encodeFunctionData({ abi, args: [next], functionName: 'changeMasterCopy' }),
  CHANGE_THRESHOLD: encodeFunctionData({ abi, args: [1n], functionName: 'changeThreshold' }),
  DELETE_GUARD: encodeFunctionData({ abi, args: [zeroAddress], functionName: 'setGuard' }),
  DISABLE_MODULE: encodeFunctionData({ abi, args: [from, demoModule], functionName: 'disableModule' }),
  ENABLE_MODULE: encodeFunctionData({ abi, args: [demoModule], functionName: 'enableModule' }),
  REMOVE_OWNER: encodeFunctionData({ abi, args: [from, to, 1n], functionName: 'removeOwner' }),
  SET_FALLBACK_HANDLER: encodeFunctionData({ abi, args: [next], functionName: 'setFallbackHandler' }),
  SET_GUARD: encodeFunctionData({ abi, args: [next], functionName: 'setGuard' }),
  SWAP_OWNER: encodeFunctionData({ abi, args: [from, to, next], functionName: 'swapOwner' }),
}

test('3.10 Settings-change kinds: SET_FALLBACK_HANDLER, ADD_OWNER, REMOVE_OWNER, SWAP_OWNER, CHANGE_THRESHOLD, CHANGE_IMPLEMENTATION, ENABLE_MODULE, DISABLE_MODULE, SET_GUARD, DELETE_GUARD', async () => {
  const kinds = await Promise.all(
    Object.values(settings).map(async (data): Promise<SettingsInfo['type'] | undefined> => {
      const { txInfo } = await call(data, treasury.address)
      return txInfo.type === 'SettingsChange' ? txInfo.settingsInfo?.type : undefined
    }),
  )
  expect(kinds).toEqual(Object.keys(settings))
  // The official wire calls CHANGE_IMPLEMENTATION by the name of its function; both are read.
  const party = { logoUri: null, name: null, value: dave.address }
  for (const type of ['CHANGE_IMPLEMENTATION', 'CHANGE_MASTER_COPY']) {
    const settingsInfo = { implementation: party, type }
    const info = { dataDecoded: { method: 'changeMasterCopy', parameters: null }, settingsInfo, type: 'SettingsChange' }
    expect(TransactionInfoSchema.parse(info)).toMatchObject({ settingsInfo })
  }
})

test('3.11 Operation: CALL=0, DELEGATE=1', async () => {
  const multisig = transactions().filter(({ executionInfo }) => executionInfo?.type === 'MULTISIG')
  const details = await Promise.all(multisig.map(({ id }) => getTransaction(service, { chainId, id })))
  const operations = new Map(
    details.map(({ txData, txInfo }) => [
      txInfo.type === 'Custom' && txInfo.actionCount ? 'batch' : 'call',
      txData?.operation,
    ]),
  )
  expect(operations.get('batch')).toBe(1)
  expect(operations.get('call')).toBe(0)
  const other = { ...treasury, data: '0x', operation: 2 as never, to: dave.address, value: '0' } as const
  await expect(previewTransaction(service, other)).rejects.toBeInstanceOf(HttpRequestError)
})
