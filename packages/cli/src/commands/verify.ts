import { getSafe, getTransaction, listMultisigTransactions } from '@countersign/client'
import { hashSafeTransaction } from '@countersign/protocol/hash'
import { parseTransactionFile, type TransactionFile } from '@countersign/protocol/offline'
import { type ClaimedTransaction, claim, toClaimedTransaction, verifyQueue } from '@countersign/protocol/verify'
import type { SafeInfo, TransactionDetails } from '@countersign/protocol/wire'
import type { Address, Hex } from 'viem'
import { type Command, type CommandContext, getText, type OptionValues } from '../arguments/Command.ts'
import { parseAddressArgument, parseTarget, type Target } from '../arguments/parseSafe.ts'
import { fieldOptions, hasFields, parseFields } from '../arguments/transactionFields.ts'
import { exitCodes, getWorstOutcome, type Outcome, RefusedError, UsageError } from '../CliError.ts'
import { readTextFile } from '../file/readTextFile.ts'
import { findVersion } from '../report/findVersion.ts'
import type { Finding } from '../report/judge.ts'
import { hasConfirmation, proveAgainstOthers } from '../report/proveAgainstOthers.ts'
import { renderReview, toReviewJson } from '../report/renderReview.ts'
import { type Review, reviewTransaction } from '../report/reviewTransaction.ts'
import type { ReviewTransactionParameters } from '../report/verifyAtItsBlock.ts'
import { fetchFromService, NotFoundError, parseMultisigHash } from '../sources/fetchFromService.ts'
import { confirmationOptions, offlineOption, openSources, type Sources, sourceOptions } from '../sources/openSources.ts'

export const verify: Command = {
  details: [
    'The transaction comes from a service, a file (--file) or fields on the command line (--to, --value, …).',
    'Without any source, the local product is used (ports 8000 and 8545).',
    'Owners, threshold and signatures are verified only with --node. All transactions with the nonce are shown.',
  ],
  examples: [
    'countersign verify 0xF719…8d79 20 --service https://safe.example --node https://node.example',
    'countersign verify --file transaction.json --offline',
    'countersign verify 0xF719…8d79 0x6f0c…21aa --file transaction.json --offline',
    'countersign verify 0xF719…8d79 20 --to 0x90F7…b906 --value 1000000000000000000 --node https://node.example',
  ],
  name: 'verify',
  options: {
    ...sourceOptions,
    ...offlineOption,
    ...confirmationOptions,
    file: { text: 'JSON file of a transaction with signatures; - for standard input', value: '<file>' },
    'safe-version': { text: 'Safe version, if no node is given', value: '<version>' },
    strict: { text: 'treat warnings as failures' },
    ...fieldOptions,
  },
  run,
  summary: 'Verifies a transaction: summary, fields, digests, signatures, risks, simulation.',
  takes: [0, 2],
  usage: '<safe> <nonce|hash>',
}

type Subject = Omit<ReviewTransactionParameters, 'sources' | 'safe'>

async function run(context: CommandContext): Promise<Outcome> {
  const { options, terminal } = context
  const { reviews } = await reviewArguments(context)
  const outcome = getWorstOutcome(reviews.map((review) => review.outcome))
  if (options.json === true)
    terminal.printJson({ exitCode: exitCodes[outcome], outcome, transactions: reviews.map(toReviewJson) })
  else
    reviews.forEach((review, index) => {
      if (index > 0) terminal.print([[], ['─'.repeat(60)], []])
      terminal.print(renderReview(review))
    })
  return outcome
}

export type ReviewedArguments = { file: TransactionFile | undefined; reviews: readonly Review[] }

/** Reads the transaction from service, file or fields and runs every check. */
export async function reviewArguments({ options, positionals, terminal }: CommandContext): Promise<ReviewedArguments> {
  const path = getText(options, 'file')
  refuseSeveral(options)
  // Validates arguments before reading the file.
  const typedSafe = positionals[0] === undefined ? undefined : parseAddressArgument(positionals[0], 'safe')
  const typedTarget = positionals[1] === undefined ? undefined : parseTarget(positionals[1])
  if (path === undefined && !(typedSafe && typedTarget))
    throw new UsageError(`Missing argument: pass ${verify.usage}, or a --file that contains them.`)
  const file = path === undefined ? undefined : parseTransactionFile(await readTextFile(path))
  const { safe, target } = findSubject(file, typedSafe, typedTarget)
  const hasOwnContent = file !== undefined || hasFields(options)
  const sources = await openSources({ chainId: file?.chainId, hasOwnContent, options })
  if (!hasOwnContent && !sources.service) throw new UsageError(nothingToVerify(sources))
  const subjects = hasOwnContent
    ? [await readOwn({ file, options, safe, sources, target })]
    : await fetchSubjects(sources, { safe, target })
  const proof = hasConfirmation(options) ? await proveAgainstOthers(options, { safe, sources }) : undefined
  const ofProof = proof?.checks ?? []
  const progress = terminal.startProgress('Verifying', subjects.length)
  const reviews: Review[] = []
  try {
    for (const subject of subjects) {
      reviews.push(
        await reviewTransaction({
          ...subject,
          findings: [...(subject.findings ?? []), ...ofProof],
          isStrict: options.strict === true,
          safe,
          sources,
        }),
      )
      progress.advance()
    }
  } finally {
    progress.stop()
  }
  return { file, reviews }
}

function refuseSeveral(options: OptionValues): void {
  const [isFile, hasOwn, isService] = [options.file !== undefined, hasFields(options), options.service !== undefined]
  if (isFile && (hasOwn || isService))
    throw new UsageError('Use only one of: --service, --file, transaction fields. --node works with each.')
  if (hasOwn && isService)
    throw new UsageError('Use only one of: --service, transaction fields. --node works with each.')
}

/** Arguments override the file. */
function findSubject(
  file: TransactionFile | undefined,
  safe: Address | undefined = file?.safe,
  target: Target | undefined = file && { kind: 'nonce', nonce: file.transaction.nonce },
): { safe: Address; target: Target } {
  if (!safe || !target) throw new UsageError(`Missing argument: pass ${verify.usage}, or a --file that contains them.`)
  return { safe, target }
}

function nothingToVerify({ isOffline }: Sources): string {
  return isOffline
    ? 'With --offline, pass the transaction: --file, or --to and the other fields.'
    : 'Proposed transactions are not on chain: add --service, --file, or --to and the other fields.'
}

type OwnContent = {
  file: TransactionFile | undefined
  options: OptionValues
  safe: Address
  sources: Sources
  target: Target
}

async function readOwn({ file, options, safe, sources, target }: OwnContent): Promise<Subject> {
  if (file) compareFile(file, { chainId: sources.chainId, safe, target })
  const transaction = file?.transaction ?? parseFields(options, target.kind === 'nonce' ? target.nonce : undefined)
  const statedVersion = getText(options, 'safe-version') ?? file?.version
  const { findings, version } = await findVersion({ safe, sources, statedVersion })
  const expectedHash = target.kind === 'hash' ? target.hash : undefined
  const own = hashSafeTransaction({ chainId: sources.chainId, safe, transaction, version }).safeTxHash
  const claimed: ClaimedTransaction = {
    confirmations: file?.signatures ?? [],
    safe: file?.safe ?? safe,
    safeTxHash: file?.safeTxHash ?? expectedHash ?? own,
    transaction,
  }
  return {
    claimed,
    expectedHash,
    findings: [...findings, createUnverifiedConflicts({ isListed: false })],
    origin: file ? 'file' : 'arguments',
    planned: file?.planned,
    version,
  }
}

function compareFile(file: TransactionFile, requested: { chainId: number; safe: Address; target: Target }): void {
  const { chainId, safe, target } = requested
  if (file.safe.toLowerCase() !== safe.toLowerCase())
    throw new RefusedError(`safe: the file is for ${file.safe}, not for ${safe}.`, { field: 'safe' })
  if (file.chainId !== chainId)
    throw new RefusedError(`chainId: the file is for chain ${file.chainId}, not for ${chainId}.`, {
      field: 'chainId',
    })
  if (target.kind === 'nonce' && file.transaction.nonce !== target.nonce)
    throw new RefusedError(`transaction.nonce: the file has nonce ${file.transaction.nonce}, not ${target.nonce}.`, {
      field: 'transaction.nonce',
    })
  if (target.kind === 'hash' && file.safeTxHash !== undefined && file.safeTxHash !== target.hash)
    throw new RefusedError(`safeTxHash: the file has ${file.safeTxHash}, not ${target.hash}.`, {
      field: 'safeTxHash',
    })
}

/** Fetches one transaction by hash, or every transaction with the nonce. */
async function fetchSubjects(
  sources: Sources,
  { safe, target }: { safe: Address; target: Target },
): Promise<Subject[]> {
  const { chainId, service } = sources
  if (!service) return []
  const claimedSafe = await fetchFromService(() => getSafe(service, { address: safe, chainId }))
  const request = (hash: Hex) => fetchFromService(() => getTransaction(service, { chainId, id: hash }))
  const hashes = target.kind === 'hash' ? [target.hash] : await listHashes(sources, { nonce: target.nonce, safe })
  const answers = await Promise.all(hashes.map(request))
  const subjects = answers.map((details, index) => toSubject(details, { claimedSafe, hash: hashes[index], target }))
  const conflicts = target.kind === 'hash' ? await listConflicts(sources, { safe, subject: subjects[0] }) : []
  const claimed = [...subjects.map((subject) => subject.claimed), ...(conflicts ?? [])]
  const unverified = createUnverifiedConflicts({ isListed: conflicts !== undefined })
  const findings = [...(await findConflicts(sources, { claimed, safe })), unverified]
  return subjects.map((subject) => ({ ...subject, findings: [...(subject.findings ?? []), ...findings] }))
}

/** Conflicting transactions that the service lists; undefined on failure. They can only add a warning. */
async function listConflicts(
  sources: Sources,
  { safe, subject }: { safe: Address; subject: Subject | undefined },
): Promise<ClaimedTransaction[] | undefined> {
  const { chainId, service } = sources
  if (!service || !subject) return undefined
  try {
    const hashes = await listHashes(sources, { nonce: subject.claimed.transaction.nonce, safe })
    const others = hashes.filter((hash) => hash !== subject.expectedHash)
    const answers = await Promise.all(others.map((id) => getTransaction(service, { chainId, id })))
    return answers.flatMap((details) => toClaimedTransaction(details) ?? [])
  } catch {
    return undefined
  }
}

async function listHashes(
  { chainId, service }: Sources,
  { nonce, safe }: { nonce: bigint; safe: Address },
): Promise<Hex[]> {
  if (!service) return []
  const { results } = await fetchFromService(() =>
    listMultisigTransactions(service, { address: safe, chainId, nonce: Number(nonce) }),
  )
  const hashes = results.flatMap((item) =>
    item.type === 'TRANSACTION' ? (parseMultisigHash(item.transaction.id, safe) ?? []) : [],
  )
  if (hashes.length === 0)
    throw new NotFoundError(
      `The service has no transaction of this Safe with nonce ${nonce}. Check the nonce and --chain.`,
    )
  return [...new Set(hashes)].slice(0, maxCandidates)
}

/** Bounds the conflicts that a hostile service can list. */
const maxCandidates = 20

type ToSubjectOptions = { claimedSafe: SafeInfo; hash: Hex | undefined; target: Target }

function toSubject(details: TransactionDetails, { claimedSafe, hash, target }: ToSubjectOptions): Subject {
  const claimed = toClaimedTransaction(details)
  if (!claimed)
    throw new RefusedError('The response of the service is not a multisig transaction.', {
      field: 'detailedExecutionInfo',
    })
  const findings: Finding[] =
    target.kind === 'nonce' && claimed.transaction.nonce !== target.nonce
      ? [
          {
            actual: `${target.nonce}`,
            claimed: `${claimed.transaction.nonce}`,
            code: 'OTHER_NONCE',
            field: 'nonce',
            id: 'cli',
            message: 'The service returned a transaction with another nonce than requested.',
            verdict: 'block',
          },
        ]
      : []
  return {
    claimed,
    claimedSafe,
    claimedTransactionHash: details.txHash ?? undefined,
    expectedHash: hash,
    findings,
    hints: listTexts(details),
    origin: 'service',
  }
}

/** Only the service lists conflicting transactions, and it can omit some. */
function createUnverifiedConflicts({ isListed }: { isListed: boolean }): Finding {
  const message = isListed
    ? 'Conflicting transactions: reported by the service, cannot be verified.'
    : 'Conflicting transactions: not checked.'
  return { code: 'CONFLICTS_UNVERIFIED', id: 'cli', message, verdict: 'unverified' }
}

/** The kernel's finding on several transactions with one nonce, of which only one can execute. */
async function findConflicts(
  { chainId, node }: Sources,
  { claimed, safe }: { claimed: readonly ClaimedTransaction[]; safe: Address },
): Promise<Finding[]> {
  if (!node || claimed.length < 2) return []
  const { checks } = await verifyQueue(node, { chainId, claimed: claim(claimed), safe })
  return checks.filter(({ code }) => code === 'SEVERAL_CANDIDATES')
}

/** The texts inside a response, bounded in number and depth. */
export function listTexts(value: unknown, max = 400): string[] {
  const found: string[] = []
  const visit = (inner: unknown, depth: number): void => {
    if (found.length >= max || depth > 12) return
    if (typeof inner === 'string') found.push(inner)
    else if (typeof inner === 'number' || typeof inner === 'bigint') found.push(`${inner}`)
    else if (typeof inner === 'object' && inner !== null)
      for (const next of Object.values(inner)) visit(next, depth + 1)
  }
  visit(value, 0)
  return [...new Set(found)]
}
