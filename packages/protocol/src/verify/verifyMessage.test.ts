import { encodeFunctionData, type Hex, hashMessage, pad, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import {
  createSafeNode,
  NodeAnswerError,
  type PaperNodeParameters,
  type PaperSafe,
  zeroWord,
} from '../../test/recordedNode.ts'
import { summarize } from '../../test/summarize.ts'
import { alice, block, bob, carol, chainId, createTransaction, erin, getHash, safe, signAs } from '../../test/world.ts'
import { claim } from '../evidence/Claimed.ts'
import { isVerified } from '../evidence/Evidence.ts'
import { hashSafeMessage, type SafeMessageContent } from '../hash/hashSafeMessage.ts'
import { packSignatures } from '../signatures/packSignatures.ts'
import { MessageSchema } from '../wire/MessageSchema.ts'
import { type ClaimedMessage, toClaimedMessage } from './ClaimedMessage.ts'
import { createVerificationCache } from './VerificationCache.ts'
import { type VerifyMessageParameters, verifyMessage } from './verifyMessage.ts'
import { verifySafeSignature } from './verifySafeSignature.ts'

const content: SafeMessageContent = 'Hello.'
const hashes = hashSafeMessage({ chainId, message: content, safe, version: '1.4.1' })
const messageHash = hashes.safeMessageHash
const abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
const magic = pad('0x1626ba7e', { dir: 'right', size: 32 })

async function sign(signers = [alice, bob]) {
  return Promise.all(signers.map(async (signer) => ({ data: await signAs(signer, messageHash), signer })))
}
async function createMessage(signers = [alice, bob], overrides: Partial<ClaimedMessage> = {}): Promise<ClaimedMessage> {
  const signatures = await sign(signers)
  const confirmations = signatures.map(({ data, signer }) => ({ owner: signer, signature: data }))
  return { confirmations, content, messageHash, ...overrides }
}
/** A Safe that accepts exactly the joined signatures of these signers for the message. */
async function acceptSignatures(signers = [alice, bob]): Promise<PaperSafe> {
  const args = [hashMessage('Hello.'), packSignatures(await sign(signers))] as const
  const question = encodeFunctionData({ abi, args })
  return { call: (data) => (data === question ? magic : undefined) }
}

async function verify(
  claimed: ClaimedMessage,
  {
    paperSafe = {},
    rest = {},
    ...parameters
  }: Partial<VerifyMessageParameters> & { paperSafe?: PaperSafe; rest?: PaperNodeParameters } = {},
) {
  const { client } = createSafeNode(paperSafe, rest)
  const report = await verifyMessage(client, { chainId, claimed: claim(claimed), safe, ...parameters })
  return {
    ...report,
    lines: summarize(report.checks).filter((line) => !line.includes(' T67 ') && !line.includes(' T68 ')),
  }
}
const agrees = `ok T66 HASH_AGREES ${messageHash} for ${messageHash}`

test('default: enough signatures, and the Safe accepts', async () => {
  const report = await verify(await createMessage([bob, alice]), { paperSafe: await acceptSignatures() })
  expect(report.lines).toEqual([agrees, 'ok T69 SAFE_ACCEPTS 2 for incomplete'])
  expect(report.isComplete).toBe(true)
  expect(report.packedSignatures).toBe(packSignatures(await sign()))
  expect(report.content?.value).toBe(content)
  expect(report.hashes?.value).toEqual(hashes)
  expect([isVerified(report.content), isVerified(report.hashes)]).toEqual([true, true])
  expect(report.confirmations.map(({ signer }) => signer)).toEqual([bob, alice])
  expect(report.safe.facts?.value.threshold).toBe(2n)
})

test('behavior: the verdict is the worst of message and Safe', async () => {
  const report = await verify(await createMessage())
  expect(report.safe.verdict).toBe('block')
  expect(report.verdict).toBe('block')
})

test('behavior: signatures that are missing', async () => {
  const open = await verify(await createMessage([alice]))
  expect(open.lines).toEqual([agrees, 'ok T69 COUNT 1 for incomplete'])
  expect([open.isComplete, open.packedSignatures]).toEqual([false, undefined])
  const lied = await verify(await createMessage([alice, erin], { isConfirmed: true }))
  expect(lied.lines).toEqual([agrees, 'warn T69 NOT_COMPLETE 1 for complete'])
})

test('behavior: a Safe that refuses', async () => {
  const report = await verify(await createMessage([alice, bob], { isConfirmed: true }))
  expect(report.lines).toEqual([agrees, 'warn T69 SAFE_REFUSES 2 for complete'])
  expect(report.isComplete).toBe(false)
})

test('behavior: a Safe that cannot be called', async () => {
  const question = '0x1626ba7e'
  const { client } = createSafeNode()
  const offline = {
    ...client,
    request: (request: { method: string; params?: [{ data?: Hex }] }) =>
      request.method === 'eth_call' && request.params?.[0].data?.startsWith(question)
        ? Promise.reject(new Error('offline'))
        : client.request(request as never),
  }
  const report = await verifyMessage(offline as never, { chainId, claimed: claim(await createMessage()), safe })
  expect(summarize(report.checks).at(-1)).toBe('unknown T69 SAFE_NOT_ASKED for incomplete')
  expect([report.isComplete, report.packedSignatures !== undefined]).toEqual([false, true])
})

test('behavior: another hash than that of the message', async () => {
  const other = getHash(createTransaction())
  const report = await verify(await createMessage([alice, bob], { messageHash: other }), {
    paperSafe: await acceptSignatures(),
  })
  expect(report.lines[0]).toBe(`block T66 HASH_MISMATCH ${messageHash} for ${other}`)
  expect([report.content, report.packedSignatures, report.isComplete]).toEqual([undefined, undefined, false])
  expect(report.lines[1]).toBe('unknown T69 SAFE_NOT_ASKED for incomplete')
})

test('behavior: upper case is the same hash', async () => {
  const upper: Hex = `0x${messageHash.slice(2).toUpperCase()}`
  const report = await verify(await createMessage([alice], { messageHash: upper }), { expectedHash: upper })
  expect(report.lines.slice(0, 2)).toEqual([
    `ok T66 HASH_AGREES ${messageHash} for ${upper}`,
    `ok T20 LINK_AGREES ${messageHash} for ${upper}`,
  ])
})

test('parameters: expectedHash of a link', async () => {
  const other: Hex = `0x${'00'.repeat(32)}`
  const report = await verify(await createMessage([alice]), { expectedHash: other })
  expect(report.lines[1]).toBe(`block T20 LINK_MISMATCH ${messageHash} for ${other}`)
  expect(report.content).toBeUndefined()
})

test('parameters: formerOwners', async () => {
  const report = await verify(await createMessage([erin]), { formerOwners: [erin] })
  const outsider = await verify(await createMessage([erin]))
  expect(report.confirmations[0]).not.toEqual(outsider.confirmations[0])
})

test('parameters: cache, nothing is recovered twice', async () => {
  let count = 0
  const cache = createVerificationCache({
    recover: async ({ signature }) => {
      count++
      const signed = await sign([alice, bob])
      return signed.find(({ data }) => data === signature)?.signer ?? erin
    },
  })
  await verify(await createMessage(), { cache })
  await verify(await createMessage(), { cache })
  expect(count).toBe(2)
})

test('behavior: approvals on chain and contract owners are read', async () => {
  const approval: Hex = `${pad(carol, { size: 32 })}${'00'.repeat(32)}01`
  const approvedHashes = (owner: string, hash: Hex) => (owner === carol && hash === messageHash ? 1n : 0n)
  const message = await createMessage([alice])
  const claimed = { ...message, confirmations: [...message.confirmations, { owner: carol, signature: approval }] }
  const report = await verify(claimed, { paperSafe: { answers: { approvedHashes } } })
  expect(report.lines[1]).toBe('warn T69 SAFE_REFUSES 2 for incomplete')
})

test('error: data that does not fit its types', async () => {
  const typed: SafeMessageContent = {
    domain: {},
    message: { amount: 'x' },
    primaryType: 'Mail',
    types: { Mail: [{ name: 'amount', type: 'uint256' }] },
  }
  const report = await verify({ confirmations: [], content: typed, messageHash })
  expect(report.lines[0]).toBe('block T66 MESSAGE_INVALID')
  expect([report.hashes, report.content, report.confirmations]).toEqual([undefined, undefined, []])
})

test('error: a Safe without version, owners or node', async () => {
  const nameless = await verify(await createMessage(), { paperSafe: { answers: { VERSION: undefined } } })
  expect(nameless.lines[0]).toBe('unknown T66 HASH_UNKNOWN')
  for (const answers of [{ getOwners: undefined }, { getThreshold: undefined }])
    expect((await verify(await createMessage(), { paperSafe: { answers } })).lines.at(-1)).toBe(
      'unknown T69 COUNT_UNKNOWN for incomplete',
    )
  const report = await verifyMessage(undefined, { chainId, claimed: claim(await createMessage()), safe })
  expect(summarize(report.checks).filter((line) => line.includes('T66') || line.includes('T69'))).toEqual([
    'unknown T66 HASH_UNKNOWN',
    'unknown T69 COUNT_UNKNOWN for incomplete',
  ])
  expect(summarize(report.safe.checks)[0]).toBe('unknown T01 NO_NODE')
  expect(report.isComplete).toBe(false)
})

test('behavior: a threshold of zero is never reached', async () => {
  const report = await verify(await createMessage(), { paperSafe: { answers: { getThreshold: 0n } } })
  expect([report.packedSignatures, report.lines[1]]).toEqual([undefined, 'ok T69 COUNT 2 for incomplete'])
})

test('default: the claims inside of an answer', async () => {
  const ex = (value: string) => ({ value })
  const answer = {
    confirmations: [{ owner: ex(alice), signature: `0x${'ab'.repeat(65)}` }],
    confirmationsRequired: 2,
    confirmationsSubmitted: 1,
    creationTimestamp: 1,
    message: 'Hello.',
    messageHash,
    modifiedTimestamp: 2,
    proposedBy: ex(bob),
    status: 'CONFIRMED',
  }
  const claims = {
    confirmations: [{ owner: alice, signature: `0x${'ab'.repeat(65)}` }],
    confirmationsRequired: 2,
    content: 'Hello.',
    isConfirmed: true,
    messageHash,
    proposer: bob,
  }
  expect(toClaimedMessage(MessageSchema.parse(answer))).toEqual(claims)
  const open = MessageSchema.parse({ ...answer, preparedSignature: '0xab', status: 'NEEDS_CONFIRMATION' })
  expect(toClaimedMessage(open)).toEqual({ ...claims, isConfirmed: false, preparedSignature: '0xab' })
})

test('behavior: the evidence is the block of the facts', async () => {
  const report = await verify(await createMessage())
  expect(report.checks.at(-1)?.evidence).toEqual({ block, source: 'chain' })
})

test('behavior: a contract owner is called with the bytes behind the hash', async () => {
  const bytesAbi = parseAbi(['function isValidSignature(bytes data, bytes signature) view returns (bytes4)'])
  const preimage: Hex = `0x1901${hashes.domainHash.slice(2)}${hashes.messageHash.slice(2)}`
  const question = encodeFunctionData({ abi: bytesAbi, args: [preimage, '0xabcd'] })
  const word = (value: number) => value.toString(16).padStart(64, '0')
  const signature: Hex = `${pad(carol, { size: 32 })}${word(65)}00${word(2)}abcd`
  const message = await createMessage([], { confirmations: [{ owner: carol, signature }] })
  const yes = pad('0x20c13b0b', { dir: 'right', size: 32 })
  const accounts = { [carol.toLowerCase()]: { call: (data: Hex) => (data === question ? yes : undefined) } }
  expect((await verify(message, { rest: { accounts } })).lines[1]).toBe('ok T69 COUNT 1 for incomplete')
  expect((await verify(message)).lines[1]).toBe('ok T69 COUNT 0 for incomplete')
})

test('behavior: T69, a finished signature is put before the Safe itself', async () => {
  const sendRequest = async (call: () => Hex | undefined, answers = {}) => {
    const { client, requests } = createSafeNode({ call }, { answers })
    const check = await verifySafeSignature(client, { chainId, content: 'I agree', safe, signature: '0x1234' })
    return { line: summarize([check])[0], requests }
  }
  const accepted = await sendRequest(() => magic)
  expect(accepted.line).toBe('ok T69 SAFE_ACCEPTS')
  const data = encodeFunctionData({
    abi,
    args: [hashMessage('I agree'), '0x1234'],
  })
  expect(accepted.requests.at(-1)).toEqual({ method: 'eth_call', params: [{ data, to: safe }, '0x4d2'] })
  expect((await sendRequest(() => zeroWord)).line).toBe('block T69 SAFE_REFUSES')
  expect((await sendRequest(() => undefined)).line).toBe('block T69 SAFE_REFUSES')
  const offline = () => {
    throw new NodeAnswerError(-32005, 'limit exceeded')
  }
  expect((await sendRequest(() => magic, { eth_call: offline })).line).toBe('unknown T69 SAFE_NOT_ASKED')
  expect((await sendRequest(() => magic, { eth_chainId: () => '0x1' })).line).toBe('unknown T69 SAFE_NOT_ASKED')
})
