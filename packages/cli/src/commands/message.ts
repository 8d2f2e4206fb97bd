import { getMessage } from '@countersign/client'
import { hashMessageContent, hashSafeMessage, type SafeMessageContent } from '@countersign/protocol/hash'
import {
  type ClaimedMessage,
  claim,
  type MessageReport,
  toClaimedMessage,
  verifyMessage,
} from '@countersign/protocol/verify'
import type { Address, Hex } from 'viem'
import { type Command, type CommandContext, getText } from '../arguments/Command.ts'
import { parseAddressArgument } from '../arguments/parseSafe.ts'
import { exitCodes, getWorstOutcome, type Outcome, UsageError } from '../CliError.ts'
import { listDigests } from '../report/digests.ts'
import { findVersion } from '../report/findVersion.ts'
import { type Finding, judge, judgeSignature } from '../report/judge.ts'
import {
  type Origin,
  renderChecks,
  renderConfirmations,
  renderOutcome,
  toConfirmationText,
} from '../report/renderChecks.ts'
import { readTypedData, refuseUnhashable, renderTypedData } from '../report/typedData.ts'
import { fetchFromService, NotFoundError } from '../sources/fetchFromService.ts'
import { offlineOption, openSources, type Sources, sourceOptions } from '../sources/openSources.ts'
import { type Line, toHeading, toTable } from '../terminal/Line.ts'

export const message: Command = {
  details: [
    'A hash is looked up at the service. A text is used exactly as given; typed data comes from --file. Their hash is',
    'computed locally, and a service only provides signatures.',
  ],
  examples: [
    'countersign message 0xF719…8d79 0x51a2…77c0 --service https://safe.example --node https://node.example',
    'countersign message 0xF719…8d79 "I agree" --node https://node.example',
    'countersign message 0xF719…8d79 --file permit.json --offline --chain 1 --safe-version 1.4.1',
  ],
  name: 'message',
  options: {
    ...sourceOptions,
    ...offlineOption,
    file: { text: 'EIP-712 typed data as JSON, instead of a text', value: '<file>' },
    'safe-version': { text: 'Safe version, if no node is given', value: '<version>' },
    strict: { text: 'treat warnings as failures' },
  },
  run,
  summary: 'Verifies a Safe message: content, digests, signatures, isValidSignature.',
  takes: [1, 2],
  usage: '<safe> <hash|text>',
}

type Subject = {
  claimed: ClaimedMessage
  expectedHash?: Hex
  version?: string | undefined
  findings: readonly Finding[]
}

async function run({ options, positionals, terminal }: CommandContext): Promise<Outcome> {
  const safe = parseAddressArgument(positionals[0], 'safe')
  const [, word] = positionals
  const path = getText(options, 'file')
  if ((word === undefined) === (path === undefined))
    throw new UsageError('Pass exactly one of: a hash, a text, --file.')
  const hash = word !== undefined && /^0x[0-9a-fA-F]{64}$/.test(word) ? toHex(word) : undefined
  const sources = await openSources({ hasOwnContent: hash === undefined, options })
  const own = path === undefined ? word : await readTypedData(path)
  const subject = hash
    ? await fetchMessage(sources, hash)
    : await readOwn({ content: own ?? '', safe, sources, statedVersion: getText(options, 'safe-version') })
  const report = await verifyMessage(sources.node, {
    chainId: sources.chainId,
    claimed: claim(subject.claimed),
    safe,
    ...(subject.version === undefined ? {} : { assumedVersion: subject.version }),
    ...(subject.expectedHash ? { expectedHash: subject.expectedHash } : {}),
  })
  const checks: Finding[] = [...subject.findings, ...report.checks, ...report.safe.checks]
  const rules = { isOffline: sources.isOffline, isStrict: options.strict === true }
  const outcome = getWorstOutcome([
    ...checks.map((check) => judge(check, rules)),
    ...report.confirmations.map(judgeSignature),
  ])
  const origin = hash ? 'service' : path === undefined ? 'arguments' : 'file'
  const found: Found = { checks, claimed: subject.claimed, origin, outcome, report, safe, sources }
  if (options.json === true) terminal.printJson(toMessageJson(found))
  else terminal.print(renderMessage(found))
  return outcome
}

async function fetchMessage({ chainId, isOffline, service }: Sources, messageHash: Hex): Promise<Subject> {
  if (!service)
    throw new UsageError(
      isOffline
        ? 'With --offline, pass the text or --file.'
        : 'Messages are not on chain: add --service, the text or --file.',
    )
  const answer = await fetchFromService(() => getMessage(service, { chainId, messageHash }))
  return { claimed: toClaimedMessage(answer), expectedHash: messageHash, findings: [] }
}

type OwnMessage = { content: SafeMessageContent; safe: Address; sources: Sources; statedVersion: string | undefined }

/** A message from the command line, with the service's signatures for the same hash. */
async function readOwn({ content, safe, sources, statedVersion }: OwnMessage): Promise<Subject> {
  const { chainId, service } = sources
  const { findings, version } = await findVersion({ safe, sources, statedVersion })
  const messageHash = refuseUnhashable(
    () => hashSafeMessage({ chainId, message: content, safe, version }).safeMessageHash,
  )
  const answer =
    service && (await fetchFromService(() => getMessage(service, { chainId, messageHash })).catch(unknownThere))
  const confirmations = answer ? toClaimedMessage(answer).confirmations : []
  return { claimed: { confirmations, content, messageHash }, findings, version }
}

function unknownThere(error: unknown): undefined {
  if (error instanceof NotFoundError) return undefined
  throw error
}

function toHex(text: string): Hex {
  return `0x${text.slice(2).toLowerCase()}`
}

type Found = {
  checks: readonly Finding[]
  claimed: ClaimedMessage
  origin: Origin
  outcome: Outcome
  report: MessageReport
  safe: Address
  sources: Sources
}

function renderMessage({ checks, claimed, origin, outcome, report, safe, sources }: Found): Line[] {
  const { content } = claimed
  const facts = report.safe.facts?.value
  return [
    [
      ...(report.content ? [] : [{ style: 'bad' as const, text: 'Not verified: ' }]),
      typeof content === 'string'
        ? 'The Safe signs a text:'
        : `The Safe signs typed data of type ${content.primaryType}:`,
    ],
    ...toContentLines(content),
    ...renderOutcome(outcome, checks),
    ...toHeading('Digests shown by your device (ERC-8213)'),
    ...toTable([
      ...(report.hashes ? listDigests(report.hashes.value) : []).map(({ digest, name }) => [name, digest] as const),
      ...listContentDigest(content),
    ]),
    ...toHeading('Safe'),
    ...toTable([
      ['chain', `${sources.chainId}`],
      ['safe', safe],
      ...(facts?.version === undefined ? [] : [['version', facts.version] as const]),
      ['complete', report.isComplete ? 'yes, accepted by the Safe' : 'no'],
    ]),
    ...renderConfirmations(report.confirmations, facts?.threshold),
    ...renderChecks(checks, origin),
  ]
}

/** Line ends are signed: prints each line separately and escapes hidden characters. */
function toContentLines(content: SafeMessageContent): Line[] {
  if (typeof content === 'string') return content.split('\n').map((text): Line => ['  ', { style: 'bold', text }])
  return renderTypedData({
    ...content,
    domain: { ...content.domain },
    message: { ...content.message },
    types: { ...content.types },
  })
}

/** The bytes passed to `isValidSignature`. */
function listContentDigest(content: SafeMessageContent): (readonly [name: string, digest: Hex])[] {
  try {
    const name = typeof content === 'string' ? 'ERC-191 digest of the text' : 'EIP-712 digest of the typed data'
    return [[name, hashMessageContent(content)]]
  } catch {
    return []
  }
}

function toMessageJson({ checks, claimed, outcome, report, safe, sources }: Found) {
  const digests = report.hashes ? listDigests(report.hashes.value) : []
  return {
    exitCode: exitCodes[outcome],
    outcome,
    isProven: report.content !== undefined,
    content: claimed.content,
    chainId: sources.chainId,
    safe,
    version: report.safe.facts?.value.version ?? null,
    messageHash: report.hashes?.value.safeMessageHash ?? null,
    digests: Object.fromEntries([
      ...digests.map(({ digest, name }) => [name, digest]),
      ...listContentDigest(claimed.content),
    ]),
    isComplete: report.isComplete,
    signature: report.packedSignatures ?? null,
    threshold: report.safe.facts?.value.threshold ?? null,
    signatures: report.confirmations.map((confirmation) => ({
      owner: confirmation.claimedOwner,
      status: confirmation.status,
      code: confirmation.code,
      text: toConfirmationText(confirmation),
    })),
    checks: checks.map(({ code, field, message: text, verdict }) => ({
      code,
      field: field ?? null,
      message: text,
      verdict,
    })),
  }
}
