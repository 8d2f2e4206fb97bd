import { z } from 'zod'
import { getRequestSession } from '../auth/getRequestSession.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { NotOfferedError } from './NotOfferedError.ts'

const path = '/v1/users/counterfactual-safes'

/** Undeployed Safes are stored only in the browser that created them. */
export const listUndeployedSafes = defineRoute({
  method: 'get',
  path,
  summary: 'Safes of the user that are not deployed yet: none is kept.',
  response: z.object({ safes: z.record(z.string(), z.array(z.unknown()).max(0)) }),
  async handle({ c }, { db }) {
    await getRequestSession(c, db)
    return { safes: {} }
  },
})

const refuseAs = (method: 'delete' | 'post') =>
  defineRoute({
    method,
    path,
    summary: 'Refuses: the service keeps no Safes that are not deployed.',
    response: 'nothing',
    handle() {
      throw new NotOfferedError({ what: 'A list of Safes that are not deployed' })
    },
  })

export const createUndeployedSafe = refuseAs('post')
export const deleteUndeployedSafe = refuseAs('delete')
