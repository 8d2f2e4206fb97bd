import type { ChainConfig } from '@countersign/protocol/config'
import { PrefixedAddressError, parsePrefixedAddress } from '@countersign/protocol/verify'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { shortAddress } from '../../lib/groupHex.ts'
import { drafting as words } from '../../lib/messages/drafting.ts'
import { canResolveName, type EnsReading, ensAddressQuery, isNameLike } from '../address-book/ensAddressQuery.ts'
import type { EnsAnswer } from '../address-book/resolveEnsName.ts'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { useServices } from '../services/Services.ts'

/** Parses an address with or without an EIP-3770 prefix; another chain's is refused. */
export function readAddress(
  text: string,
  chain: Pick<ChainConfig, 'id' | 'shortName'>,
): { value: Address } | { error: string } {
  const plain = text.replace(/\s+/g, '')
  if (plain === '') return { error: words.address.missing }
  try {
    return { value: parsePrefixedAddress({ chains: [chain], text: plain }).address }
  } catch (error) {
    if (!(error instanceof PrefixedAddressError)) throw error
    return {
      error: error.reason === 'prefix' ? words.address.otherChain(plain.split(':', 1)[0] ?? '') : words.address.wrong,
    }
  }
}

export type FoundName = Extract<EnsAnswer, { kind: 'found' }>

export type NamedAddress = {
  /** The result of `readAddress`; for a name, the resolved address. */
  read: ReturnType<typeof readAddress>
  found: FoundName | undefined
  isReading: boolean
}

/** Parses an address or, where the operator and chain offer ENS, a name. */
export function useNamedAddress(safe: CurrentSafe, text: string): NamedAddress {
  const services = useServices()
  const name = text.trim()
  const isName = canResolveName(services, safe.chain) && isNameLike(name)
  const answer = useQuery({ ...ensAddressQuery(services, safe.chainId, name), enabled: isName })
  if (!isName) return { read: readAddress(text, safe.chain), found: undefined, isReading: false }
  const { data, isError } = answer
  if (!data)
    return {
      read: { error: isError ? words.address.nameFailed : words.address.nameLooking },
      found: undefined,
      isReading: !isError,
    }
  return { read: readAnswer(data, name), found: data.kind === 'found' ? data : undefined, isReading: false }
}

function readAnswer(data: EnsReading, name: string): NamedAddress['read'] {
  switch (data.kind) {
    case 'found':
      return { value: data.address }
    case 'none':
      return { error: words.address.nameUnknown(name) }
    case 'invalid':
      return { error: words.address.nameInvalid }
    case 'moved':
      return { error: words.address.nameMoved(name, shortAddress(data.from), shortAddress(data.to)) }
  }
}
