import { decodeErrorResult, type Hex, parseAbi } from 'viem'
import { msg, type TranslatableMessage } from '../text/msg.ts'
import { sanitizeText } from '../text/sanitizeText.ts'
import { isHexBytes } from '../wire/primitives.ts'
import { describeCustomError } from './customErrors.ts'

/** Error codes of the Safe contracts (1.3.0 and later) as sentences. */
const sentences: ReadonlyMap<string, TranslatableMessage> = new Map([
  ['GS000', msg('safeError.GS000', 'the Safe could not be initialized')],
  ['GS001', msg('safeError.GS001', 'the Safe is not set up')],
  ['GS002', msg('safeError.GS002', 'the contract to call during setup does not exist')],
  ['GS010', msg('safeError.GS010', 'the gas limit leaves too little gas for the transaction itself')],
  ['GS011', msg('safeError.GS011', 'the Safe cannot pay the refund in the native coin')],
  ['GS012', msg('safeError.GS012', 'the Safe cannot pay the refund in the chosen token')],
  ['GS013', msg('safeError.GS013', 'the Safe’s call fails')],
  ['GS020', msg('safeError.GS020', 'there are fewer signatures than the threshold requires')],
  ['GS021', msg('safeError.GS021', 'a contract signature overlaps the other signatures')],
  ['GS022', msg('safeError.GS022', 'a contract signature points beyond the end of the signatures')],
  ['GS023', msg('safeError.GS023', 'a contract signature is cut off')],
  ['GS024', msg('safeError.GS024', 'a contract owner rejects its signature')],
  ['GS025', msg('safeError.GS025', 'an owner has not approved the hash')],
  ['GS026', msg('safeError.GS026', 'a signature is not of an owner, is out of order, or is for another transaction')],
  ['GS027', msg('safeError.GS027', 'the data of a contract signature does not match the hash')],
  ['GS030', msg('safeError.GS030', 'only an owner can approve a hash')],
  ['GS031', msg('safeError.GS031', 'only the Safe itself can call this')],
  ['GS100', msg('safeError.GS100', 'the modules are already set up')],
  ['GS101', msg('safeError.GS101', 'the address cannot be a module')],
  ['GS102', msg('safeError.GS102', 'the module is already enabled')],
  ['GS103', msg('safeError.GS103', 'the module is at another position in the list of modules')],
  ['GS104', msg('safeError.GS104', 'only an enabled module can call this')],
  ['GS105', msg('safeError.GS105', 'the list of modules cannot start there')],
  ['GS106', msg('safeError.GS106', 'the page of modules is too small')],
  ['GS200', msg('safeError.GS200', 'the owners are already set up')],
  ['GS201', msg('safeError.GS201', 'the threshold would be higher than the number of owners')],
  ['GS202', msg('safeError.GS202', 'the threshold would be zero')],
  ['GS203', msg('safeError.GS203', 'the address cannot be an owner')],
  ['GS204', msg('safeError.GS204', 'the address is already an owner')],
  ['GS205', msg('safeError.GS205', 'the owner is at another position in the list of owners')],
  ['GS300', msg('safeError.GS300', 'the guard is not a guard contract')],
  ['GS301', msg('safeError.GS301', 'the module guard is not a guard contract')],
  ['GS400', msg('safeError.GS400', 'the Safe cannot be its own fallback handler')],
])

/** What a Safe's error code means; undefined for any other text. */
export function describeSafeError(code: string): string | undefined {
  return sentences.get(code)?.text
}

/** Translatable form of a reason made by `findRevertReason`; any other text stays as it is. */
export function toReasonMessage(reason: string): string | TranslatableMessage {
  const code = /\((GS\d{3})\)$/.exec(reason)?.[1] ?? ''
  const meaning = sentences.get(code)
  if (meaning && reason === `${meaning.text} (${code})`)
    return msg('safeError.withCode', '{meaning} ({code})', { meaning, code })
  return [expired, tooLittleCoin].find(({ text }) => reason === text) ?? reason
}

/** `Expired` of our expiry contract. */
const expired = msg('safeError.expired', 'its expiry date has passed')

/** Not a code of the Safe: what a trial finds before anything is called. */
export const tooLittleCoin = msg('safeError.tooLittleCoin', 'the Safe holds too little of the native coin')

const reasonAbi = parseAbi([
  'error Error(string message)',
  'error Panic(uint256 code)',
  'error Expired(uint256 expiresAt)',
])

/** `Error` and `Panic`, of Solidity itself. */
const ownSelectors = new Set(['0x08c379a0', '0x4e487b71'])

const TEXT = /(?:execution reverted:|reverted with reason string '|reverted:)\s*(.+?)'?$/is

/** Revert reason from the error's data or text. Safe error codes become sentences. */
export function findRevertReason(chain: readonly object[]): string | undefined {
  const reason =
    chain.map(readData).find(isFound) ?? chain.map(readText).find(isFound) ?? chain.map(readSelector).find(isFound)
  if (reason === undefined) return undefined
  const text = sanitizeText(reason, { maxLength: 200 })
  const meaning = describeSafeError(text)
  return meaning === undefined ? text : `${meaning} (${text})`
}

function isFound(reason: string | undefined): reason is string {
  return reason !== undefined && reason !== ''
}

function readData(error: object): string | undefined {
  const data = 'data' in error ? error.data : undefined
  if (typeof data !== 'string' || !isHexBytes(data)) return undefined
  return decodeReason(data)
}

function decodeReason(data: Hex): string | undefined {
  try {
    const { args, errorName } = decodeErrorResult({ abi: reasonAbi, data })
    if (errorName === 'Expired') return expired.text
    return errorName === 'Error' ? args[0] : `panic code ${args[0]}`
  } catch {
    // If it is unknown, the text may contain more.
    return describeCustomError(data)
  }
}

/** Custom errors are encoded like calls: four bytes and words. */
function readSelector(error: object): string | undefined {
  const data = 'data' in error ? error.data : undefined
  if (typeof data !== 'string' || !isHexBytes(data) || data.length % 64 !== 10) return undefined
  const selector = data.slice(0, 10).toLowerCase()
  return ownSelectors.has(selector) ? undefined : `custom error ${selector}`
}

function readText(error: object): string | undefined {
  const text = 'details' in error ? error.details : 'message' in error ? error.message : undefined
  const reason = typeof text === 'string' ? TEXT.exec(text.trim())?.[1] : undefined
  // Anvil repeats the data behind it.
  return /^custom error 0x[0-9a-f]{8}/i.exec(reason ?? '')?.[0] ?? reason
}
