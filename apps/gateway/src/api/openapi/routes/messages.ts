import {
  CreateMessageRequestSchema,
  MessageListPageSchema,
  MessageSchema,
  MessageSignatureRequestSchema,
} from '@countersign/protocol'
import { CursorQuerySchema } from '../../wire/CursorQuerySchema.ts'
import type { ApiSection } from '../ApiRoute.ts'

export const messageRoutes: ApiSection = {
  name: 'Messages',
  routes: [
    {
      answer: MessageListPageSchema,
      method: 'get',
      path: '/v1/chains/:chainId/safes/:address/messages',
      query: CursorQuerySchema,
      summary: 'Messages of a Safe, newest first, with a label per day.',
    },
    {
      answer: 'nothing',
      body: CreateMessageRequestSchema,
      method: 'post',
      path: '/v1/chains/:chainId/safes/:address/messages',
      status: 202,
      summary: 'Stores a message with its first signature; the hash is computed here.',
    },
    {
      answer: MessageSchema,
      method: 'get',
      path: '/v1/chains/:chainId/messages/:messageHash',
      summary: 'One message and its signatures.',
    },
    {
      answer: 'nothing',
      body: MessageSignatureRequestSchema,
      method: 'post',
      path: '/v1/chains/:chainId/messages/:messageHash/signatures',
      summary: 'Adds the signature of an owner.',
    },
  ],
}
