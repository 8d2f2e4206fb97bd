import { createMiddleware } from 'hono/factory'
import { createKeyedSemaphore } from '../../lib/createKeyedSemaphore.ts'

/** Concurrent lists per Safe: with large transactions each takes megabytes. */
const mostAtOnce = 2
const listPath =
  /\/safes\/(0x[0-9a-fA-F]{40})\/((all|module|multisig)-transactions|incoming-transfers|messages|transactions\/(history|queued)|transfers)\/?$/

/** Keeps lists of one large Safe from delaying all others. */
export function listInSlices() {
  const inTurn = createKeyedSemaphore({ mostEach: mostAtOnce })
  return createMiddleware((c, next) => {
    const safe = c.req.method === 'GET' ? listPath.exec(c.req.path)?.[1] : undefined
    return safe ? inTurn(safe.toLowerCase(), next) : next()
  })
}
