import type { ClearReading } from '@countersign/protocol/clear'
import { type Action, listActions, type TransactionDescription } from '@countersign/protocol/decode'
import { hashMessageContent } from '@countersign/protocol/hash'
import { TransactionFieldsSchema, toTransaction } from '@countersign/protocol/offline'
import { type Check, checkMessageContent } from '@countersign/protocol/verify'
import { HexSchema, type TypedData } from '@countersign/protocol/wire'
import { type Address, concat, domainSeparator, type Hex, hashStruct, keccak256, zeroAddress } from 'viem'
import { type Command, type CommandContext, getText } from '../arguments/Command.ts'
import { parseAddressArgument } from '../arguments/parseSafe.ts'
import { parseOperation } from '../arguments/transactionFields.ts'
import { exitCodes, type Outcome, UsageError } from '../CliError.ts'
import { describe } from '../report/describe.ts'
import { toCalldataDigest } from '../report/digests.ts'
import { explain, renderReadings } from '../report/explain.ts'
import { renderChecks, renderRisks, renderSentence } from '../report/renderChecks.ts'
import { readTypedData, refuseUnhashable, renderTypedData, toValueText } from '../report/typedData.ts'
import { openSources, parseChainId, type Sources } from '../sources/openSources.ts'
import { type Line, toHeading, toTable } from '../terminal/Line.ts'

export const decode: Command = {
  details: [
    'The argument is calldata (0x…) or a JSON file of EIP-712 typed data (- for standard input).',
    '--to and --node add a summary of the call, with symbols and decimals from the token contracts.',
    '--to with --chain or --node adds ERC-7730 descriptors: bundled ones and your --description file.',
    'Exit code 0: every byte was decoded.',
  ],
  examples: [
    'countersign decode 0xa9059cbb0000… --to 0xA0b8…eB48 --node https://node.example',
    'countersign decode permit.json --safe 0xF719…8d79 --chain 1',
  ],
  name: 'decode',
  options: {
    to: { text: 'target address', value: '<address>' },
    value: { text: 'amount in wei [0]', value: '<number>' },
    operation: { text: '0 = call, 1 = delegatecall [0]', value: '<0|1>' },
    safe: { text: 'Safe that calls or signs', value: '<address>' },
    node: { text: 'your JSON-RPC node, for symbols and decimals', value: '<url>' },
    chain: { text: 'chain id', value: '<id>' },
    description: { text: 'ERC-7730 descriptor of the contract', value: '<file>' },
    json: { text: 'print JSON' },
  },
  run,
  summary: 'Decodes calldata or typed data.',
  takes: [1, 1],
  usage: '<calldata|file>',
}

async function run(context: CommandContext): Promise<Outcome> {
  const [content = ''] = context.positionals
  if (!content.startsWith('0x')) return decodeFile(content, context)
  const { data } = HexSchema.safeParse(content)
  if (data === undefined) throw new UsageError('Invalid calldata: expected 0x and an even number of hex digits.')
  return decodeBytes(data, context)
}

type DecodeSources = { chainId: number | undefined; node: Sources['node']; safe: Address | undefined }

async function readSources({ options }: CommandContext): Promise<DecodeSources> {
  const safe = getText(options, 'safe')
  const chain = getText(options, 'chain')
  const { chainId, node } =
    options.node === undefined
      ? { chainId: chain === undefined ? undefined : parseChainId(chain), node: undefined }
      : await openSources({ hasOwnContent: true, options })
  return { chainId, node, safe: safe === undefined ? undefined : parseAddressArgument(safe, '--safe') }
}

async function decodeBytes(data: Hex, context: CommandContext): Promise<Outcome> {
  const { options, terminal } = context
  const { chainId, node, safe } = await readSources(context)
  const typedTo = getText(options, 'to')
  const value = getText(options, 'value') ?? '0'
  if (!/^[0-9]{1,78}$/.test(value)) throw new UsageError('--value must be a decimal integer.')
  const to = typedTo === undefined ? undefined : parseAddressArgument(typedTo, '--to')
  const description = await describe({
    chainId,
    node,
    ownerState: undefined,
    safe: safe ?? zeroAddress,
    transaction: {
      ...nothingElse,
      data,
      operation: parseOperation(getText(options, 'operation')),
      to: to ?? zeroAddress,
      value: BigInt(value),
    },
  })
  const isExplained = listActions(description).every(isComplete)
  const readings =
    to && chainId !== undefined
      ? await explain({ chainId, description, file: getText(options, 'description'), node, safe })
      : []
  const readingsOf = (action: Action) => readings.find((item) => item.action === action)?.readings ?? []
  const outcome = isExplained ? 'holds' : 'fails'
  if (options.json === true)
    terminal.printJson({
      exitCode: exitCodes[outcome],
      outcome,
      // Without a target the effect is unknown; only the calls are.
      effect: to ? description.sentence.text : null,
      calldataDigest: toCalldataDigest(data).digest,
      calls: listActions(description).map((action) => ({
        ...toCallJson(action, to !== undefined),
        descriptions: readingsOf(action),
      })),
    })
  else terminal.print(renderCalls(description, { data, hasTarget: to !== undefined, isExplained, readingsOf }))
  return outcome
}

const nothingElse = {
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  nonce: 0n,
  refundReceiver: zeroAddress,
  safeTxGas: 0n,
} as const

/** Whether every byte of the call is decoded. */
function isComplete({ decoded }: Action): boolean {
  const { batch, decoding, isCutOff } = decoded
  if (isCutOff || batch?.ok === false) return false
  return decoding.kind === 'empty' || (decoding.kind === 'decoded' && decoding.call.unexplainedBytes === 0)
}

type RenderCallsOptions = {
  data: Hex
  hasTarget: boolean
  isExplained: boolean
  /** ERC-7730 explanations of a call. */
  readingsOf: (action: Action) => readonly ClearReading[]
}

function renderCalls(
  description: TransactionDescription,
  { data, hasTarget, isExplained, readingsOf }: RenderCallsOptions,
): Line[] {
  const { digest, name } = toCalldataDigest(data)
  return [
    hasTarget ? renderSentence(description.sentence) : ['Calldata (add --to for a summary of the call)'],
    ...listActions(description).flatMap((action) => [
      ...renderCall(action, hasTarget),
      ...renderReadings(readingsOf(action)),
    ]),
    ...toHeading('Digest (ERC-8213)'),
    ...toTable([[name, digest]]),
    ...(hasTarget ? renderRisks(description.allRisks) : []),
    [],
    [
      isExplained
        ? { style: 'good', text: 'Every byte was decoded.' }
        : { style: 'bad', text: 'Some bytes could not be decoded.' },
    ],
  ]
}

function renderCall(action: Action, hasTarget: boolean): Line[] {
  const { decoded, path, sentence } = action
  const isInner = path.length > 0
  const prefix = isInner ? `Call ${path.map((step) => step + 1).join('.')}: ` : ''
  return [
    ...toHeading(`${prefix}${toFunctionText(action)}`),
    ...(isInner || hasTarget ? [[`  to ${decoded.call.to}, value ${decoded.call.value}`]] : []),
    ...(isInner ? [['  ', ...renderSentence(sentence)]] : []),
    ...listArguments(action).map(({ name, text, type }): Line => [`  ${name} (${type}): ${text}`]),
  ]
}

function toFunctionText({ decoded: { decoding } }: Action): string {
  switch (decoding.kind) {
    case 'decoded':
      return `${decoding.call.signature}  [${decoding.call.source}]`
    case 'empty':
      return 'no calldata'
    case 'invalid':
      return 'invalid bytes'
    case 'short':
      return `${decoding.size} bytes, too short for a function selector`
    case 'unknown':
      return `unknown function (${decoding.selector})`
    case 'malformed':
      return `arguments do not match ${decoding.candidates.map(({ signature }) => signature).join(' or ')}`
    case 'ambiguous':
      return `one of ${decoding.candidates.map(({ signature }) => signature).join(', ')}`
  }
}

function listArguments({ decoded: { decoding } }: Action): { name: string; type: string; text: string }[] {
  if (decoding.kind !== 'decoded') return []
  return decoding.call.arguments.map(({ name, type, value }, index) => ({
    name: name || `${index}`,
    text: toValueText(value),
    type,
  }))
}

function toCallJson(action: Action, hasTarget: boolean) {
  const { decoded, path, risks, sentence } = action
  return {
    path,
    effect: path.length > 0 || hasTarget ? sentence.text : null,
    to: path.length > 0 || hasTarget ? decoded.call.to : null,
    value: decoded.call.value,
    operation: decoded.call.operation,
    data: decoded.call.data,
    kind: decoded.decoding.kind,
    function: decoded.decoding.kind === 'decoded' ? decoded.decoding.call.signature : null,
    arguments: listArguments(action),
    risks: hasTarget ? risks.map(({ code, severity, text }) => ({ code, severity, text })) : [],
  }
}

async function decodeFile(path: string, context: CommandContext): Promise<Outcome> {
  const { options, terminal } = context
  const content = await readTypedData(path)
  const sources = await readSources(context)
  const digests = refuseUnhashable(() => listTypedDataDigests(content))
  const checks = checkContent(content, sources)
  const inner = await describeSafeTransaction(content, sources)
  if (options.json === true)
    terminal.printJson({
      exitCode: exitCodes.holds,
      outcome: 'holds',
      effect: inner?.sentence.text ?? null,
      primaryType: content.primaryType,
      domain: content.domain,
      message: content.message,
      digests: Object.fromEntries(digests),
      checks,
    })
  else
    terminal.print([
      inner ? renderSentence(inner.sentence) : [`Typed data of type ${content.primaryType}.`],
      ...renderTypedData(content),
      ...toHeading('Digests shown by your device (ERC-8213)'),
      ...toTable(digests),
      ...renderChecks(checks, 'file'),
    ])
  return 'holds'
}

function listTypedDataDigests(content: TypedData): [name: string, digest: Hex][] {
  const { domain, message, primaryType, types } = content
  const digest = hashMessageContent(content)
  const { chainId, ...rest } = domain
  const domainHash = domainSeparator({
    domain: { ...rest, ...(chainId === undefined ? {} : { chainId: BigInt(chainId) }) },
  })
  const messageHash = hashStruct({ data: message, primaryType, types })
  const digests: [name: string, digest: Hex][] = [['EIP-712 digest', digest]]
  // A custom EIP712Domain type changes the domain hash.
  if (keccak256(concat(['0x1901', domainHash, messageHash])) === digest)
    digests.push(['Domain hash', domainHash], ['Message hash', messageHash])
  return digests
}

/** The kind of typed data. Without a Safe, its domain cannot be compared. */
function checkContent(content: TypedData, { chainId, safe }: DecodeSources): Check[] {
  const { chainId: ownChain } = content.domain
  const checks = checkMessageContent({
    chainId: chainId ?? Number(ownChain ?? 0),
    content,
    safe: safe ?? zeroAddress,
  })
  return safe ? checks : checks.filter(({ code }) => code !== 'MESSAGE_TO_SAFE_ITSELF')
}

async function describeSafeTransaction(content: TypedData, { chainId, node, safe }: DecodeSources) {
  if (content.primaryType !== 'SafeTx') return undefined
  const { data } = TransactionFieldsSchema.safeParse(content.message)
  if (!data) return undefined
  const ofDomain = Number(content.domain.chainId ?? 0)
  return describe({
    chainId: chainId ?? (ofDomain > 0 ? ofDomain : undefined),
    node,
    ownerState: undefined,
    safe: safe ?? content.domain.verifyingContract ?? zeroAddress,
    transaction: toTransaction(data),
  })
}
