import { AddressSchema, type BalanceItem, type Balances, ChainIdParamSchema } from '@countersign/protocol'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { type Address, erc20Abi, zeroAddress } from 'viem'
import { z } from 'zod'
import { listTokensOfSafe } from '../../db/queries/listTokensOfSafe.ts'
import type { TokenRecord } from '../../db/queries/Records.ts'
import type { Database } from '../../db/schema.ts'
import { isContractAnswer } from '../../lib/isContractAnswer.ts'
import { type ChainRegistry, getServedChain, type ServedChain } from '../ChainRegistry.ts'
import { parseParams } from '../parseInput.ts'
import { askNode } from '../safes/getLiveSafe.ts'

const ParamsSchema = z.object({
  address: AddressSchema,
  chainId: ChainIdParamSchema,
  currency: z.string().regex(/^[a-z]{3,10}$/i, { error: 'Invalid currency' }),
})

/** Without a source of prices nothing has a value in any currency. */
const unpriced = { fiatBalance: '0', fiatBalance24hChange: null, fiatConversion: '0' }

/** `GET /v1/chains/:chainId/safes/:address/balances/:currency`: amounts live from the node, of the coin and every token that ever moved. */
export function getBalances({ chains, db }: { chains: ChainRegistry; db: Kysely<Database> }) {
  return new Hono().get('/v1/chains/:chainId/safes/:address/balances/:currency', async (c) => {
    const { address, chainId } = parseParams(c, ParamsSchema)
    const chain = getServedChain(chains, chainId)
    const tokens = await listTokensOfSafe(db, { chainId, kind: 'erc20', safe: address })
    const items = await askNode(chainId, () => readBalances(chain, { address, tokens: withConfigured(chain, tokens) }))
    return c.json<Balances>({ fiatTotal: '0', items })
  })
}

/** Tokens the operator lists are shown even before they moved; what the contract said of itself wins. */
function withConfigured({ config }: ServedChain, seen: readonly TokenRecord[]): TokenRecord[] {
  const known = new Set(seen.map(({ address }) => address))
  const configured = config.tokens.filter(({ address }) => !known.has(address))
  return [
    ...seen,
    ...configured.map(({ address, decimals, name, symbol }) => ({
      address,
      decimals: decimals ?? null,
      kind: 'erc20' as const,
      name: name ?? null,
      symbol: symbol ?? null,
    })),
  ]
}

async function readBalances(
  { client, config }: ServedChain,
  { address, tokens }: { address: Address; tokens: readonly TokenRecord[] },
): Promise<BalanceItem[]> {
  const [native, ...amounts] = await Promise.all([
    client.getBalance({ address }),
    ...tokens.map((token) =>
      client
        .readContract({ abi: erc20Abi, address: token.address, args: [address], functionName: 'balanceOf' })
        .catch((error: unknown) => {
          // A broken token must not take the others with it.
          if (isContractAnswer(error)) return 0n
          throw error
        }),
    ),
  ])
  const { decimals, name, symbol } = config.nativeCurrency
  return [
    {
      balance: native.toString(),
      tokenInfo: { address: zeroAddress, decimals, logoUri: null, name, symbol, type: 'NATIVE_TOKEN' },
      ...unpriced,
    },
    ...tokens.flatMap((token, index) => {
      const amount = amounts[index] ?? 0n
      return amount === 0n ? [] : toItem(token, amount)
    }),
  ]
}

function toItem({ address, decimals, name, symbol }: TokenRecord, amount: bigint): BalanceItem {
  return {
    balance: amount.toString(),
    tokenInfo: { address, decimals, logoUri: null, name: name ?? '', symbol: symbol ?? '', type: 'ERC20' },
    ...unpriced,
  }
}
