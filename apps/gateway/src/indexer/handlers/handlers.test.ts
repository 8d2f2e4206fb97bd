import { type AbiEvent, type Address, encodeAbiParameters, encodeEventTopics, type Hex, parseAbi, zeroHash } from 'viem'
import { expect, test } from 'vitest'
import type { ChainLog } from '../ChainLog.ts'
import { createFacts } from '../Facts.ts'
import { createThresholds, type HandlerContext } from './HandlerContext.ts'
import { findHandler, topics } from './handlers.ts'
import { createSignatureBudget } from './signatureBudget.ts'

const safe: Address = '0x1111111111111111111111111111111111111111'
const subject: Address = '0x2222222222222222222222222222222222222222'
const hash: Hex = `0x${'33'.repeat(32)}`

function createContext(): HandlerContext {
  return {
    announced: new Map(),
    announcedModuleCalls: new Map(),
    calls: new Map(),
    chainId: 1,
    facts: createFacts(),
    history: new Set(),
    isWatched: (address) => address === safe,
    nonces: new Map(),
    recoveries: [],
    signatures: createSignatureBudget({
      signaturesPerBlock: 10,
      signaturesPerExecution: 10,
      signaturesPerTransaction: 10,
    }),
    thresholds: createThresholds(new Map()),
    traced: new Set(),
    tracedModuleCalls: new Map(),
    transactions: new Map(),
  }
}

function createLog({
  address = safe,
  data = '0x',
  topics,
}: {
  address?: Address
  data?: Hex
  topics: Hex[]
}): ChainLog {
  const [first = zeroHash, ...others] = topics
  return {
    address,
    blockHash: zeroHash,
    blockNumber: 5n,
    blockTimestamp: undefined,
    data,
    logIndex: 3,
    removed: false,
    topics: [first, ...others],
    transactionHash: zeroHash,
    transactionIndex: 0,
  }
}

/** A log of the event with these values, laid out as its signature says. */
function emit(signature: string, values: readonly unknown[]): ChainLog {
  const [event] = parseAbi([signature]) as readonly [AbiEvent]
  const indexed = event.inputs.flatMap((input, index) => (input.indexed ? [values[index]] : []))
  const plain = event.inputs.flatMap((input, index) => (input.indexed ? [] : [{ input, value: values[index] }]))
  const encoded = encodeEventTopics({ abi: [event], args: indexed, eventName: event.name })
  return createLog({
    data: encodeAbiParameters(
      plain.map(({ input }) => input),
      plain.map(({ value }) => value),
    ),
    topics: encoded.flatMap((topic) => (typeof topic === 'string' ? [topic] : [])),
  })
}

const forms: [string, keyof HandlerContext['facts']['rows'], object][] = [
  ['event AddedOwner(address owner)', 'owner_event', { kind: 'added', owner: subject }],
  ['event AddedOwner(address indexed owner)', 'owner_event', { kind: 'added', owner: subject }],
  ['event RemovedOwner(address owner)', 'owner_event', { kind: 'removed', owner: subject }],
  ['event RemovedOwner(address indexed owner)', 'owner_event', { kind: 'removed', owner: subject }],
  ['event EnabledModule(address module)', 'module_event', { kind: 'enabled', module: subject }],
  ['event EnabledModule(address indexed module)', 'module_event', { kind: 'enabled', module: subject }],
  ['event DisabledModule(address module)', 'module_event', { kind: 'disabled', module: subject }],
  ['event DisabledModule(address indexed module)', 'module_event', { kind: 'disabled', module: subject }],
  ['event ChangedGuard(address guard)', 'setting_event', { kind: 'guard', value: subject }],
  ['event ChangedGuard(address indexed guard)', 'setting_event', { kind: 'guard', value: subject }],
  ['event ChangedModuleGuard(address indexed guard)', 'setting_event', { kind: 'moduleGuard', value: subject }],
  ['event ChangedFallbackHandler(address handler)', 'setting_event', { kind: 'fallbackHandler', value: subject }],
  ['event ChangedFallbackHandler(address indexed h)', 'setting_event', { kind: 'fallbackHandler', value: subject }],
  ['event ChangedMasterCopy(address masterCopy)', 'setting_event', { kind: 'masterCopy', value: subject }],
  ['event ChangedMasterCopy(address indexed singleton)', 'setting_event', { kind: 'masterCopy', value: subject }],
  ['event ExecutionFromModuleFailure(address indexed m)', 'module_execution', { module: subject, success: false }],
]
test.each(forms)('default: %s', async (signature, table, fact) => {
  const context = createContext()
  const log = emit(signature, [subject])
  findHandler(log.topics[0])?.handle(log, context)
  expect(context.facts.rows[table]).toMatchObject([{ block_number: 5, chain_id: 1, log_index: 3, safe, ...fact }])
})

test.each([
  'event ExecutionSuccess(bytes32 txHash, uint256 payment)',
  'event ExecutionSuccess(bytes32 indexed txHash, uint256 payment)',
  'event ExecutionFailure(bytes32 txHash, uint256 payment)',
  'event ExecutionFailure(bytes32 indexed txHash, uint256 payment)',
])('default: %s', async (signature) => {
  const context = createContext()
  const log = emit(signature, [hash, 9n])
  findHandler(log.topics[0])?.handle(log, context)
  const success = signature.includes('Success')
  expect(context.facts.rows.multisig_execution).toMatchObject([
    { payment: 9n, safe_tx_hash: hash, source: null, success },
  ])
})

test('behavior: topics are those of the deployed contracts', () => {
  expect(topics.creation).toBe('0x4f51faf6c4561ff95f067657e43439f0f856d97c04d9ec9070a6199ad418e235')
  expect(topics.transfer).toBe('0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef')
  expect(topics.multiTransfers).toEqual([
    '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62',
    '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb',
  ])
  expect(topics.safe.toSorted()).toEqual(
    [
      '0x141df868a6331af528e38c83b7aa03edc19be66e37ae67f9285bf4f8e3c6a1a8',
      '0xabfd711ecdd15ae3a6b3ad16ff2e9d81aec026a39d16725ee164be4fbf857a7c',
      '0x66753cd2356569ee081232e3be8909b950e0a76c1f8460c3a5e3c2be32b11bed',
      '0xb648d3644f584ed1c2232d53c46d87e693586486ad0d1175f8656013110b714e',
      '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e',
      '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23',
      '0x6895c13664aa4f67288b25d7a21d7aaa34916e355fb9b6fae0a139a9085becb8',
      '0xacd2c8702804128fdb0db2bb49f6d127dd0181c13fd45dbfe16de0930e2bd375',
      '0xf2a0eb156472d1440255b0d7c1e19cc07115d1051fe605b0dce69acfec884d9c',
      '0xe7f4675038f4f6034dfcbbb24c4dc08e4ebf10eb9d257d3d02c0f38d122ac6e4',
      '0x9465fa0c962cc76958e6373a993326400c1c94f8be2fe3a952adfa7f60b2ea26',
      '0xf8d49fc529812e9a7c5c50e69c20f0dccc0db8fa95c98bc58cc9a4f1c1299eaf',
      '0x610f7ff2b304ae8903c3de74c60c6ab1f7d6226b3f52c5161905bb5ad4039c93',
      '0xecdf3a3effea5783a3c4c2140e677577666428d44ed9d474a0b3a4c9943f8440',
      '0xaab4fa2b463f581b2b32cb3b7e3b704b9ce37cc209b5fb4d77e593ace4054276',
      '0x5ac6c46c93c8d0e53714ba3b53db3e7c046da994313d7ed0d192028bc7c228b0',
      '0x1151116914515bc0891ff9047a6cb32cf902546f83066499bcf8ba33d2353fa2',
      '0xcd1966d6be16bc0c030cc741a06c6e0efaf8d00de2c8b6a9e11827e125de8bb8',
      '0x75e41bc35ff1bf14d81d1d2f649c0084a0f974f9289c803ec9898eeec4c8d0b8',
      '0x3d0ce9bfc3ed7d6862dbb28b2dea94561fe714a1b4d019aa8af39730d1ad7c3d',
    ].toSorted(),
  )
})

test('behavior: each number of an ERC-1155 is a movement; numbers of which nothing moves are none', async () => {
  const context = createContext()
  const single =
    'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)'
  const logs = [
    emit(single, [subject, subject, safe, 4n, 9n]),
    emit(batch, [subject, safe, subject, [4n, 5n, 6n], [1n, 0n, 2n]]),
  ]
  for (const log of logs) findHandler(log.topics[0])?.handle({ ...log, address: subject }, context)
  expect(context.facts.rows.transfer).toMatchObject([
    { kind: 'erc1155', position: '3', recipient: safe, token: subject, token_id: 4n, value: 9n },
    { position: '3,0', sender: safe, token_id: 4n, value: 1n },
    { position: '3,2', sender: safe, token_id: 6n, value: 2n },
  ])
})

test('behavior: module calls within module calls are distinguished', async () => {
  const context = createContext()
  const announce = 'event SafeModuleTransaction(address module, address to, uint256 value, bytes data, uint8 operation)'
  const end = 'event ExecutionFromModuleSuccess(address indexed module)'
  const logs = [
    emit(announce, [subject, subject, 1n, '0x', 0]),
    emit(announce, [subject, subject, 2n, '0x', 0]),
    emit(end, [subject]),
    emit(end, [subject]),
  ].map((log, logIndex) => ({ ...log, logIndex }))
  for (const log of logs) findHandler(log.topics[0])?.handle(log, context)
  expect(context.facts.rows.module_execution).toMatchObject([
    { log_index: 1, value: 2n },
    { log_index: 0, value: 1n },
  ])
})

const batch =
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)'

test.each([
  ['more numbers than amounts', emit(batch, [subject, safe, subject, [4n, 5n], [1n]])],
  ['no data', createLog({ topics: ['0x9465fa0c962cc76958e6373a993326400c1c94f8be2fe3a952adfa7f60b2ea26'] })],
  ['a threshold beyond numbers', emit('event ChangedThreshold(uint256 threshold)', [2n ** 200n])],
])('error: %s', (_, log) => {
  const context = createContext()
  expect(() => findHandler(log.topics[0])?.handle(log, context)).toThrow(
    expect.objectContaining({ code: 'UNDECODABLE_LOG' }),
  )
})
