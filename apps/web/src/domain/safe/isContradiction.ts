import type { Check } from '../verification/createCheckRegistry.ts'

/** Kernel codes for data on another Safe or chain, or unofficial contracts. */
const untrue = new Set(['SAFE_ADDRESS_CHANGED', 'CHAIN_CHANGED', 'CONTRACT_UNKNOWN'])

/** Whether the service's data on a Safe or its chain contradict the chain or the configuration. */
export function isContradiction({ code = '', id, verdict }: Check): boolean {
  if (verdict !== 'block' && verdict !== 'warn') return false
  return untrue.has(code) || code.endsWith('_DIFFERS') || id === 'masterCopies'
}
