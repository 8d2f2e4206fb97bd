import { getSafe, HttpRequestError } from '@countersign/client'
import { InvalidNftUriError, parseNftUri, UnsupportedNamespaceError } from '@countersign/connect/names'
import { demoAccounts } from '@countersign/devchain/accounts'
import { chainId } from '@countersign/devchain/demo-world'
import { ChainConfigSchema } from '@countersign/protocol/config'
import {
  type AssertTransactionRequestParameters,
  assertTransactionRequest,
  InvalidTransactionRequestError,
} from '@countersign/protocol/verify'
import { type Address, labelhash, maxUint256, namehash } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Example, setupExample } from '../../packages/connect/test/setupExample.ts'
import { account, connect, dialog, visitWithWallet } from '../support/connectPage.ts'
import { type SharedProductVisitors, setupSharedProduct } from '../support/setupSharedProduct.ts'

const [alice, bob] = demoAccounts
const safe = demoAccounts[9].address
/** A page that shows the example in a frame and says which Safe it is about. */
const host = `<!doctype html><title>Host</title><link rel="icon" href="data:,"><iframe src="/" width="900" height="700"></iframe>
<script>
  addEventListener('message', ({ data, origin, source }) => {
    if (source !== frames[0] || data.method !== 'getSafeInfo') return
    const answer = { chainId: ${chainId}, safeAddress: '${safe}' }
    source.postMessage({ data: answer, id: data.id, success: true, version: '9.1.0' }, origin)
  })
</script>`

let example: Example
let product: SharedProductVisitors
beforeAll(async () => {
  product = await setupSharedProduct()
  example = await setupExample({
    async handle({ url }, response) {
      if (url !== '/host') return false
      response.writeHead(200, { 'content-type': 'text/html' }).end(host)
      return true
    },
    rpcUrl: product.chainUrl,
  })
})
afterAll(() => Promise.all([example?.stop(), product?.stop()]))

/** The rule that a request breaks; undefined for one that keeps them all. */
function findBroken(request: Partial<AssertTransactionRequestParameters>): string | undefined {
  try {
    assertTransactionRequest({ chainId, to: bob.address, ...request })
    return undefined
  } catch (error) {
    if (error instanceof InvalidTransactionRequestError) return error.code
    throw error
  }
}

test('5.1 Chain switching requires the chain to be configured for the connector; otherwise the error is \'Chain "{id}" not configured for connector "{connector}".\'', async () => {
  const { leave, page } = await visitWithWallet(example)
  await connect(page)
  await account(page).waitFor()
  await page.getByRole('button', { name: 'Switch to an unknown chain' }).click()
  await dialog(page).getByText('Chain "424242" not configured for connector "Lab wallet".').first().waitFor()
  await leave()
})

test('5.2 Addresses must be valid', async () => {
  const wrong = `${alice.address.slice(0, -1)}0` as Address
  for (const to of ['0x12', wrong] as const) expect(findBroken({ to })).toBe('ADDRESS_INVALID')
  const refusal: unknown = await getSafe(product.service, { address: '0x12', chainId }).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(HttpRequestError)
  expect(refusal).toMatchObject({ status: 422 })
})

test('5.3 Fee cap must not exceed the 256-bit maximum', () => {
  expect(findBroken({ maxFeePerGas: maxUint256 + 1n })).toBe('FEE_CAP_TOO_HIGH')
  expect(findBroken({ maxFeePerGas: maxUint256 })).toBe(undefined)
})

test('5.4 Priority tip must not exceed the fee cap', () => {
  expect(findBroken({ maxFeePerGas: 4n, maxPriorityFeePerGas: 5n })).toBe('TIP_ABOVE_FEE_CAP')
  expect(findBroken({ maxFeePerGas: 5n, maxPriorityFeePerGas: 5n })).toBe(undefined)
})

test('5.5 Gas price cannot be combined with fee-cap fields', () => {
  expect(findBroken({ gasPrice: 1n, maxFeePerGas: 1n })).toBe('FEE_CONFLICT')
  expect(findBroken({ gasPrice: 1n, maxPriorityFeePerGas: 1n })).toBe('FEE_CONFLICT')
  expect(findBroken({ gasPrice: 1n })).toBe(undefined)
})

test('5.6 Storage keys are 32 bytes', () => {
  const withKey = (size: number) => ({
    accessList: [{ address: bob.address, storageKeys: [`0x${'00'.repeat(size)}` as const] }],
  })
  expect(findBroken(withKey(31))).toBe('STORAGE_KEY_SIZE')
  expect(findBroken(withKey(33))).toBe('STORAGE_KEY_SIZE')
  expect(findBroken(withKey(32))).toBe(undefined)
})

test('5.7 Chain id must be positive', () => {
  for (const id of [0, -1]) {
    expect(findBroken({ chainId: id })).toBe('CHAIN_ID_INVALID')
    expect(ChainConfigSchema.shape.id.safeParse(id).success).toBe(false)
  }
  expect(findBroken({ chainId: 1 })).toBe(undefined)
})

test('5.8 NFT avatar URIs must be of the EIP-155 form with chain id, contract, namespace (erc721 or erc1155) and token id', () => {
  const contract = bob.address
  expect(parseNftUri(`eip155:1/erc721:${contract}/7`)).toEqual({
    chainId: 1,
    contract,
    namespace: 'erc721',
    tokenId: 7n,
  })
  expect(parseNftUri(`eip155:10/erc1155:${contract}/0x10`)).toMatchObject({ namespace: 'erc1155', tokenId: 16n })
  for (const uri of [
    `cosmos:1/erc721:${contract}/7`,
    `eip155:/erc721:${contract}/7`,
    'eip155:1/erc721:0x12/7',
    `eip155:1/:${contract}/7`,
    `eip155:1/erc721:${contract}/`,
  ])
    expect(() => parseNftUri(uri), uri).toThrow(InvalidNftUriError)
  expect(() => parseNftUri(`eip155:1/erc20:${contract}/7`)).toThrow(UnsupportedNamespaceError)
})

test('5.9 Name-service label hashes in brackets are 66 characters', () => {
  const bracketed = `[${labelhash('alice').slice(2)}]`
  expect(bracketed).toHaveLength(66)
  expect(namehash(`${bracketed}.eth`)).toBe(namehash('alice.eth'))
  // A shorter one is a label like any other.
  expect(namehash(`${bracketed.slice(0, -2)}].eth`)).not.toBe(namehash('alice.eth'))
})

test('5.10 The wallet-connect connector is ready only inside a parent frame', async () => {
  // Read as the rule of the connector of Safes (docs/specification.md): pairing by a code is offered everywhere.
  const outside = await example.visit()
  await outside.page.getByRole('button', { exact: true, name: 'Connect wallet' }).click()
  await outside.page.getByRole('dialog').getByRole('region', { name: 'Recommended' }).waitFor()
  expect(await outside.page.getByRole('dialog').getByRole('button', { exact: true, name: 'Safe' }).count()).toBe(0)
  await outside.leave()

  const inside = await example.visit({ path: '/host' })
  const frame = inside.page.frameLocator('iframe')
  await frame.getByRole('button', { name: `Account ${safe}` }).waitFor()
  const connection: unknown = JSON.parse((await frame.locator('#connection').textContent()) ?? '')
  expect(connection).toMatchObject({ account: { address: safe }, chain: { id: chainId, unsupported: false } })
  await frame.getByRole('button', { name: `Account ${safe}` }).click()
  // The host decides which Safe is here: there is nothing to disconnect from.
  await frame.getByRole('dialog').getByRole('button', { name: 'Copy address' }).waitFor()
  expect(await frame.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).count()).toBe(0)
  await inside.leave()
})
