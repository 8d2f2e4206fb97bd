import { type Address, hashMessage, hashTypedData, parseEther, type TypedDataDefinition } from 'viem'
import { type DemoAccount, demoAccounts } from '../accounts/demoAccounts.ts'
import { createTestClient, type TestClient } from '../client/createTestClient.ts'
import { chainId } from '../contracts/chainConstants.ts'
import { safeAbi } from '../contracts/safeAbi.ts'
import { hashOnChain, type SafeTransaction, signHash, toSafeTransaction } from '../safe/SafeTransaction.ts'
import { demoSafes } from './demoSafes.ts'
import { addOwner, batch, transfer } from './story/calls.ts'

/** One request to the service. */
export type DemoRequest = { body: Record<string, unknown>; method: 'POST'; path: string }

const [alice, bob, carol, dave, erin, frank, grace, heidi] = demoAccounts
const { operations, subsidiary, treasury } = demoSafes

/**
 * The service's part of the demo data: proposals, confirmations and messages, signed and in order. Used nonces are
 * skipped.
 */
export async function createDemoRequests({ rpcUrl }: { rpcUrl: string }): Promise<DemoRequest[]> {
  const client = createTestClient(rpcUrl)
  const first = treasury.nonce
  const salaries = batch([
    transfer('USDC', frank.address, 4_200),
    transfer('USDC', grace.address, 3_900),
    { to: heidi.address, value: parseEther('0.4') },
  ])
  const proposals = [
    // Fully signed and next: executable.
    {
      note: 'Hosting for the winter',
      safe: treasury,
      signers: [alice, bob],
      transaction: { nonce: first, to: dave.address, value: parseEther('0.8') },
    },
    // Lacks a signature, and conflicts with its rejection.
    {
      note: 'Design work, second part',
      safe: treasury,
      signers: [bob],
      transaction: { ...transfer('USDC', grace.address, 3_400), nonce: first + 1n },
    },
    {
      note: 'The invoice has the wrong amount',
      safe: treasury,
      signers: [carol],
      transaction: { nonce: first + 1n, to: treasury.address },
    },
    // Fully signed, but not next.
    {
      note: 'Salaries for November',
      safe: treasury,
      signers: [carol, alice],
      transaction: { ...salaries, nonce: first + 2n },
    },
    {
      note: 'Erin joins the board',
      safe: treasury,
      signers: [alice],
      transaction: { ...addOwner(treasury.address, erin.address, 2n), nonce: first + 3n },
    },
    {
      note: 'Travel',
      safe: operations,
      signers: [dave],
      transaction: { ...transfer('USDC', heidi.address, 250), nonce: operations.nonce },
    },
    {
      note: 'Needs the Treasury too',
      safe: subsidiary,
      signers: [erin],
      transaction: { ...transfer('DEMO', frank.address, 120), nonce: subsidiary.nonce },
    },
  ]
  const requests: DemoRequest[] = []
  for (const proposal of proposals) requests.push(...(await createProposalRequests(client, proposal)))
  requests.push(
    ...(await createMessageRequests(client, { message: confirmedMessage, safe: treasury, signers: [alice, carol] })),
  )
  requests.push(...(await createMessageRequests(client, { message: openMessage, safe: treasury, signers: [bob] })))
  return requests
}

const confirmedMessage = 'Countersign demo: the Treasury confirms its mailing address.\nValid for 2026.'

const openMessage = {
  domain: { chainId: 31_337, name: 'Demo Market', verifyingContract: demoSafes.operations.address, version: '1' },
  message: { amount: '1500', buyer: treasury.address, item: 'Seal #9' },
  primaryType: 'Order',
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    Order: [
      { name: 'buyer', type: 'address' },
      { name: 'item', type: 'string' },
      { name: 'amount', type: 'uint256' },
    ],
  },
} as const

export type DemoProposal = {
  note: string
  safe: { address: Address }
  /** The first one proposes, the others confirm. */
  signers: readonly DemoAccount[]
  transaction: Partial<SafeTransaction> & Pick<SafeTransaction, 'nonce' | 'to'>
}

/** A proposal with its first signature, then one confirmation per further signature. */
export async function createProposalRequests(client: TestClient, proposal: DemoProposal): Promise<DemoRequest[]> {
  const { note, safe, signers } = proposal
  const transaction = toSafeTransaction(proposal.transaction)
  const next = await client.readContract({ abi: safeAbi, address: safe.address, functionName: 'nonce' })
  const [proposer, ...others] = signers
  if (transaction.nonce < next || !proposer) return []
  const safeTxHash = await hashOnChain(client, safe.address, transaction)
  const confirmations = others.map(
    async ({ address }): Promise<DemoRequest> => ({
      body: { signature: await signHash(safeTxHash, [address]) },
      method: 'POST',
      path: `/v1/chains/${chainId}/transactions/${safeTxHash}/confirmations`,
    }),
  )
  const { baseGas, data, gasPrice, gasToken, nonce, operation, refundReceiver, safeTxGas, to, value } = transaction
  return [
    {
      body: {
        baseGas: String(baseGas),
        data: data === '0x' ? null : data,
        gasPrice: String(gasPrice),
        gasToken,
        nonce: String(nonce),
        operation,
        origin: JSON.stringify({ name: 'Demo world', note }),
        refundReceiver,
        safeTxGas: String(safeTxGas),
        safeTxHash,
        sender: proposer.address,
        signature: await signHash(safeTxHash, [proposer.address]),
        to,
        value: String(value),
      },
      method: 'POST',
      path: `/v1/chains/${chainId}/transactions/${safe.address}/propose`,
    },
    ...(await Promise.all(confirmations)),
  ]
}

export type DemoMessage = {
  message: string | TypedDataDefinition
  safe: { address: Address }
  /** The first one proposes, the others confirm. */
  signers: readonly DemoAccount[]
}

/** A message with its first signature, then one request per further signature. */
export async function createMessageRequests(
  client: TestClient,
  { message, safe, signers }: DemoMessage,
): Promise<DemoRequest[]> {
  const [proposer, ...others] = signers
  if (!proposer) return []
  const inner = typeof message === 'string' ? hashMessage(message) : hashTypedData(message)
  // Handled by the Safe's fallback handler.
  const hash = await client.readContract({
    abi: safeAbi,
    address: safe.address,
    args: [inner],
    functionName: 'getMessageHash',
  })
  const signatures = others.map(
    async ({ address }): Promise<DemoRequest> => ({
      body: { signature: await signHash(hash, [address]) },
      method: 'POST',
      path: `/v1/chains/${chainId}/messages/${hash}/signatures`,
    }),
  )
  return [
    {
      body: {
        message,
        origin: JSON.stringify({ name: 'Demo world' }),
        safeAppId: null,
        signature: await signHash(hash, [proposer.address]),
      },
      method: 'POST',
      path: `/v1/chains/${chainId}/safes/${safe.address}/messages`,
    },
    ...(await Promise.all(signatures)),
  ]
}
