import { AddressSchema, CountSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { getRequestSession } from '../auth/getRequestSession.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { NotOfferedError } from './NotOfferedError.ts'

const UserSchema = z.object({
  id: CountSchema,
  status: z.literal('ACTIVE'),
  wallets: z.array(z.object({ address: AddressSchema, id: CountSchema })),
})

/** The signed-in account; no further user data is stored. */
export const getUser = defineRoute({
  method: 'get',
  path: '/v1/users',
  summary: 'Who is signed in, as a user with one wallet.',
  response: UserSchema,
  async handle({ c }, { db }) {
    const { address } = await getRequestSession(c, db)
    return { id: 0, status: 'ACTIVE' as const, wallets: [{ address, id: 0 }] }
  },
})

export const createUser = defineRoute({
  method: 'post',
  path: '/v1/users/wallet',
  summary: 'Refuses: the service keeps no users.',
  response: 'nothing',
  handle() {
    throw new NotOfferedError({ what: 'An account of users' })
  },
})
