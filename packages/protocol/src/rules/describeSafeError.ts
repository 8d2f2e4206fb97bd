import { decodeErrorResult, type Hex, parseAbi } from 'viem'
import { sanitizeText } from '../text/sanitizeText.ts'
import { say, toEnglish, type Words } from '../text/Words.ts'
import { isHexBytes } from '../wire/primitives.ts'

/** Error codes of the Safe contracts (1.3.0 and later) as sentences. */
const sentences: ReadonlyMap<string, Words> = new Map([
  ['GS000', say`the Safe could not be initialised`],
  ['GS001', say`the Safe has not been set up`],
  ['GS002', say`the contract to call during set-up does not exist`],
  ['GS010', say`the gas limit does not leave enough gas for the transaction itself`],
  ['GS011', say`the Safe cannot pay the refund in the native coin`],
  ['GS012', say`the Safe cannot pay the refund in the chosen token`],
  ['GS013', say`the call that the Safe makes fails`],
  ['GS020', say`there are fewer signatures than the threshold asks for`],
  ['GS021', say`a contract signature points into the part of the other signatures`],
  ['GS022', say`a contract signature points beyond the end of the signatures`],
  ['GS023', say`a contract signature is cut off`],
  ['GS024', say`a contract owner does not accept its signature`],
  ['GS025', say`an owner has not approved the hash`],
  ['GS026', say`a signature is of no owner, out of order, or for another transaction`],
  ['GS027', say`the data given for a contract signature does not belong to the hash`],
  ['GS030', say`only an owner can approve a hash`],
  ['GS031', say`only the Safe itself can call this`],
  ['GS100', say`the modules have been set up already`],
  ['GS101', say`the address cannot be a module`],
  ['GS102', say`the module is enabled already`],
  ['GS103', say`the module is not where the list of modules should have it`],
  ['GS104', say`only an enabled module can call this`],
  ['GS105', say`the list of modules cannot start there`],
  ['GS106', say`the page of modules is too small`],
  ['GS200', say`the owners have been set up already`],
  ['GS201', say`the threshold would be more than the number of owners`],
  ['GS202', say`the threshold would be zero`],
  ['GS203', say`the address cannot be an owner`],
  ['GS204', say`the address is an owner already`],
  ['GS205', say`the owner is not where the list of owners should have it`],
  ['GS300', say`the guard is no guard contract`],
  ['GS301', say`the module guard is no guard contract`],
  ['GS400', say`the Safe cannot be its own fallback handler`],
])

/** What a Safe's error code means; undefined for any other text. */
export function describeSafeError(code: string): string | undefined {
  const words = sentences.get(code)
  return words && toEnglish(words)
}

/** Translatable form of a reason made by `describeSafeError`; undefined for any other text. */
export function toReasonWords(reason: string): Words {
  const code = /\((GS\d{3})\)$/.exec(reason)?.[1] ?? ''
  const meaning = sentences.get(code)
  if (meaning && reason === `${toEnglish(meaning)} (${code})`) return say`${meaning} (${code})`
  return reason === toEnglish(tooLittleCoin) ? tooLittleCoin : say`${reason}`
}

/** Not a code of the Safe: what a trial finds before anything is called. */
export const tooLittleCoin = say`the Safe holds too little of the chain’s coin`

const reasonAbi = parseAbi(['error Error(string message)', 'error Panic(uint256 code)'])

const TEXT = /(?:execution reverted:|reverted with reason string '|reverted:)\s*(.+?)'?$/is

/** Revert reason from the error's data or text. Safe error codes become sentences. */
export function findRevertReason(chain: readonly object[]): string | undefined {
  const reason = chain.map(readData).find(isFound) ?? chain.map(readText).find(isFound)
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
    return errorName === 'Error' ? args[0] : `panic code ${args[0]}`
  } catch {
    // Custom error or unknown data: the text may contain more.
    return undefined
  }
}

function readText(error: object): string | undefined {
  const text = 'details' in error ? error.details : 'message' in error ? error.message : undefined
  return typeof text === 'string' ? TEXT.exec(text.trim())?.[1] : undefined
}
