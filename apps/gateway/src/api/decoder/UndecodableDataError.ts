import type { Hex } from 'viem'
import { RequestError } from '../errors/RequestError.ts'

export class UndecodableDataError extends RequestError {
  override readonly name = 'UndecodableDataError'
  readonly code = 'UNDECODABLE_DATA'
  readonly status = 404
  constructor({ data }: { data: Hex }) {
    super(`No known function explains the data that begins with ${data.slice(0, 10)}.`)
  }
}
