import { type Address, parseAbi } from 'viem'
import type { ChainLog } from '../ChainLog.ts'
import { defineHandler, type EventHandler, toThreshold } from './decodeLog.ts'
import { type HandlerContext, toFact } from './HandlerContext.ts'

// Same topic 0, different layout: Safe <= 1.3.0 does not index the address. One variant alone drops the other silently.
const addedOwner = defineHandler(
  parseAbi(['event AddedOwner(address indexed owner)', 'event AddedOwner(address owner)']),
  ({ owner }, log, context) => recordOwner(log, context, { kind: 'added', owner }),
)

const removedOwner = defineHandler(
  parseAbi(['event RemovedOwner(address indexed owner)', 'event RemovedOwner(address owner)']),
  ({ owner }, log, context) => recordOwner(log, context, { kind: 'removed', owner }),
)

function recordOwner(
  log: ChainLog,
  context: HandlerContext,
  { kind, owner }: { kind: 'added' | 'removed'; owner: Address },
): void {
  context.facts.rows.owner_event.push({ ...toFact(log, context), kind, owner, position: 0 })
  context.facts.touch(log.address, 'safe', 'queue')
}

const enabledModule = defineHandler(
  parseAbi(['event EnabledModule(address indexed module)', 'event EnabledModule(address module)']),
  ({ module }, log, context) => recordModule(log, context, { kind: 'enabled', module }),
)

const disabledModule = defineHandler(
  parseAbi(['event DisabledModule(address indexed module)', 'event DisabledModule(address module)']),
  ({ module }, log, context) => recordModule(log, context, { kind: 'disabled', module }),
)

function recordModule(
  log: ChainLog,
  context: HandlerContext,
  { kind, module }: { kind: 'disabled' | 'enabled'; module: Address },
): void {
  context.facts.rows.module_event.push({ ...toFact(log, context), kind, module })
  context.facts.touch(log.address, 'safe')
}

const changedFallbackHandler = defineHandler(
  parseAbi(['event ChangedFallbackHandler(address indexed handler)', 'event ChangedFallbackHandler(address handler)']),
  ({ handler: value }, log, context) => recordSetting(log, context, { kind: 'fallbackHandler', value }),
)

const changedGuard = defineHandler(
  parseAbi(['event ChangedGuard(address indexed guard)', 'event ChangedGuard(address guard)']),
  ({ guard: value }, log, context) => recordSetting(log, context, { kind: 'guard', value }),
)

const changedMasterCopy = defineHandler(
  parseAbi(['event ChangedMasterCopy(address indexed masterCopy)', 'event ChangedMasterCopy(address masterCopy)']),
  ({ masterCopy: value }, log, context) => recordSetting(log, context, { kind: 'masterCopy', value }),
)

const changedModuleGuard = defineHandler(
  parseAbi(['event ChangedModuleGuard(address indexed moduleGuard)']),
  ({ moduleGuard: value }, log, context) => recordSetting(log, context, { kind: 'moduleGuard', value }),
)

type Setting = { kind: 'fallbackHandler' | 'guard' | 'masterCopy' | 'moduleGuard'; value: Address }

function recordSetting(log: ChainLog, context: HandlerContext, setting: Setting): void {
  context.facts.rows.setting_event.push({ ...toFact(log, context), ...setting })
  context.facts.touch(log.address, 'safe')
}

const changedThreshold = defineHandler(
  parseAbi(['event ChangedThreshold(uint256 threshold)']),
  (args, log, context) => {
    const threshold = toThreshold(log, args.threshold)
    context.thresholds.change(log, threshold)
    context.facts.rows.threshold_event.push({ ...toFact(log, context), threshold })
    context.facts.touch(log.address, 'safe', 'queue')
  },
)

/** The first owners, threshold and fallback handler: the contract emits no other event for them. */
const safeSetup = defineHandler(
  parseAbi([
    'event SafeSetup(address indexed initiator, address[] owners, uint256 threshold, address initializer, address fallbackHandler)',
  ]),
  (setup, log, context) => {
    recordSetup(log, context, { ...setup, safe: log.address })
    context.facts.touch(log.address, 'safe')
  },
)

type Setup = { fallbackHandler: Address | null; owners: readonly Address[]; safe: Address; threshold: bigint }

export function recordSetup(log: ChainLog, context: HandlerContext, setup: Setup): void {
  const { fallbackHandler: value, owners, safe } = setup
  const threshold = toThreshold(log, setup.threshold)
  const fact = toFact(log, context, safe)
  const { rows } = context.facts
  context.thresholds.setUp(safe, threshold)
  rows.threshold_event.push({ ...fact, threshold })
  for (const [position, owner] of owners.entries()) rows.owner_event.push({ ...fact, kind: 'added', owner, position })
  if (value) rows.setting_event.push({ ...fact, kind: 'fallbackHandler', value })
}

const approveHash = defineHandler(
  parseAbi(['event ApproveHash(bytes32 indexed approvedHash, address indexed owner)']),
  ({ approvedHash, owner }, log, context) => {
    context.facts.rows.approved_hash.push({ ...toFact(log, context), hash: approvedHash, owner })
    context.facts.touch(log.address, 'queue')
  },
)

const signMsg = defineHandler(
  parseAbi(['event SignMsg(bytes32 indexed msgHash)']),
  ({ msgHash: hash }, log, context) => {
    context.facts.rows.signed_message.push({ ...toFact(log, context), hash })
    context.facts.touch(log.address, 'messages')
  },
)

export const safeEvents: readonly EventHandler[] = [
  addedOwner,
  approveHash,
  changedFallbackHandler,
  changedGuard,
  changedMasterCopy,
  changedModuleGuard,
  changedThreshold,
  disabledModule,
  enabledModule,
  removedOwner,
  safeSetup,
  signMsg,
]
