import type { ChainConfig } from '@countersign/protocol/config'
import type { Services } from '../services/Services.ts'

/** Contains dots and ends in letters, which no address does. */
export function isNameLike(text: string): boolean {
  return text.length <= 255 && /^[^\s:/]+\.\p{L}{2,}$/u.test(text)
}

/** Whether the operator enabled ENS and the chain has it. */
export function canResolveName({ config }: Pick<Services, 'config'>, chain: ChainConfig): boolean {
  return config.lookups.names && chain.contracts?.ensUniversalResolver !== undefined
}
