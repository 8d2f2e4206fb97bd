import { createServer, type Server } from 'node:http'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import { deploySafe, hashOnChain, toSafeTransaction } from '@countersign/devchain/testing'
import type { Page } from 'playwright-core'
import { type Address, encodeFunctionData, erc20Abi, type Hex, hashMessage, zeroAddress } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { listDisagreements } from '../apps/gateway/compat/official/listDisagreements.ts'
import { type SharedProductVisitors, setupSharedProduct } from './support/setupSharedProduct.ts'

/**
 * What the official web wallet (1.95.0) asks of its gateway, page by page, with the features that a chain has here by
 * default: found by reading which calls its pages make, asked from a page of another origin as its build would, and
 * held against the official description. `as` is the described call where the path has another version.
 */
type Requested = { as?: string; body?: unknown; method?: 'DELETE' | 'GET' | 'POST'; path: string; status?: number }

const [alice] = demoAccounts
const { address: treasury } = demoSafes.treasury
const chain = '/v1/chains/31337'
const AnswerSchema = z.object({ body: z.unknown(), status: z.number() })

let product: SharedProductVisitors
let origin: string
let site: Server
beforeAll(async () => {
  product = await setupSharedProduct()
  // The site of the wallet, which the operator of the shared product lets call.
  const port = product.hostPorts[2] ?? 0
  origin = `http://127.0.0.1:${port}`
  site = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end('<!doctype html><title>Wallet</title>')
  })
  await new Promise<void>((resolve) => site.listen(port, '127.0.0.1', resolve))
})
afterEach(() => product?.closeVisits())
afterAll(async () => {
  await product?.stop()
  site?.close()
})

/** An empty page where the wallet would be. */
async function openWalletKit(): Promise<Page> {
  const { page } = await product.visit(origin)
  return page
}

async function performRequest(
  page: Page,
  { as, body, method = 'GET', path, status = 200 }: Requested,
): Promise<unknown> {
  const answer = AnswerSchema.parse(
    await page.evaluate(
      async ({ body, method, url }) => {
        const response = await fetch(url, {
          credentials: 'include',
          headers: { 'Content-Type': 'application/json' },
          method,
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        })
        const text = await response.text()
        const parsed: unknown = text === '' ? undefined : JSON.parse(text)
        return { body: parsed, status: response.status }
      },
      { body, method, url: `${product.url}${path}` },
    ),
  )
  expect([method, path, answer.status, answer.status === status ? '' : answer.body]).toEqual([method, path, status, ''])
  if (as !== undefined && answer.body !== undefined)
    expect([path, listDisagreements(as, answer.body)]).toEqual([path, []])
  return answer.body
}

const inSafe = 'GET /v1/chains/{chainId}/safes/{safeAddress}'
const overview = `currency=usd&safes=31337:${treasury}&trusted=true&wallet_address=${alice.address}`
const lists = `${chain}/safes/${treasury}`

const reads: Readonly<Record<string, readonly Requested[]>> = {
  start: [
    { as: 'GET /v1/chains', path: '/v2/chains?serviceKey=WALLET_WEB&cursor=limit%3D50%26offset%3D0' },
    { as: 'GET /v1/chains/{chainId}', path: '/v2/chains/31337?serviceKey=WALLET_WEB' },
    { as: 'GET /v1/balances/supported-fiat-codes', path: '/v1/balances/supported-fiat-codes' },
  ],
  accounts: [
    { as: 'GET /v2/owners/{ownerAddress}/safes', path: `/v2/owners/${alice.address}/safes` },
    { as: 'GET /v2/owners/{ownerAddress}/safes', path: `/v3/owners/${alice.address}/safes` },
    {
      as: 'GET /v1/chains/{chainId}/owners/{ownerAddress}/safes',
      path: `${chain}/owners/${alice.address}/safes`,
    },
    { as: 'GET /v1/safes', path: `/v2/safes?${overview}` },
  ],
  'any page of a Safe': [
    { as: inSafe, path: lists },
    { as: `${inSafe}/balances/{fiatCode}`, path: `${lists}/balances/usd?trusted=false&exclude_spam=true` },
    { as: `${inSafe}/transactions/queued`, path: `${lists}/transactions/queued` },
    {
      as: `${inSafe}/transactions/history`,
      path: `${lists}/transactions/history?trusted=true&imitation=false&timezone=Europe%2FBerlin`,
    },
    { as: `${inSafe}/messages`, path: `${lists}/messages` },
    { as: 'GET /v1/chains/{chainId}/about/master-copies', path: `${chain}/about/master-copies` },
    { as: 'GET /v1/chains/{chainId}/about/indexing', path: `${chain}/about/indexing` },
    { as: 'GET /v2/chains/{chainId}/delegates', path: `/v2/chains/31337/delegates?safe=${treasury}` },
    { as: `${inSafe}/transactions/creation`, path: `${lists}/transactions/creation` },
    { path: `/v1/targeted-messaging/outreaches/3/chains/31337/safes/${treasury}`, status: 204 },
    { as: 'GET /v1/chains/{chainId}/relay/{safeAddress}', path: `${chain}/relay/${treasury}` },
  ],
  assets: [
    {
      as: 'GET /v2/chains/{chainId}/safes/{safeAddress}/collectibles',
      path: `/v2/chains/31337/safes/${treasury}/collectibles?trusted=false&exclude_spam=true`,
    },
    { as: `${inSafe}/positions/{fiatCode}`, path: `${lists}/positions/usd` },
  ],
  'the filter of transactions': [
    { as: `${inSafe}/incoming-transfers`, path: `${lists}/incoming-transfers?value=0` },
    { as: `${inSafe}/multisig-transactions`, path: `${lists}/multisig-transactions?executed=true&nonce=3` },
    { as: `${inSafe}/module-transactions`, path: `${lists}/module-transactions` },
  ],
  apps: [
    { as: 'GET /v1/chains/{chainId}/safe-apps', path: `${chain}/safe-apps?clientUrl=https%3A%2F%2Fwallet.example` },
  ],
  'a transaction that is being made': [
    { as: `${inSafe}/nonces`, path: `${lists}/nonces` },
    {
      as: 'GET /v1/chains/{chainId}/contracts/{contractAddress}',
      path: `${chain}/contracts/${demoTokens.usdc.address}`,
    },
    {
      as: 'GET /v1/chains/{chainId}/security/{safeAddress}/recipient/{recipientAddress}',
      path: `${chain}/security/${treasury}/recipient/${alice.address}`,
    },
    ...listReviewRequests(treasury),
  ],
}

/** A payment of tokens, as the wallet has it looked at before it is signed. */
function listReviewRequests(safe: Address): Requested[] {
  const data = encodeFunctionData({ abi: erc20Abi, args: [alice.address, 1n], functionName: 'transfer' })
  const call = { data, operation: 0, to: demoTokens.usdc.address, value: '0' }
  const method = 'POST'
  const amounts = { baseGas: '0', gasPrice: '0', gasToken: zeroAddress, refundReceiver: zeroAddress, safeTxGas: '0' }
  const typedData = {
    domain: { chainId: 31_337, verifyingContract: safe },
    message: { ...call, ...amounts, nonce: 30 },
    primaryType: 'SafeTx',
    types: { SafeTx: [{ name: 'to', type: 'address' }] },
  }
  const security = 'POST /v1/chains/{chainId}/security/{safeAddress}'
  return [
    {
      as: 'POST /v2/chains/{chainId}/safes/{address}/multisig-transactions/estimations',
      body: call,
      method,
      path: `/v2/chains/31337/safes/${safe}/multisig-transactions/estimations`,
    },
    {
      as: 'POST /v1/chains/{chainId}/transactions/{safeAddress}/preview',
      body: call,
      method,
      path: `${chain}/transactions/${safe}/preview`,
    },
    { as: 'POST /v1/chains/{chainId}/data-decoder', body: call, method, path: `${chain}/data-decoder` },
    {
      as: `${security}/counterparty-analysis`,
      body: call,
      method,
      path: `${chain}/security/${safe}/counterparty-analysis`,
    },
    {
      as: `${security}/threat-analysis`,
      body: { data: typedData, walletAddress: alice.address },
      method,
      path: `${chain}/security/${safe}/threat-analysis`,
    },
    {
      as: `${security}/report-false-result`,
      body: { details: 'It is fine.', event: 'FALSE_POSITIVE', request_id: 'none' },
      method,
      path: `${chain}/security/${safe}/report-false-result`,
    },
  ]
}

test('default: pages of another origin read the API', async () => {
  const page = await openWalletKit()
  for (const requests of Object.values(reads)) for (const requested of requests) await performRequest(page, requested)
})

test('behavior: it is offered creation, draft batches, notes, proposers and deletion', async () => {
  const page = await openWalletKit()
  const chainInfo = await performRequest(page, { path: '/v2/chains/31337?serviceKey=WALLET_WEB' })
  const features = ['BATCHING', 'COUNTERFACTUAL', 'DELETE_TX', 'PROPOSERS', 'SPEED_UP_TX', 'TX_NOTES']
  expect(chainInfo).toMatchObject({ features: expect.arrayContaining(features) })
})

test('default: it proposes, confirms and deletes, signs messages and names proposers', async () => {
  const page = await openWalletKit()
  const [first, second] = [generatePrivateKey(), generatePrivateKey()].map((key) => privateKeyToAccount(key))
  if (!first || !second) throw new Error('no keys')
  // A Safe of nobody else: the product is shared.
  const safe = await deploySafe({ client: product.chain, owners: [first.address, second.address], threshold: 2 })
  const path = `${chain}/safes/${safe}`
  await expect.poll(() => fetch(`${product.url}${path}`).then(({ status }) => status), { timeout: 60_000 }).toBe(200)

  const transaction = toSafeTransaction({ nonce: 0n, to: alice.address })
  const safeTxHash = await hashOnChain(product.chain, safe, transaction)
  const proposal = {
    baseGas: '0',
    data: '0x',
    gasPrice: '0',
    gasToken: zeroAddress,
    nonce: '0',
    operation: 0,
    origin: '{"url":"","name":"","note":"For the test"}',
    refundReceiver: zeroAddress,
    safeTxGas: '0',
    safeTxHash,
    sender: first.address,
    signature: await first.sign({ hash: safeTxHash }),
    to: alice.address,
    value: '0',
  }
  await performRequest(page, {
    as: 'POST /v1/chains/{chainId}/transactions/{safeAddress}/propose',
    body: proposal,
    method: 'POST',
    path: `${chain}/transactions/${safe}/propose`,
  })
  await performRequest(page, {
    as: 'GET /v1/chains/{chainId}/transactions/{id}',
    body: { signature: await second.sign({ hash: safeTxHash }) },
    method: 'POST',
    path: `${chain}/transactions/${safeTxHash}/confirmations`,
  })
  const details = { as: 'GET /v1/chains/{chainId}/transactions/{id}', path: `${chain}/transactions/${safeTxHash}` }
  expect(await performRequest(page, details)).toMatchObject({ note: 'For the test', txStatus: 'AWAITING_EXECUTION' })

  const text = 'Countersign'
  const messageHash = await signMessages()
  await performRequest(page, {
    as: 'GET /v1/chains/{chainId}/messages/{messageHash}',
    path: `${chain}/messages/${messageHash}`,
  })

  const delegates = '/v2/chains/31337/delegates'
  const signature = await first.signTypedData({
    domain: { chainId: 31_337, name: 'Safe Transaction Service', version: '1.0' },
    message: { delegateAddress: alice.address, totp: countHours() },
    primaryType: 'Delegate',
    types: { Delegate: toTypes({ delegateAddress: 'address', totp: 'uint256' }) },
  })
  const named = { delegate: alice.address, delegator: first.address, label: 'Alice', safe, signature }
  await performRequest(page, { body: named, method: 'POST', path: delegates })
  const listed = { as: 'GET /v2/chains/{chainId}/delegates', path: `${delegates}?safe=${safe}` }
  expect(await performRequest(page, listed)).toMatchObject({ results: [{ delegate: alice.address }] })
  const removal = { delegator: first.address, safe, signature }
  await performRequest(page, { body: removal, method: 'DELETE', path: `${delegates}/${alice.address}` })

  const request = await first.signTypedData({
    domain: { chainId: 31_337, name: 'Safe Transaction Service', verifyingContract: safe, version: '1.0' },
    message: { safeTxHash, totp: countHours() },
    primaryType: 'DeleteRequest',
    types: { DeleteRequest: toTypes({ safeTxHash: 'bytes32', totp: 'uint256' }) },
  })
  await performRequest(page, {
    body: { signature: request },
    method: 'DELETE',
    path: `${chain}/transactions/${safeTxHash}`,
  })
  expect(await performRequest(page, { path: `${path}/transactions/queued` })).toMatchObject({ results: [] })

  async function signMessages(): Promise<Hex> {
    const sign = (account: typeof first) =>
      account?.signTypedData({
        domain: { chainId: 31_337, verifyingContract: safe },
        message: { message: hashMessage(text) },
        primaryType: 'SafeMessage',
        types: { SafeMessage: toTypes({ message: 'bytes' }) },
      })
    const body = { message: text, origin: '{}', signature: await sign(first) }
    await performRequest(page, { body, method: 'POST', path: `${path}/messages`, status: 202 })
    const page1 = await performRequest(page, { as: `${inSafe}/messages`, path: `${path}/messages` })
    const { results } = z.object({ results: z.array(z.object({ messageHash: z.string().optional() })) }).parse(page1)
    const hash = results.find(({ messageHash }) => messageHash)?.messageHash ?? ''
    const more = { signature: await sign(second) }
    await performRequest(page, { body: more, method: 'POST', path: `${chain}/messages/${hash}/signatures` })
    return `0x${hash.slice(2)}`
  }
})

test('default: it signs in, finds no workspaces, and signs out', async () => {
  const page = await openWalletKit()
  const account = privateKeyToAccount(generatePrivateKey())
  const nonce = await performRequest(page, { as: 'GET /v1/auth/nonce', path: '/v1/auth/nonce' })
  const message = createSiweMessage({
    address: account.address,
    chainId: 31_337,
    domain: new URL(origin).host,
    issuedAt: new Date(),
    nonce: z.object({ nonce: z.string() }).parse(nonce).nonce,
    statement: 'Sign in',
    uri: origin,
    version: '1',
  })
  const body = { message, signature: await account.signMessage({ message }) }
  await performRequest(page, { body, method: 'POST', path: '/v1/auth/verify' })
  expect(await performRequest(page, { path: '/v1/auth/me' })).toMatchObject({ signerAddress: account.address })
  // Its status is described as a number, and told by its word.
  const wallets = [{ address: account.address, id: 0 }]
  expect(await performRequest(page, { path: '/v1/users' })).toEqual({ id: 0, status: 'ACTIVE', wallets })
  expect(await performRequest(page, { as: 'GET /v1/spaces', path: '/v1/spaces' })).toEqual([])
  expect(await performRequest(page, { path: '/v1/users/counterfactual-safes' })).toEqual({ safes: {} })
  // It leaves by a form, and comes back.
  await page.setContent(
    `<form action="${product.url}/v1/auth/logout/redirect" method="post">
      <input name="redirect_url" value="${origin}/welcome"><button>Sign out</button>
    </form>`,
  )
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(`${origin}/welcome`)
  await performRequest(page, { path: '/v1/auth/me', status: 403 })
})

function countHours(): bigint {
  return BigInt(Math.floor(Date.now() / 3_600_000))
}

function toTypes(fields: Readonly<Record<string, string>>) {
  return Object.entries(fields).map(([name, type]) => ({ name, type }))
}
