import { createMiddleware } from 'hono/factory'
import { createKeyedSemaphore } from '../../lib/createKeyedSemaphore.ts'

/** Lists of one Safe that are made at a time: those of a Safe with large transactions have megabytes each. */
const mostAtOnce = 2
const listPath =
  /\/safes\/(0x[0-9a-fA-F]{40})\/((all|module|multisig)-transactions|incoming-transfers|messages|transactions\/(history|queued)|transfers)\/?$/

/** Keeps the lists of one Safe, which anybody may ask for and somebody may have filled, from standing before all others. */
export function listInSlices() {
  const inTurn = createKeyedSemaphore({ mostEach: mostAtOnce })
  return createMiddleware((c, next) => {
    const safe = c.req.method === 'GET' ? listPath.exec(c.req.path)?.[1] : undefined
    return safe ? inTurn(safe.toLowerCase(), next) : next()
  })
}
