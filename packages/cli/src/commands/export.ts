import { getSafe, getTransaction, listMultisigTransactions, paginate, TooManyPagesError } from '@countersign/client'
import { readSafeState } from '@countersign/protocol/chain'
import { findNonceGaps, toClaimedTransaction } from '@countersign/protocol/verify'
import type { Address, Hex } from 'viem'
import { type Command, type CommandContext, getText } from '../arguments/Command.ts'
import { parseAddressArgument } from '../arguments/parseSafe.ts'
import { getWorstOutcome, type Outcome, RefusedError, UsageError } from '../CliError.ts'
import { reviewTransaction } from '../report/reviewTransaction.ts'
import { fetchFromService, parseMultisigHash } from '../sources/fetchFromService.ts'
import { openSources, type Sources, sourceOptions } from '../sources/openSources.ts'
import { toCsvRow } from '../terminal/escapeText.ts'

const { json: _, ...withoutJson } = sourceOptions

export const exportCommand: Command = {
  details: [
    'Exports multisig transactions, executed or not. Each is verified as by `verify`; the last columns hold the result.',
    'With a node, executed nonces that the service does not list are rows of state `missing`.',
    'Data goes to standard output, progress to standard error.',
  ],
  examples: [
    'countersign export 0xF719…8d79 --service https://safe.example --node https://node.example > transactions.json',
    'countersign export 0xF719…8d79 --format csv --service https://safe.example --node https://node.example > transactions.csv',
  ],
  name: 'export',
  options: {
    ...withoutJson,
    format: { text: 'json or csv [json]', value: '<format>' },
  },
  run,
  summary: 'Exports the verified transactions of a Safe as JSON or CSV.',
  takes: [1, 1],
  usage: '<safe>',
}

/** Its keys are the columns, in order. */
const emptyRow = {
  nonce: '',
  safeTxHash: '',
  state: '',
  effect: '',
  to: '',
  value: '',
  data: '',
  operation: '',
  executedIn: '',
  signatures: '',
  outcome: '',
  reason: '',
}
type Row = typeof emptyRow

async function run({ options, positionals, signal, terminal }: CommandContext): Promise<Outcome> {
  const safe = parseAddressArgument(positionals[0], 'safe')
  const format = getText(options, 'format') ?? 'json'
  if (format !== 'json' && format !== 'csv') throw new UsageError('--format must be json or csv.')
  const sources = await openSources({ options })
  if (!sources.service) throw new UsageError('Proposed transactions are not on chain: add --service.')
  // Before the list, which then has everything executed by then.
  const nonce = await readNonce(sources, safe)
  const hashes = await listHashes(sources, safe)
  const progress = terminal.startProgress('Verifying', hashes.length)
  const outcomes: Outcome[] = []
  const rows: Row[] = []
  const nonces: bigint[] = []
  const add = (outcome: Outcome, row: Row) => {
    outcomes.push(outcome)
    if (format === 'csv') terminal.printData(toCsvRow(Object.values({ ...emptyRow, ...row })))
    else rows.push(row)
  }
  if (format === 'csv') terminal.printData(toCsvRow(Object.keys(emptyRow)))
  try {
    for (let first = 0; first < hashes.length && !signal.aborted; first += atOnce) {
      const found = await Promise.all(
        hashes.slice(first, first + atOnce).map(async (hash) => {
          const result = await review(sources, { hash, safe })
          progress.advance()
          return result
        }),
      )
      for (const { outcome, row, usedNonce } of found) {
        if (usedNonce !== undefined) nonces.push(usedNonce)
        add(outcome, row)
      }
    }
    if (nonce !== undefined && !signal.aborted)
      for (const missing of findNonceGaps({ isEnd: true, nonces, safeNonce: nonce })) add('unknown', toMissing(missing))
  } finally {
    progress.stop()
  }
  if (format === 'json') terminal.printJson(rows)
  // An aborted export is incomplete.
  return getWorstOutcome([...outcomes, signal.aborted ? 'unknown' : 'holds'])
}

const atOnce = 4

/** The Safe's next nonce on the chain; undefined without a node. */
async function readNonce({ chainId, node }: Sources, safe: Address): Promise<bigint | undefined> {
  if (!node) return undefined
  const state = await readSafeState(node, { address: safe, chainId }).catch(() => undefined)
  return state?.nonce
}

/** Without it an omitted transaction would leave no trace in the file. */
function toMissing(nonce: bigint): Row {
  const reason = 'The chain executed this nonce, but the service does not list its transaction.'
  return { ...emptyRow, nonce: `${nonce}`, outcome: 'unknown', reason, state: 'missing' }
}

async function listHashes({ chainId, service }: Sources, safe: Address): Promise<Hex[]> {
  if (!service) return []
  const hashes = new Set<Hex>()
  // An unknown Safe is an error, not an empty history.
  await fetchFromService(() => getSafe(service, { address: safe, chainId }))
  const pages = paginate(
    (pageUrl) => fetchFromService(() => listMultisigTransactions(service, { address: safe, chainId, pageUrl })),
    { maxPages: 5_000 },
  )
  try {
    for await (const item of pages) {
      const hash = item.type === 'TRANSACTION' ? parseMultisigHash(item.transaction.id, safe) : undefined
      if (hash) hashes.add(hash)
    }
  } catch (error) {
    if (!(error instanceof TooManyPagesError)) throw error
    throw new RefusedError('The service returned more pages than the limit.', { cause: error, field: 'next' })
  }
  return [...hashes]
}

async function review(
  sources: Sources,
  { hash, safe }: { hash: Hex; safe: Address },
): Promise<{ outcome: Outcome; row: Row /** Of a proven transaction. */; usedNonce?: bigint }> {
  const { chainId, service } = sources
  try {
    if (!service) throw new RangeError('A history needs a service.')
    const details = await fetchFromService(() => getTransaction(service, { chainId, id: hash }))
    const claimed = toClaimedTransaction(details)
    if (!claimed) throw new RefusedError('The response of the service is not a multisig transaction.')
    const claimedTransactionHash = details.txHash ?? undefined
    const found = await reviewTransaction({
      claimed,
      claimedTransactionHash,
      expectedHash: hash,
      origin: 'service',
      safe,
      sources,
    })
    const { isProven, outcome, progress } = found
    const row = toRow(found, hash)
    return isProven && progress !== 'replaced'
      ? { outcome, row, usedNonce: claimed.transaction.nonce }
      : { outcome, row }
  } catch (error) {
    // An invalid transaction does not end the export.
    if (!(error instanceof RefusedError)) throw error
    return { outcome: 'fails', row: { ...emptyRow, outcome: 'fails', reason: error.shortMessage, safeTxHash: hash } }
  }
}

function toRow(found: Awaited<ReturnType<typeof reviewTransaction>>, safeTxHash: Hex): Row {
  const { changed, checks, claimed, description, executedIn, outcome, progress, report } = found
  const { transaction } = claimed
  const reason = checks.find(({ verdict }) => verdict === 'block') ?? checks.find(({ verdict }) => verdict !== 'ok')
  return {
    data: transaction.data,
    effect: description.sentence.text,
    executedIn: executedIn ?? '',
    nonce: `${transaction.nonce}`,
    operation: `${transaction.operation}`,
    outcome,
    reason: changed ? `Field ${changed.field} was changed.` : (reason?.message ?? ''),
    safeTxHash,
    signatures: report.signatures.value.map(({ signer }) => signer).join(' '),
    state: progress,
    to: transaction.to,
    value: `${transaction.value}`,
  }
}
