import type { ChainClient } from '@countersign/protocol/chain'
import {
  type Action,
  type DecodedCall,
  decodeCall,
  describeTransaction,
  type OwnerState,
  type TokenFacts,
  type TransactionDescription,
} from '@countersign/protocol/decode'
import type { SafeTransaction } from '@countersign/protocol/hash'
import { sanitizeText } from '@countersign/protocol/text'
import { type Address, erc20Abi, isAddress, parseAbi, zeroAddress } from 'viem'
import { readContract } from 'viem/actions'
import { getNativeCurrency } from './nativeCurrency.ts'

export type DescribeParameters = {
  /** Undefined: the native coin has no name. */
  chainId: number | undefined
  safe: Address
  transaction: SafeTransaction
  /** Asked for the symbols and decimals of the tokens that occur; without it amounts are raw. */
  node: ChainClient | undefined
  ownerState: OwnerState | undefined
}

/** What the kernel says that a transaction does, with the tokens' own word on their symbols. */
export async function describe(parameters: DescribeParameters): Promise<TransactionDescription> {
  const { chainId, node, ownerState, safe, transaction } = parameters
  const targets = node ? listTokenTargets(decodeCall(transaction)).slice(0, mostTokens) : []
  const tokens = new Map<string, TokenFacts>()
  await Promise.all(
    targets.map(async (target) => {
      const facts = node && (await readToken(node, target))
      if (facts) tokens.set(target.toLowerCase(), facts)
    }),
  )
  return describeTransaction({
    findToken: (address) => tokens.get(address.toLowerCase()),
    nativeCurrency: getNativeCurrency(chainId),
    ownerState,
    safe,
    transaction,
  })
}

/** Every call in turn, those of a batch after it. */
export function listActions(action: Action): Action[] {
  return [action, ...action.actions.flatMap(listActions)]
}

/** A batch may name thousands. */
const mostTokens = 100

const tokenCalls =
  /^(transfer|transferFrom|safeTransferFrom|approve|increaseAllowance|decreaseAllowance|setApprovalForAll)$/

/** Contracts whose own word on symbol and decimals the sentence needs. */
function listTokenTargets({ call, decoding, nested }: DecodedCall): Address[] {
  const decoded = decoding.kind === 'decoded' ? decoding.call : undefined
  const own = decoded && tokenCalls.test(decoded.name) ? [call.to] : []
  // A spending limit names its token; the zero address is the chain's coin.
  const limited = decoded?.name === 'setAllowance' ? decoded.arguments[1]?.value : undefined
  if (typeof limited === 'string' && isAddress(limited) && limited !== zeroAddress) own.push(limited)
  return [...new Set([...own, ...nested.flatMap(listTokenTargets)])]
}

const erc165Abi = parseAbi(['function supportsInterface(bytes4) view returns (bool)'])
const erc721Interface = '0x80ac58cd'

/** A token by its own contract's word. */
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

/** A contract without the function, or a node that does not answer: the amount stays raw, which is true as well. */
function unknown(): undefined {
  return undefined
}
