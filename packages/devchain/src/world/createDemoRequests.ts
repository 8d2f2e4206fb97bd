import { type Address, hashMessage, hashTypedData, parseEther, type TypedDataDefinition } from 'viem'
import { type DemoAccount, demoAccounts } from '../accounts/demoAccounts.ts'
import { createTestClient, type TestClient } from '../client/createTestClient.ts'
import { chainId } from '../contracts/chainConstants.ts'
import { safeAbi } from '../contracts/safeAbi.ts'
import { hashOnChain, type SafeTransaction, signHash, toSafeTransaction } from '../safe/SafeTransaction.ts'
import { demoSafes } from './demoSafes.ts'
import { addOwner, batch, transfer } from './story/calls.ts'

export type DemoRequest = { body: Record<string, unknown>; method: 'POST'; path: string }

type DemoSafe = { address: Address }
type NewTransaction = Partial<SafeTransaction> & Pick<SafeTransaction, 'nonce' | 'to'>

const post = (path: string, body: DemoRequest['body']): DemoRequest => ({
  body,
  method: 'POST',
  path: `/v1/chains/${chainId}/${path}`,
})

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
  const proposals: [note: string, DemoSafe, signers: readonly DemoAccount[], NewTransaction][] = [
    // Fully signed and next: executable.
    ['Hosting for the winter', treasury, [alice, bob], { nonce: first, to: dave.address, value: parseEther('0.8') }],
    // Lacks a signature, and conflicts with its rejection.
    ['Design work, second part', treasury, [bob], { ...transfer('USDC', grace.address, 3_400), nonce: first + 1n }],
    ['The invoice has the wrong amount', treasury, [carol], { nonce: first + 1n, to: treasury.address }],
    // Fully signed, but not next.
    ['Salaries for November', treasury, [carol, alice], { ...salaries, nonce: first + 2n }],
    ['Erin joins the board', treasury, [alice], { ...addOwner(treasury.address, erin.address, 2n), nonce: first + 3n }],
    ['Travel', operations, [dave], { ...transfer('USDC', heidi.address, 250), nonce: operations.nonce }],
    [
      'Needs the Treasury too',
      subsidiary,
      [erin],
      { ...transfer('DEMO', frank.address, 120), nonce: subsidiary.nonce },
    ],
  ]
  const requests: DemoRequest[] = []
  for (const [note, safe, signers, transaction] of proposals)
    requests.push(...(await createProposalRequests(client, { note, safe, signers, transaction })))
  const confirmed = { message: confirmedMessage, safe: treasury, signers: [alice, carol] }
  const open = { message: openMessage, safe: treasury, signers: [bob] }
  for (const message of [confirmed, open]) requests.push(...(await createMessageRequests(client, message)))
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

/** The first of the signers proposes, the others confirm. */
type DemoProposal = { note: string; safe: DemoSafe; signers: readonly DemoAccount[]; transaction: NewTransaction }

/** A proposal with its first signature, then one confirmation per further signature. */
async function createProposalRequests(client: TestClient, proposal: DemoProposal): Promise<DemoRequest[]> {
  const { note, safe, signers } = proposal
  const transaction = toSafeTransaction(proposal.transaction)
  const next = await client.readContract({ abi: safeAbi, address: safe.address, functionName: 'nonce' })
  const [proposer, ...others] = signers
  if (transaction.nonce < next || !proposer) return []
  const safeTxHash = await hashOnChain(client, safe.address, transaction)
  const confirmations = others.map(async ({ address }) =>
    post(`transactions/${safeTxHash}/confirmations`, { signature: await signHash(safeTxHash, [address]) }),
  )
  const { baseGas, data, gasPrice, gasToken, nonce, operation, refundReceiver, safeTxGas, to, value } = transaction
  return [
    post(`transactions/${safe.address}/propose`, {
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
    }),
    ...(await Promise.all(confirmations)),
  ]
}

type DemoMessage = Pick<DemoProposal, 'safe' | 'signers'> & { message: string | TypedDataDefinition }

/** A message with its first signature, then one request per further signature. */
async function createMessageRequests(
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
  const signatures = others.map(async ({ address }) =>
    post(`messages/${hash}/signatures`, { signature: await signHash(hash, [address]) }),
  )
  return [
    post(`safes/${safe.address}/messages`, {
      message,
      origin: JSON.stringify({ name: 'Demo world' }),
      safeAppId: null,
      signature: await signHash(hash, [proposer.address]),
    }),
    ...(await Promise.all(signatures)),
  ]
}
