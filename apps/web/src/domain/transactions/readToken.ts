import type { DecodedCall } from '@countersign/protocol/decode'
import { sanitizeText } from '@countersign/protocol/text'
import { type Address, type Client, erc20Abi, type Hex, isAddress, zeroAddress } from 'viem'
import { readContract } from 'viem/actions'
import { isConnectionLost } from '../../lib/describeError.ts'
import { untrustedCall } from '../../lib/untrustedCall.ts'

/** Token metadata from its contract. Undefined decimals: amounts are shown raw. */
export type TokenFacts = { address: Address; type: 'ERC20' | 'ERC721' | undefined; symbol: string; decimals: number }

const erc721Interface = '0x80ac58cd'

export async function readToken(client: Client, address: Address): Promise<TokenFacts> {
  const [symbol, decimals, isErc721] = await Promise.all([
    readContract(client, { ...untrustedCall, address, abi: erc20Abi, functionName: 'symbol' }).catch(refusedOnly),
    readContract(client, { ...untrustedCall, address, abi: erc20Abi, functionName: 'decimals' }).catch(refusedOnly),
    supportsInterface(client, address, erc721Interface),
  ])
  const type = isErc721 ? 'ERC721' : decimals === undefined ? undefined : 'ERC20'
  return {
    address,
    type,
    symbol: sanitizeText(symbol ?? '', { maxLength: 16 }) || '?',
    decimals: type === 'ERC20' ? (decimals ?? 0) : 0,
  }
}

const tokenCalls =
  /^(transfer|transferFrom|safeTransferFrom|approve|increaseAllowance|decreaseAllowance|setApprovalForAll)$/

export function listTokenTargets({ call, decoding, nested }: DecodedCall): Address[] {
  const own = decoding.kind === 'decoded' && tokenCalls.test(decoding.call.name) ? [call.to] : []
  // A spending limit's token; the zero address is the native coin.
  const limited =
    decoding.kind === 'decoded' && decoding.call.name === 'setAllowance' ? decoding.call.arguments[1] : undefined
  const token = limited?.value
  if (typeof token === 'string' && isAddress(token) && token !== zeroAddress) own.push(token)
  return [...new Set([...own, ...nested.flatMap(listTokenTargets)])]
}

export function createFindToken(tokens: ReadonlyMap<string, TokenFacts>) {
  return (address: Address) => {
    const facts = tokens.get(address.toLowerCase())
    return facts?.type ? { ...facts, type: facts.type } : undefined
  }
}

const erc165Abi = [
  {
    type: 'function',
    name: 'supportsInterface',
    stateMutability: 'view',
    inputs: [{ type: 'bytes4' }],
    outputs: [{ type: 'bool' }],
  },
] as const

export async function supportsInterface(client: Client, address: Address, id: Hex): Promise<boolean> {
  const answer = await readContract(client, {
    ...untrustedCall,
    address,
    abi: erc165Abi,
    functionName: 'supportsInterface',
    args: [id],
  }).catch(refusedOnly)
  return answer === true
}

/** A revert is an answer; a failing node is not. */
export function refusedOnly(error: unknown): undefined {
  if (isConnectionLost(error)) throw error
  return undefined
}

/** An EIP-7702 account still has its key. */
const delegation = /^0xef0100[0-9a-f]{40}$/i

export function isContractCode(code: Hex | undefined): code is Hex {
  return code !== undefined && code !== '0x' && !delegation.test(code)
}
