import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { indexingQuery } from '../safe/queries.ts'
import { useServices } from '../services/Services.ts'

/**
 * The service's indexed block from before the list was requested: everything up to it must be listed. Refetches the
 * list if the block is newer than it.
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
