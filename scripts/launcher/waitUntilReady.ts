import { setTimeout as sleep } from 'node:timers/promises'

const interval = 50

/** Waits until the index has reached the head of every chain, so that the first page is complete; not for ever. */
export async function waitUntilReady(
  serviceUrl: string,
  { stopping, timeout }: { stopping: AbortSignal; timeout: number },
): Promise<boolean> {
  const end = Date.now() + timeout
  while (Date.now() < end) {
    const response = await fetch(`${serviceUrl}/ready`, { signal: stopping })
    const report: unknown = await response.json()
    if (response.ok && isCaughtUp(report)) return true
    await sleep(interval, undefined, { signal: stopping })
  }
  return false
}

function isCaughtUp(report: unknown): boolean {
  if (typeof report !== 'object' || report === null || !('chains' in report) || !Array.isArray(report.chains))
    return false
  return report.chains.every(
    (chain: unknown) => typeof chain === 'object' && chain !== null && 'lag' in chain && chain.lag === 0,
  )
}
