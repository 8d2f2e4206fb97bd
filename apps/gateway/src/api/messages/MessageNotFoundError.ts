import type { Hash } from 'viem'
import { RequestError } from '../errors/RequestError.ts'

export class MessageNotFoundError extends RequestError {
  override readonly name = 'MessageNotFoundError'
  readonly code = 'MESSAGE_NOT_FOUND'
  readonly status = 404
  constructor({ messageHash }: { messageHash: Hash }) {
    super(`The message ${messageHash} was not found.`)
  }
}
