import { ChainIdParamSchema, type GasPriceOracle } from '@countersign/protocol'
import { Hono } from 'hono'
import { formatGwei } from 'viem'
import { z } from 'zod'
import { askNode } from '../chain-registry/askNode.ts'
import { type ChainRegistry, getServedChain, type ServedChain } from '../chain-registry/ChainRegistry.ts'
import { parseParams } from '../http/parseInput.ts'

const ParamsSchema = z.object({ chainId: ChainIdParamSchema })

/** `GET /v1/chains/:chainId/gas-price`: what blocks of late were paid, in the form of an explorer's oracle. */
export function getGasPrice({ chains }: { chains: ChainRegistry }) {
  return new Hono().get('/v1/chains/:chainId/gas-price', async (c) => {
    const { chainId } = parseParams(c, ParamsSchema)
    const chain = getServedChain(chains, chainId)
    return c.json<GasPriceOracle>(await askNode(chainId, () => readOracle(chain)))
  })
}

async function readOracle({ client }: ServedChain): Promise<GasPriceOracle> {
  const history = await client.getFeeHistory({ blockCount: 5, rewardPercentiles: [10, 50, 90] })
  const baseFee = history.baseFeePerGas.at(-1) ?? 0n
  const [slow, usual, fast] = [0, 1, 2].map(
    (place) => baseFee + average(history.reward?.map((tips) => tips[place] ?? 0n)),
  )
  return {
    message: 'OK',
    result: {
      FastGasPrice: formatGwei(fast ?? baseFee),
      gasUsedRatio: history.gasUsedRatio.join(','),
      LastBlock: (history.oldestBlock + BigInt(history.gasUsedRatio.length) - 1n).toString(),
      ProposeGasPrice: formatGwei(usual ?? baseFee),
      SafeGasPrice: formatGwei(slow ?? baseFee),
      suggestBaseFee: formatGwei(baseFee),
    },
    status: '1',
  }
}

function average(values: readonly bigint[] = []): bigint {
  return values.length === 0 ? 0n : values.reduce((sum, value) => sum + value, 0n) / BigInt(values.length)
}
