import { decodeErrorResult, type Hex, parseAbi } from 'viem'
import { sanitizeText } from '../text/sanitizeText.ts'
import { isHexBytes } from '../wire/primitives.ts'
import { describeSafeError } from './describeSafeError.ts'

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
