import type { ChainConfig } from '@countersign/protocol/config'
import { Logo } from '../../ui/Logo.tsx'

type ChainLogoProps = { chain: Pick<ChainConfig, 'id' | 'logoUri' | 'name'>; size?: number }

/** The operator's, or the first letters of the chain's name. */
export function ChainLogo({ chain: { id, logoUri, name }, size = 20 }: ChainLogoProps) {
  return <Logo name={name} seed={`0x${id.toString(16)}`} size={size} uri={logoUri} />
}
