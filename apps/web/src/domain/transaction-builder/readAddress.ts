import type { ChainConfig } from '@countersign/protocol/config'
import { PrefixedAddressError, parsePrefixedAddress } from '@countersign/protocol/verify'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { canResolveName, type EnsReading, ensAddressQuery, isNameLike } from '../address-book/ensAddressQuery.ts'
import type { EnsAnswer } from '../address-book/resolveEnsName.ts'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { useServices } from '../services/Services.ts'

const t = createCatalogue('transactionBuilder')

/** Parses an address with or without an EIP-3770 prefix, or an interoperable one (ERC-7930); another chain's is refused. */
export function readAddress(
  text: string,
  chain: Pick<ChainConfig, 'id' | 'shortName'>,
): { value: Address } | { error: string } {
  const plain = text.replace(/\s+/g, '')
  if (plain === '') return { error: t('address.missing') }
  try {
    return { value: parsePrefixedAddress({ chains: [chain], text: plain }).address }
  } catch (error) {
    if (!(error instanceof PrefixedAddressError)) throw error
    return {
      error:
        error.reason === 'prefix'
          ? t('address.otherChain', { prefix: error.prefix })
          : describeInvalid(plain.slice(plain.indexOf(':') + 1)),
    }
  }
}

export function describeInvalid(address: string): string {
  if (!/^0x[0-9a-f]*$/i.test(address)) return t('address.wrong')
  return address.length === 42 ? t('address.checksum') : t('address.length', { count: address.length })
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
      read: { error: isError ? t('address.nameFailed') : t('address.nameLooking') },
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
      return { error: t('address.nameUnknown', { name }) }
    case 'invalid':
      return { error: t('address.nameInvalid') }
    case 'moved':
      return { error: t('address.nameMoved', { name, from: shortAddress(data.from), to: shortAddress(data.to) }) }
  }
}
