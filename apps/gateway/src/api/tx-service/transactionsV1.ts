import { CountSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { toJsonNumber } from '../../lib/toJsonNumber.ts'
import {
  ExecutedServiceTransactionSchema,
  ModuleServiceTransactionSchema,
  PlainServiceTransactionSchema,
  type ServiceTransaction,
  ServiceTransactionSchema,
} from './transactions.ts'

/** Version 1 has numbers where version 2 has decimal strings. */
const v1Fields = {
  baseGas: CountSchema.nullable(),
  nonce: CountSchema.nullable(),
  safeTxGas: CountSchema.nullable(),
}

export const ServiceTransactionV1Schema = ServiceTransactionSchema.extend(v1Fields)

/** An entry of `all-transactions`. */
export const AnyServiceTransactionV1Schema = z.discriminatedUnion('txType', [
  ExecutedServiceTransactionSchema.extend(v1Fields),
  ModuleServiceTransactionSchema,
  PlainServiceTransactionSchema,
])

export function toV1<transaction extends Pick<ServiceTransaction, 'baseGas' | 'nonce' | 'safeTxGas'>>(
  transaction: transaction,
) {
  const { baseGas, nonce, safeTxGas } = transaction
  return { ...transaction, baseGas: toNumber(baseGas), nonce: toNumber(nonce), safeTxGas: toNumber(safeTxGas) }
}

const toNumber = (text: string | null) => (text === null ? null : toJsonNumber(BigInt(text)))
