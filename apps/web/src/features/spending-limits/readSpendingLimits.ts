import { allowanceModules } from '@countersign/protocol/chain'
import { queryOptions } from '@tanstack/react-query'
import { type Address, type Client, parseAbi } from 'viem'
import { getBlock, getCode, readContract } from 'viem/actions'
import { type SafeId, safeKey } from '../../domain/safe/queries.ts'
import { getChainClient, type Services } from '../../domain/services/Services.ts'

const abi = parseAbi([
  'function isModuleEnabled(address module) view returns (bool)',
  'function getDelegates(address safe, uint48 start, uint8 pageSize) view returns (address[] results, uint48 next)',
  'function getTokens(address safe, address delegate) view returns (address[])',
  'function getTokenAllowance(address safe, address delegate, address token) view returns (uint256[5])',
])

export type Limit = {
  beneficiary: Address
  /** The zero address is the native coin. */
  token: Address
  amount: bigint
  left: bigint
  /** Reset period; 0: none. */
  resetMinutes: number
  /** Unix seconds; undefined without a reset. */
  nextReset: number | undefined
}

export type Limits = {
  /** The enabled official module, or the deployed one. Undefined: none on this chain. */
  module: Address | undefined
  isEnabled: boolean
  beneficiaries: Address[]
  limits: Limit[]
  block: bigint
}

const pageSize = 50
/** Bounds the pages of beneficiaries, which are unlimited on chain. */
const maxPages = 4

export async function readSpendingLimits(client: Client, safe: Address): Promise<Limits> {
  const { number: block } = await getBlock(client)
  const module = await findEnabled(client, safe, block)
  if (!module) return { module: await findInstallable(client), isEnabled: false, beneficiaries: [], limits: [], block }
  const question = { address: module, abi, blockNumber: block } as const
  const beneficiaries: Address[] = []
  let next = 0
  for (let page = 0; page < maxPages && (page === 0 || next !== 0); page += 1) {
    const answer = await readContract(client, {
      ...question,
      functionName: 'getDelegates',
      args: [safe, next, pageSize],
    })
    beneficiaries.push(...answer[0])
    next = answer[1]
  }
  const readOne = async (beneficiary: Address, token: Address): Promise<Limit> => {
    const [amount, spent, minutes, last] = await readContract(client, {
      ...question,
      functionName: 'getTokenAllowance',
      args: [safe, beneficiary, token],
    })
    return toLimit({ beneficiary, token, amount, spent, minutes, last })
  }
  const lists = beneficiaries.map(async (beneficiary) => {
    const tokens = await readContract(client, { ...question, functionName: 'getTokens', args: [safe, beneficiary] })
    return Promise.all(tokens.slice(0, pageSize).map((token) => readOne(beneficiary, token)))
  })
  const limits = (await Promise.all(lists)).flat()
  // Removed limits stay in the module's list with amount 0.
  return { module, isEnabled: true, beneficiaries, limits: limits.filter(({ amount }) => amount > 0n), block }
}

/** `isModuleEnabled`, since the module list may be too long to read. */
async function findEnabled(client: Client, safe: Address, blockNumber: bigint): Promise<Address | undefined> {
  for (const { address: module } of allowanceModules) {
    const question = { abi, address: safe, blockNumber, functionName: 'isModuleEnabled' } as const
    if (await readContract(client, { ...question, args: [module] })) return module
  }
  return undefined
}

async function findInstallable(client: Client): Promise<Address | undefined> {
  for (const { address } of allowanceModules) if (await getCode(client, { address })) return address
  return undefined
}

type RawLimit = Pick<Limit, 'beneficiary' | 'token' | 'amount'> & { spent: bigint; minutes: bigint; last: bigint }

export function toLimit({ beneficiary, token, amount, spent, minutes, last }: RawLimit): Limit {
  return {
    beneficiary,
    token,
    amount,
    // A limit lowered below what was spent has nothing left.
    left: amount > spent ? amount - spent : 0n,
    resetMinutes: Number(minutes),
    nextReset: minutes === 0n ? undefined : Number((last + minutes) * 60n),
  }
}

/** A Safe's limits, polled from the chain: the service does not report them. */
export function spendingLimitsQuery(services: Services, { address, chainId }: SafeId) {
  return queryOptions({
    queryKey: [...safeKey({ address, chainId }), 'limits'],
    queryFn: () => readSpendingLimits(getChainClient(services, chainId), address),
    refetchInterval: 12_000,
  })
}
