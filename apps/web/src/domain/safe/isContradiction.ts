import type { Check } from '../verification/createCheckRegistry.ts'

/** Codes of the kernel for a service that answers for something else, or names contracts of its own. */
const untrue = new Set(['SAFE_ADDRESS_CHANGED', 'CHAIN_CHANGED', 'CONTRACT_UNKNOWN'])

/** Whether the service said something of a Safe or its chain that is not so, as the chain or the configuration has it. */
export function isContradiction({ code = '', id, verdict }: Check): boolean {
  if (verdict !== 'block' && verdict !== 'warn') return false
  return untrue.has(code) || code.endsWith('_DIFFERS') || id === 'masterCopies'
}
