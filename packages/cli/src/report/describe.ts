import type { ChainClient } from '@countersign/protocol/chain'
import {
  createFindCodeHash,
  type DecodedCall,
  decodeCall,
  describeTransaction,
  type OwnerState,
  readOfficialCodes,
  type TokenFacts,
  type TransactionDescription,
} from '@countersign/protocol/decode'
import type { SafeTransaction } from '@countersign/protocol/hash'
import { sanitizeText } from '@countersign/protocol/text'
import { type Address, erc20Abi, isAddress, parseAbi, zeroAddress } from 'viem'
import { readContract } from 'viem/actions'

export type DescribeParameters = {
  /** Undefined where the native currency is unknown. */
  chainId: number | undefined
  safe: Address
  transaction: SafeTransaction
  /** Reads tokens and official contracts; without it amounts are raw and no contract counts as official. */
  node: ChainClient | undefined
  ownerState: OwnerState | undefined
}

/** The kernel's description of a transaction, with symbols from the token contracts. */
export async function describe(parameters: DescribeParameters): Promise<TransactionDescription> {
  const { chainId, node, ownerState, safe, transaction } = parameters
  const decoded = decodeCall(transaction)
  const targets = node ? listTokenTargets(decoded).slice(0, maxTokens) : []
  const codes = node ? await readOfficialCodes(node, decoded) : []
  const tokens = new Map<string, TokenFacts>()
  await Promise.all(
    targets.map(async (target) => {
      const facts = node && (await readToken(node, target))
      if (facts) tokens.set(target.toLowerCase(), facts)
    }),
  )
  return describeTransaction({
    findCodeHash: createFindCodeHash(codes),
    findToken: (address) => tokens.get(address.toLowerCase()),
    nativeCurrency: getNativeCurrency(chainId),
    ownerState,
    safe,
    transaction,
  })
}

/** Bounds the tokens of a batch. */
const maxTokens = 100

const tokenCalls =
  /^(transfer|transferFrom|safeTransferFrom|approve|increaseAllowance|decreaseAllowance|setApprovalForAll)$/

/** Tokens whose symbol and decimals the description needs. */
function listTokenTargets({ call, decoding, nested }: DecodedCall): Address[] {
  const decoded = decoding.kind === 'decoded' ? decoding.call : undefined
  const own = decoded && tokenCalls.test(decoded.name) ? [call.to] : []
  // A spending limit names its token; the zero address is the native currency.
  const limited = decoded?.name === 'setAllowance' ? decoded.arguments[1]?.value : undefined
  if (typeof limited === 'string' && isAddress(limited) && limited !== zeroAddress) own.push(limited)
  return [...new Set([...own, ...nested.flatMap(listTokenTargets)])]
}

const erc165Abi = parseAbi(['function supportsInterface(bytes4) view returns (bool)'])
const erc721Interface = '0x80ac58cd'

export async function readToken(node: ChainClient, address: Address): Promise<TokenFacts | undefined> {
  const [symbol, decimals, isErc721] = await Promise.all([
    readContract(node, { abi: erc20Abi, address, functionName: 'symbol' }).catch(unknown),
    readContract(node, { abi: erc20Abi, address, functionName: 'decimals' }).catch(unknown),
    readContract(node, { abi: erc165Abi, address, args: [erc721Interface], functionName: 'supportsInterface' }).catch(
      unknown,
    ),
  ])
  const type = isErc721 ? 'ERC721' : decimals === undefined ? undefined : 'ERC20'
  if (!type) return undefined
  return {
    decimals: type === 'ERC20' ? decimals : 0,
    symbol: sanitizeText(symbol ?? '', { maxLength: 16 }) || '?',
    type,
  }
}

/** Undefined when the call fails: the amount stays raw. */
function unknown(): undefined {
  return undefined
}

/** Native currencies other than ETH; the service's claim is not used. */
const symbols: Readonly<Record<number, string>> = {
  56: 'BNB',
  100: 'XDAI',
  137: 'POL',
  146: 'S',
  250: 'FTM',
  5000: 'MNT',
  42220: 'CELO',
  43114: 'AVAX',
  80094: 'BERA',
}
const ether = new Set([1, 10, 130, 324, 8453, 42161, 59144, 534352, 11155111, 31337, 31338])

/** The symbol of the native currency; undefined for unknown chains. */
export function getNativeCurrency(chainId: number | undefined): { decimals: number; symbol: string } {
  if (chainId === undefined) return { decimals: 18, symbol: 'of native currency' }
  const symbol = symbols[chainId] ?? (ether.has(chainId) ? 'ETH' : `of the native currency of chain ${chainId}`)
  return { decimals: 18, symbol }
}
