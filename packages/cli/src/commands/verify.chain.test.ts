import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { allowanceModule, safeContracts } from '@countersign/devchain/demo-world'
import {
  borrowDevchain,
  createTestClient,
  deploySafe,
  executeAsSafe,
  hashOnChain,
  type SafeTransaction,
  safeAbi,
  signHash,
  toSafeTransaction,
} from '@countersign/devchain/testing'
import { createExpiryCall, encodeMultiSend } from '@countersign/protocol/decode'
import { createPasskeySignerCall, predictPasskeySigner } from '@countersign/protocol/passkey'
import { type Address, encodeFunctionData, parseAbi, parseEther, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { runArguments } from '../../test/runArguments.ts'
import { writeTestFile } from '../../test/writeFile.ts'

const [alice, bob, carol, dave, erin] = demoAccounts
const ReviewSchema = z.object({
  effect: z.string(),
  risks: z.array(z.object({ code: z.string(), severity: z.string() })),
  checks: z.array(z.object({ code: z.string(), verdict: z.string() })),
  safeTxHash: z.string(),
  owners: z.array(z.object({ address: z.string(), type: z.string() })),
  signatures: z.array(z.object({ code: z.string(), owner: z.string() })),
  simulation: z.object({ outcome: z.string() }).nullable(),
  state: z.string(),
})
const AnswerSchema = z.object({ transactions: z.tuple([ReviewSchema]) })

let chain: Awaited<ReturnType<typeof borrowDevchain>>
let client: ReturnType<typeof createTestClient>
let safe: Address
beforeAll(async () => {
  chain = await borrowDevchain()
  client = createTestClient(chain.url)
})
afterAll(() => chain.stop())

/** A Safe of Alice and Bob with 2 ETH in it. */
async function foundSafe(): Promise<void> {
  safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 2 })
  await client.sendTransaction({ account: alice.address, to: safe, value: parseEther('2') })
}

type Fields = Partial<SafeTransaction> & Pick<SafeTransaction, 'nonce'>

async function createFile(fields: Fields, signers: readonly Address[] = [alice.address, bob.address]) {
  const transaction = toSafeTransaction({ to: dave.address, value: parseEther('1'), ...fields })
  const safeTxHash = await hashOnChain(client, safe, transaction)
  const signatures = signers.map(async (owner) => ({ owner, signature: await signHash(safeTxHash, [owner]) }))
  const { baseGas, gasPrice, nonce, safeTxGas, value } = transaction
  const numbers = { baseGas, gasPrice, nonce, safeTxGas, value }
  const texts = Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, `${number}`]))
  return {
    chainId,
    safe,
    safeTxHash,
    signatures: await Promise.all(signatures),
    transaction: { ...transaction, ...texts },
  }
}

async function verify(file: Awaited<ReturnType<typeof createFile>>, more: readonly string[] = []) {
  const path = await writeTestFile(file)
  const { code, err, out } = await runArguments([
    'verify',
    safe,
    file.safeTxHash,
    '--file',
    path,
    '--node',
    chain.url,
    '--json',
    ...more,
  ])
  expect(err).toBe('')
  const [review] = AnswerSchema.parse(JSON.parse(out)).transactions
  return { code, codes: review.checks.map((check) => check.code), review }
}

test('default: from a file and a node alone, with its simulation', async () => {
  await foundSafe()
  const { code, review } = await verify(await createFile({ nonce: 0n }))
  expect(code).toBe(0)
  expect(review.signatures.map((signature) => signature.code)).toEqual(['VALID', 'VALID'])
  expect(review).toMatchObject({ simulation: { outcome: 'success' }, state: 'ready' })
})

test('behavior: says how each owner signs', async () => {
  const passkey = { x: 1n, y: 2n }
  await client.sendTransaction({ account: alice.address, ...createPasskeySignerCall(passkey) })
  const inner = await deploySafe({ client, owners: [bob.address], threshold: 1 })
  const owners = [alice.address, predictPasskeySigner(passkey), inner]
  safe = await deploySafe({ client, owners, threshold: 1 })
  await client.sendTransaction({ account: alice.address, to: safe, value: parseEther('2') })
  const file = await createFile({ nonce: 0n }, [alice.address])
  const { review } = await verify(file)
  const types = ['account', 'passkey', 'safe']
  expect(review.owners).toEqual(owners.map((address, index) => ({ address, type: types[index] })))
  const { out } = await runArguments(['verify', '--file', await writeTestFile(file), '--node', chain.url])
  expect(out).toContain(`${owners[1]}  passkey`)
})

test('behavior: the next nonce fails if it reverts; later ones may depend on those before', async () => {
  await foundSafe()
  const next = await verify(await createFile({ nonce: 0n, value: parseEther('3') }))
  expect([next.code, next.review.simulation?.outcome]).toEqual([1, 'failure'])
  const later = await verify(await createFile({ nonce: 4n, value: parseEther('3') }))
  expect([later.code, later.review.simulation?.outcome]).toEqual([0, 'failure'])
  expect((await verify(await createFile({ nonce: 4n, value: parseEther('3') }), ['--strict'])).code).toBe(1)
})

test('behavior: a spending limit has the app’s summary, and its module is known by its code', async () => {
  await foundSafe()
  const abi = parseAbi([
    'function enableModule(address module)',
    'function addDelegate(address delegate)',
    'function setAllowance(address delegate, address token, uint96 amount, uint16 resetTimeMin, uint32 resetBaseMin)',
    'function multiSend(bytes transactions) payable',
  ])
  const args = [erin.address, zeroAddress, parseEther('0.5'), 1_440, 0] as const
  const enable = encodeFunctionData({ abi, functionName: 'enableModule', args: [allowanceModule] })
  const add = encodeFunctionData({ abi, functionName: 'addDelegate', args: [erin.address] })
  const set = encodeFunctionData({ abi, functionName: 'setAllowance', args })
  const packed = encodeMultiSend([
    { data: enable, operation: 0, to: safe, value: 0n },
    { data: add, operation: 0, to: allowanceModule, value: 0n },
    { data: set, operation: 0, to: allowanceModule, value: 0n },
  ])
  const data = encodeFunctionData({ abi, functionName: 'multiSend', args: [packed] })
  const to = safeContracts['1.4.1'].multiSendCallOnly
  const { code, review } = await verify(await createFile({ data, nonce: 0n, operation: 1, to, value: 0n }))
  expect(code).toBe(0)
  expect(review.effect).toBe(`Set a spending limit of 0.5 ETH per day for ${erin.address}`)
  expect(review.risks.map((risk) => risk.code)).toContain('LIMIT_MODULE_ENABLED')
  expect(review.risks.filter(({ severity }) => severity === 'danger')).toEqual([])
})

test('behavior: an expiry date is shown, and a transaction after its date is refused', async () => {
  await foundSafe()
  const { timestamp } = await client.getBlock()
  const expiring = async (at: bigint) => {
    const packed = encodeMultiSend([{ data: '0x', operation: 0, to: dave.address, value: 5n }, createExpiryCall(at)])
    const abi = parseAbi(['function multiSend(bytes transactions) payable'])
    const data = encodeFunctionData({ abi, functionName: 'multiSend', args: [packed] })
    const to = safeContracts['1.4.1'].multiSendCallOnly
    return verify(await createFile({ data, nonce: 0n, operation: 1, to, value: 0n }))
  }
  const open = await expiring(timestamp + 86_400n)
  expect([open.code, open.review.effect, open.review.simulation?.outcome]).toEqual([
    0,
    `Send 0.000000000000000005 ETH to ${dave.address}`,
    'success',
  ])
  expect(open.review.checks).toContainEqual({ code: 'EXPIRES', verdict: 'ok' })
  const late = await expiring(timestamp - 1n)
  expect([late.code, late.review.simulation?.outcome]).toEqual([1, 'failure'])
  expect(late.review.checks).toContainEqual({ code: 'EXPIRED', verdict: 'block' })
})

test('error: a signature of somebody who is no owner', async () => {
  await foundSafe()
  const { code, review } = await verify(await createFile({ nonce: 0n }, [alice.address, carol.address]))
  expect(code).toBe(1)
  expect(review.signatures.map((signature) => signature.code)).toEqual(['VALID', 'NOT_AN_OWNER'])
})

test('behavior: an approval on the chain counts, also unreported', async () => {
  await foundSafe()
  const file = await createFile({ nonce: 0n }, [alice.address])
  expect((await verify(file)).review.state).toBe('waiting')
  await client.writeContract({
    abi: [
      {
        inputs: [{ name: 'hash', type: 'bytes32' }],
        name: 'approveHash',
        outputs: [],
        stateMutability: 'nonpayable',
        type: 'function',
      },
    ],
    account: bob.address,
    address: safe,
    args: [file.safeTxHash],
    functionName: 'approveHash',
  })
  const { code, review } = await verify(file)
  expect([code, review.state]).toEqual([0, 'ready'])
  expect(review.signatures.map(({ owner }) => owner)).toEqual([alice.address, bob.address])
})

test('behavior: an executed one is judged by the owners of its time, one that was replaced is called so', async () => {
  await foundSafe()
  const executed = await createFile({ nonce: 0n })
  const replaced = await createFile({ nonce: 0n, value: 1n })
  await executeAsSafe({ client, safe, transaction: { to: dave.address, value: parseEther('1') } })
  const data = encodeFunctionData({
    abi: [
      {
        inputs: [
          { name: 'previous', type: 'address' },
          { name: 'oldOwner', type: 'address' },
          { name: 'newOwner', type: 'address' },
        ],
        name: 'swapOwner',
        outputs: [],
        stateMutability: 'nonpayable',
        type: 'function',
      },
    ],
    args: [alice.address, bob.address, carol.address],
  })
  await executeAsSafe({ client, safe, transaction: { data, to: safe } })
  expect(await client.readContract({ abi: safeAbi, address: safe, functionName: 'getOwners' })).toContain(carol.address)
  const past = await verify(executed)
  expect([past.code, past.review.state]).toEqual([0, 'executed'])
  expect(past.review.signatures.map((signature) => signature.code)).toEqual(['VALID', 'VALID'])
  const never = await verify(replaced)
  expect(never.review.state).toBe('replaced')
  expect(never.codes).toContain('REPLACED')
})

test('behavior: a version that is named and is not the Safe’s, a Safe that is none', async () => {
  await foundSafe()
  const { code, codes } = await verify(await createFile({ nonce: 0n }), ['--safe-version', '1.3.0'])
  expect(code).toBe(1)
  expect(codes).toContain('VERSION_NAMED_DIFFERS')
  const words = ['--to', dave.address, '--node', chain.url]
  const nothing = await runArguments(['verify', carol.address, '0', ...words])
  expect([nothing.code, nothing.err]).toEqual([1, expect.stringContaining('No Safe found')])
  const elsewhere = await runArguments(['verify', safe, '0', ...words, '--chain', '1'])
  expect([elsewhere.code, elsewhere.err]).toEqual([1, expect.stringContaining('chain: ')])
})

test.each(['1.1.1', '1.3.0', '1.4.1', '1.5.0'] as const)(
  'behavior: typed fields have the hash of a Safe %s',
  async (version) => {
    safe = await deploySafe({ client, owners: [alice.address], threshold: 1, version })
    const transaction = toSafeTransaction({ data: '0x1234', nonce: 7n, to: bob.address, value: 5n })
    const words = ['--to', bob.address, '--value', '5', '--data', '0x1234', '--node', chain.url, '--json']
    const { out } = await runArguments(['verify', safe, '7', ...words])
    expect(AnswerSchema.parse(JSON.parse(out)).transactions[0].safeTxHash).toBe(
      await hashOnChain(client, safe, transaction),
    )
  },
)
