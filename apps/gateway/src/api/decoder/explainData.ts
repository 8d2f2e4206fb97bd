import { type DataDecoded, type DataDecoderRequest, toDataDecoded } from '@countersign/protocol'
import { zeroAddress } from 'viem'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { UndecodableDataError } from './UndecodableDataError.ts'

/** Calldata by what is bundled and what the operator knows of the called contract. */
export function explainData({ findFunctions }: ServedChain, request: DataDecoderRequest): DataDecoded {
  const { data, operation = 0, to = zeroAddress } = request
  const decoded = toDataDecoded({ data, operation, to, value: 0n }, { findFunctions })
  if (!decoded) throw new UndecodableDataError({ data })
  return decoded
}
