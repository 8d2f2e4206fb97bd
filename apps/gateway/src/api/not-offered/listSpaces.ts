import { z } from 'zod'
import { defineRoute } from '../http/defineRoute.ts'
import { NotOfferedError } from './NotOfferedError.ts'

/** The same for everybody, signed in or not, so that wallets do not retry. */
export const listSpaces = defineRoute({
  method: 'get',
  path: '/v1/spaces',
  summary: 'Workspaces of the user: none.',
  response: z.array(z.unknown()).max(0),
  handle: () => [],
})

const createSpaceAt = (path: string) =>
  defineRoute({
    method: 'post',
    path,
    summary: 'Refuses: there are no workspaces.',
    response: 'nothing',
    handle() {
      throw new NotOfferedError({ what: 'A workspace' })
    },
  })

export const createSpace = createSpaceAt('/v1/spaces')
export const createSpaceWithUser = createSpaceAt('/v1/spaces/create-with-user')
