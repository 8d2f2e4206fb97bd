import { hashSafeTransaction } from '@countersign/protocol/hash'
import { createExecutionRequest, InvalidTransactionRequestError, verifyOwn } from '@countersign/protocol/verify'
import { type Chain, createClient, custom, defineChain, type Hex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { alice, dave, safe } from '../../../test/testReport.ts'
import { describeError, errorCode } from '../../lib/describeError.ts'
import { executeTransaction } from './executeTransaction.ts'

const chain = defineChain({
  id: 31_337,
  name: 'Paper',
  nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
})
const transaction = {
  to: dave,
  value: 1n,
  data: '0x',
  operation: 0,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
  nonce: 5n,
} as const
const identity = { chainId: chain.id, safe, version: '1.4.1' } as const
const { safeTxHash } = hashSafeTransaction({ ...identity, transaction })
const signed = [{ data: `0x${'11'.repeat(64)}1b`, signer: alice }] as const
const request = createExecutionRequest({
  ...identity,
  safeTxHash,
  signatures: verifyOwn(signed),
  transaction: verifyOwn(transaction),
})
const hash: Hex = `0x${'7a'.repeat(32)}`

type Answers = Record<string, () => unknown>

function createPaperClient(answers: Answers, paper: Chain = chain) {
  const requested: { method: string; params?: unknown }[] = []
  const client = createClient({
    chain: paper,
    transport: custom(
      {
        request: async (question: { method: string; params?: unknown }) => {
          requested.push(question)
          const answer = answers[question.method]
          if (!answer) throw Object.assign(new Error(`no ${question.method}`), { code: -32_601 })
          return answer()
        },
      },
      { retryCount: 0 },
    ),
  })
  return { requested, client }
}

const refuse = (code: number, message: string) => () => {
  throw Object.assign(new Error(message), { code })
}
const block = { hash, number: '0x9', timestamp: '0x1' }
const calm: Answers = {
  eth_chainId: () => '0x7a69',
  eth_estimateGas: () => '0x186a0',
  eth_getBlockByNumber: () => block,
}

async function execute(node: Answers, wallet: Answers) {
  const paper = createPaperClient({ ...calm, ...node })
  const { requested, client } = createPaperClient({ eth_chainId: () => '0x7a69', ...wallet })
  const sent: Hex[] = []
  const outcome = executeTransaction(paper.client, {
    account: alice,
    connectWallet: async () => client,
    onSent: (transactionHash) => sent.push(transactionHash),
    pollingInterval: 1,
    request,
  })
  return { requested, outcome, sent }
}

test('default: what the wallet is asked to send is the kernel’s call, with the gas of our own node', async () => {
  const receipt = {
    blockHash: hash,
    blockNumber: '0x9',
    logs: [
      {
        address: safe,
        data: `0x${'00'.repeat(32)}`,
        topics: ['0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e', safeTxHash],
      },
    ],
    status: '0x1',
    transactionHash: hash,
  }
  const { requested, outcome, sent } = await execute(
    { eth_blockNumber: () => '0x9', eth_getTransactionByHash: () => null, eth_getTransactionReceipt: () => receipt },
    { eth_sendTransaction: () => hash },
  )
  expect(await outcome).toMatchObject({ check: { code: 'EXECUTED' }, state: 'succeeded' })
  expect(sent).toEqual([hash])
  const question = requested.find(({ method }) => method === 'eth_sendTransaction')
  expect(question?.params).toEqual([expect.objectContaining({ ...request.call, from: alice, gas: '0x1fbd0' })])
})

test('error: what a node refuses is said in our words, with a way out', async () => {
  const refusals = [
    [-32_000, 'nonce too low', 'NONCE_TOO_LOW'],
    [-32_000, 'insufficient funds for gas * price + value', 'INSUFFICIENT_FUNDS'],
    [-32_603, 'something odd', 'UNKNOWN_NODE_ERROR'],
  ] as const
  for (const [code, message, expected] of refusals) {
    const { outcome, sent } = await execute({}, { eth_sendTransaction: refuse(code, message) })
    const error: unknown = await outcome.catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: expected })
    const { remedy, sentence } = describeError(error)
    expect(remedy).toBeTruthy()
    expect(sentence).not.toMatch(/getTransactionCount|JSON-RPC|viem/i)
    expect(sent).toEqual([])
  }
})

test('error: a refusal in the wallet stays one', async () => {
  const { outcome } = await execute({}, { eth_sendTransaction: refuse(4001, 'User rejected the request.') })
  expect(errorCode(await outcome.catch((reason: unknown) => reason))).toBe(4001)
})

test('error: what does not go through on our own node never reaches the wallet', async () => {
  const { requested, outcome } = await execute({ eth_estimateGas: refuse(3, 'execution reverted: GS026') }, {})
  await expect(outcome).rejects.toMatchObject({ code: 'EXECUTION_REFUSED' })
  await expect(outcome).rejects.toThrow('a signature is not of an owner')
  expect(requested).toEqual([])
})

test('error: a chain that cannot be is refused before node and wallet are asked', async () => {
  const node = createPaperClient({}, { ...chain, id: 0 })
  let isWalletRequested = false
  const connectWallet = async () => {
    isWalletRequested = true
    return node.client
  }
  const executing = executeTransaction(node.client, { account: alice, connectWallet, onSent() {}, request })
  await expect(executing).rejects.toMatchObject({ code: 'CHAIN_ID_INVALID' })
  await expect(executing).rejects.toBeInstanceOf(InvalidTransactionRequestError)
  expect([isWalletRequested, node.requested]).toEqual([false, []])
})
