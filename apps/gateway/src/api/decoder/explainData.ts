import { toDataDecoded } from '@countersign/protocol/decode'
import type { DataDecoded, DataDecoderRequest } from '@countersign/protocol/wire'
import type { Hex } from 'viem'
import { zeroAddress } from 'viem'
import { decodeInSlices, isExplainable, maxExplained } from '../../lib/decodeInSlices.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { RequestError } from '../errors/RequestError.ts'

/** Decodes calldata with the bundled ABIs and the operator's. */
export async function explainData({ findFunctions }: ServedChain, request: DataDecoderRequest): Promise<DataDecoded> {
  const { data, operation = 0, to = zeroAddress } = request
  if (!isExplainable(data)) throw new DataTooLargeError()
  const decoded = toDataDecoded(await decodeInSlices({ data, operation, to, value: 0n }, { findFunctions }))
  if (!decoded) throw new UndecodableDataError({ data })
  return decoded
}

class DataTooLargeError extends RequestError {
  override readonly name = 'DataTooLargeError'
  readonly code = 'DATA_TOO_LARGE'
  readonly status = 413
  constructor() {
    super(`Above ${maxExplained} bytes data is not explained.`)
  }
}

class UndecodableDataError extends RequestError {
  override readonly name = 'UndecodableDataError'
  readonly code = 'UNDECODABLE_DATA'
  readonly status = 404
  constructor({ data }: { data: Hex }) {
    super(`No known function explains the data that begins with ${data.slice(0, 10)}.`)
  }
}
