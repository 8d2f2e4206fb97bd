import { isAddress } from 'viem'
import type { CodeReader } from './readCodes.ts'

export type ScannedChain = { id: number; shortName: string }

const foreign = { status: 'foreign' } as const

/**
 * Reads an address from a QR code: plain, `eth:0x…` (ERC-3770), `eip155:1:0x…` (CAIP-10), or `ethereum:0x…@1` with an
 * amount or a token transfer (ERC-681). A code of another network is foreign. The checksum is left to the form, which
 * names the error.
 */
export function readAddressCode(chain: ScannedChain): CodeReader {
  return {
    add(text) {
      const address = findAddress(text.trim(), chain)
      return address === undefined ? foreign : { link: address, status: 'whole' }
    },
  }
}

function findAddress(text: string, { id, shortName }: ScannedChain): string | undefined {
  if (isHex(text)) return text
  const request = /^ethereum:(?:pay-)?(0x[0-9a-f]{40})(?:@(\d+))?(?:\/(\w+))?(?:\?(.*))?$/i.exec(text)
  if (request) {
    const [, target, chainId, method, query] = request
    // Without a chain it is for mainnet, says ERC-681; wallets omit it for every network.
    if (chainId !== undefined && chainId !== String(id)) return undefined
    if (method === undefined) return target
    // The target of a transfer is the token.
    const recipient = method === 'transfer' ? new URLSearchParams(query).get('address') : null
    return recipient !== null && isHex(recipient) ? recipient : undefined
  }
  const [, network, address] = /^([\w-]+|eip155:\d+):(0x[0-9a-f]{40})$/i.exec(text) ?? []
  const isHere = network?.toLowerCase() === shortName.toLowerCase() || network?.toLowerCase() === `eip155:${id}`
  return isHere ? address : undefined
}

const isHex = (text: string) => isAddress(text, { strict: false })
