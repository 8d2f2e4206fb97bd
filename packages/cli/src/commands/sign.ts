import { open } from 'node:fs/promises'
import type { LedgerTransport } from '@countersign/connect/ledger-protocol'
import {
  acceptDeviceSignature,
  createUrParts,
  createUrReader,
  decodeDeviceKeys,
  decodeSignature,
  deriveAccount,
  encodeSignRequest,
  HardwareError,
  type HardwareFailure,
  hasManyAccounts,
  parsePath,
  parseTypedData,
  SIGN_REQUEST,
  toAccountPath,
} from '@countersign/connect/signing-codes'
import { writeTransactionFile } from '@countersign/protocol/offline'
import { createSigningRequest } from '@countersign/protocol/verify'
import { type Address, isAddressEqual, serializeSignature, sha256, stringToBytes } from 'viem'
import { type Command, type CommandContext, getRequiredText, getText, type OptionValues } from '../arguments/Command.ts'
import { parseAddressArgument } from '../arguments/parseSafe.ts'
import { fieldOptions } from '../arguments/transactionFields.ts'
import { type Outcome, RefusedError, UsageError } from '../CliError.ts'
import { openNodeLedger } from '../devices/openNodeLedger.ts'
import { signWithLedger } from '../devices/signWithLedger.ts'
import { readTextFile } from '../file/readTextFile.ts'
import { renderReview } from '../report/renderReview.ts'
import type { Review } from '../report/reviewTransaction.ts'
import { offlineOption, sourceOptions } from '../sources/openSources.ts'
import { renderCode } from '../terminal/renderCode.ts'
import type { Terminal } from '../terminal/Terminal.ts'
import { reviewArguments } from './verify.ts'

export const sign: Command = {
  details: [
    'Checks the transaction as verify does, shows the request as QR codes in the terminal, and reads the answer of the',
    'device: paste its ur:eth-signature text, or pass it with --answer. Only a signature of --owner is accepted.',
    'With --ledger a Ledger by cable signs. The result is a file with all signatures, which the web app imports.',
  ],
  examples: [
    'countersign sign --file transaction.json --node https://node.example --owner 0x90F7…b906 --out signed.json',
    'countersign sign --file transaction.json --offline --owner 0x90F7…b906 --pairing ur:crypto-hdkey/…',
    'countersign sign --file transaction.json --offline --owner 0x90F7…b906 --answer ur:eth-signature/…',
  ],
  name: 'sign',
  options: {
    service: sourceOptions.service,
    node: sourceOptions.node,
    chain: sourceOptions.chain,
    ...offlineOption,
    file: { text: 'JSON file of a transaction, with or without signatures', value: '<file>' },
    'safe-version': { text: 'Safe version, if no node is given', value: '<version>' },
    strict: { text: 'treat warnings as failures' },
    ...fieldOptions,
    owner: { text: 'account that signs', value: '<address>' },
    path: { text: "derivation path of the account [m/44'/60'/0'/0/0]", value: '<path>' },
    fingerprint: { text: "8 hex digits of the device's master key, if it demands them", value: '<hex>' },
    pairing: { text: "the device's pairing code, instead of --path and --fingerprint", value: '<ur|file>' },
    answer: { text: 'the answer of the device; without it, it is read from standard input', value: '<ur|file>' },
    ledger: { text: 'with a Ledger by cable instead; needs the package node-hid' },
    out: { text: 'new file for the result [standard output]', value: '<file>' },
  },
  run: (context) => signWithDevice(context, { stdin: process.stdin }),
  summary: 'Signs a transaction with a QR device (ERC-4527) or a Ledger, after every check.',
  takes: [0, 2],
  usage: '<safe> <nonce|hash>',
}

/** Bytes of a code: 65 modules fit into a terminal of 40 lines. */
const fragment = 90
/** Milliseconds that each code is shown. */
const interval = 300
/** Accounts of a paired device among which the owner is searched. */
const maxAccounts = 100

type DeviceInputs = { openLedger?: () => Promise<LedgerTransport>; stdin: AsyncIterable<unknown> }

export async function signWithDevice(
  context: CommandContext,
  { openLedger = openNodeLedger, stdin }: DeviceInputs,
): Promise<Outcome> {
  const { options, terminal } = context
  const owner = parseAddressArgument(getRequiredText(options, 'owner'), 'owner')
  const account = { address: owner, ...(await findKey(options, owner)) }
  const { file, reviews } = await reviewArguments(context)
  const [review, ...others] = reviews
  if (!review || others.length > 0)
    throw new UsageError('Several transactions have this nonce. Pass the hash of the one to sign.')
  terminal.warn(renderReview(review))
  if (review.outcome === 'fails') return 'fails'
  const version = review.report.safe.facts?.value.version ?? getText(options, 'safe-version') ?? file?.version ?? ''
  const request = createRequest(review, version)
  const typedData = parseTypedData(
    JSON.stringify(request.typedData, (_, value) => (typeof value === 'bigint' ? `${value}` : value)),
  )
  if (typedData.hash !== request.hashes.safeTxHash) throw new RefusedError('The request has another hash than shown.')
  const raw =
    options.ledger === true
      ? await explain(async () => {
          const transport = await openLedger()
          terminal.warn([
            ['Compare what the Ledger shows with the fields and digests above, and confirm on the device.'],
          ])
          return signWithLedger({ owner, path: account.path, request: typedData, transport })
        })
      : await signWithCodes({ account, options, stdin, terminal, typedData })
  const { hash } = typedData
  const signature = serializeSignature(
    await explain(() => acceptDeviceSignature({ account: owner, hash, signature: raw })),
  )
  // Whoever imports the file verifies them again.
  const earlier = review.claimed.confirmations.flatMap(({ owner: other, signature: data }) =>
    isAddressEqual(other, owner) || !data ? [] : [{ owner: other, signature: data }],
  )
  const content = writeTransactionFile({
    ...request,
    planned: file?.planned,
    signatures: [...earlier, { owner, signature }],
  })
  await writeResult(terminal, content, getText(options, 'out'))
  return review.outcome
}

type CodeParameters = {
  account: Parameters<typeof encodeSignRequest>[0]['account']
  options: OptionValues
  stdin: AsyncIterable<unknown>
  terminal: Terminal
  typedData: ReturnType<typeof parseTypedData>
}

async function signWithCodes({ account, options, stdin, terminal, typedData }: CodeParameters) {
  // Derived from the transaction: an answer that arrives later, with --answer, is still to this request.
  const idText = `${typedData.hash}${account.address.toLowerCase()}`
  const requestId = sha256(stringToBytes(idText), 'bytes').slice(0, 16)
  const message = encodeSignRequest({ account, origin: 'countersign', request: typedData, requestId })
  const answer = getText(options, 'answer')
  const texts =
    answer === undefined ? await requestAnswer(terminal, message, stdin) : toLines(await readTextOrFile(answer))
  return explain(async () => decodeSignature(await readParts(texts), requestId))
}

function createRequest({ chainId, report, safe }: Review, version: string) {
  const { hashes, transaction } = report
  if (!transaction || !hashes) throw new RefusedError('The transaction is not proven by its hash.')
  // Hashes again, so that a wrong version ends here.
  return createSigningRequest({ chainId, safe, safeTxHash: hashes.value.safeTxHash, transaction, version })
}

/** Path and master key of the account: as typed, or from the device's pairing code. */
async function findKey(options: OptionValues, owner: Address) {
  const pairing = getText(options, 'pairing')
  const typed = { fingerprint: getText(options, 'fingerprint'), path: getText(options, 'path') }
  if (pairing !== undefined) {
    if (typed.fingerprint !== undefined || typed.path !== undefined)
      throw new UsageError('Use either --pairing, or --path and --fingerprint.')
    const lines = toLines(await readTextOrFile(pairing))
    const account = await explain(async () => findAccount(decodeDeviceKeys(await readParts(lines)), owner))
    if (!account) throw new RefusedError(`The paired device has no account ${owner}.`, { field: 'pairing' })
    return account
  }
  const path = typed.path === undefined ? toAccountPath('live', 0) : parsePath(typed.path)
  if (!path) throw new UsageError("--path: not a derivation path. Example: m/44'/60'/0'/0/0.")
  if (typed.fingerprint === undefined) return { path }
  if (!/^[0-9a-fA-F]{8}$/.test(typed.fingerprint)) throw new UsageError('--fingerprint must be 8 hex digits.')
  return { fingerprint: Number.parseInt(typed.fingerprint, 16), path }
}

function findAccount(keys: ReturnType<typeof decodeDeviceKeys>, owner: Address) {
  for (const key of keys)
    for (let index = 0; index < (hasManyAccounts(key) ? maxAccounts : 1); index += 1) {
      const { address, ...account } = deriveAccount(key, index)
      if (isAddressEqual(address, owner)) return account
    }
  return undefined
}

/** Shows the request until its answer was typed. */
async function requestAnswer(terminal: Terminal, message: Uint8Array, stdin: AsyncIterable<unknown>) {
  const { count, part } = createUrParts(SIGN_REQUEST, message, fragment)
  // Three times as many as needed: later parts make up for lost ones.
  const parts = Array.from({ length: count === 1 ? 1 : 3 * count }, (_, index) => part(index).toUpperCase())
  terminal.warn([['Scan the code with the device, check and sign. Then paste its answer (ur:eth-signature/…):']])
  const animation = terminal.animate(parts.map(renderCode), interval)
  try {
    return await readAnswer(stdin)
  } finally {
    animation.stop()
  }
}

/** Lines of the input until they are a complete message. */
async function readAnswer(stdin: AsyncIterable<unknown>): Promise<string[]> {
  const lines: string[] = []
  let rest = ''
  for await (const chunk of stdin) {
    rest += String(chunk)
    if (rest.length > maxInput) throw new RefusedError('The answer is too long.', { field: 'answer' })
    const complete = rest.split('\n')
    rest = complete.pop() ?? ''
    lines.push(...complete.filter((line) => line.trim() !== ''))
    if (lines.length > 0 && (await isComplete(lines))) return lines
  }
  return [...lines, rest]
}

const maxInput = 1_000_000

const isComplete = async (lines: readonly string[]) => {
  const reader = createUrReader()
  return explain(async () => lines.some((line) => reader.add(line).status === 'complete'))
}

async function readParts(lines: readonly string[]) {
  const reader = createUrReader()
  for (const line of lines) {
    const progress = reader.add(line)
    if (progress.status === 'complete') return progress.ur
  }
  throw new RefusedError('The answer is not complete: pass all parts, one per line.', { field: 'answer' })
}

const toLines = (text: string) => text.split(/\s+/).filter(Boolean)
const readTextOrFile = async (value: string) => (/^ur:/i.test(value) ? value : readTextFile(value))

const failures: Partial<Record<HardwareFailure, string>> = {
  badResponse: 'The answer of the device is not valid.',
  blindSigning: 'Blind signing is off: turn it on in the settings of the Ethereum app, and compare the hashes.',
  foreignCode: 'This is not a code of a signing device.',
  locked: 'The device is locked.',
  otherAccount: 'The signature is by another account than --owner. Check device, passphrase and path.',
  otherRequest: 'The answer is to another request.',
  outdated: 'The Ethereum app is outdated. Update it in Ledger Live.',
  wrongApp: 'The Ethereum app is not open. Open it on the device.',
  wrongPath: 'The pairing code has no key for Ethereum.',
}

/** The sentences of this program for what a device did wrong. */
async function explain<result>(run: () => Promise<result>): Promise<result> {
  try {
    return await run()
  } catch (cause) {
    if (Object(cause).code === 4001) throw new RefusedError('Rejected on the device.', { cause })
    if (!(cause instanceof HardwareError)) throw cause
    throw new RefusedError(failures[cause.failure] ?? cause.shortMessage, { cause, field: 'answer' })
  }
}

/** Never replaces a file: it may hold the only copy of a signature. */
async function writeResult(terminal: Terminal, content: string, path: string | undefined): Promise<void> {
  if (path === undefined) return terminal.printData(`${content}\n`)
  const file = await open(path, 'wx').catch((cause: unknown) => {
    throw new UsageError(`Cannot create file "${path.slice(0, 200)}". It may exist already.`, { cause })
  })
  try {
    await file.writeFile(`${content}\n`)
  } finally {
    await file.close()
  }
  terminal.warn([[{ style: 'good', text: `Signed. Import ${path} in the web app.` }]])
}
