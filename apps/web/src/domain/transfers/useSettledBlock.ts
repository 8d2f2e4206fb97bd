import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { indexingQuery } from '../safe/queries.ts'
import { useServices } from '../services/Services.ts'

/**
 * The block up to which the service said it had read, before it was asked for what is on screen: whatever happened until
 * then must be in its answer. It is asked once more where it said so only afterwards.
 */
export function useSettledBlock(
  chainId: number,
  {
    answeredAt,
    askAgain,
  }: { /** When the answer on screen came; 0: none did. */ answeredAt: number; askAgain: () => void },
): bigint | undefined {
  const services = useServices()
  const { data, dataUpdatedAt } = useQuery(indexingQuery(services, chainId))
  const said = data?.currentBlockNumber ?? data?.masterCopiesBlockNumber ?? undefined
  const [settled, setSettled] = useState<{ at: number; block: bigint }>()
  const isNews = said !== undefined && dataUpdatedAt > 0 && settled?.block !== BigInt(said)
  if (isNews && dataUpdatedAt <= answeredAt) setSettled({ at: dataUpdatedAt, block: BigInt(said) })
  const isEarly = settled === undefined && said !== undefined && answeredAt > 0 && dataUpdatedAt > answeredAt
  useEffect(() => {
    if (isEarly) askAgain()
  }, [isEarly, askAgain])
  return settled?.block
}
