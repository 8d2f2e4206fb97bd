import {
  AddressSchema,
  HashSchema,
  HexSchema,
  OperationSchema,
  type ProposeRequest,
  SignatureHexSchema,
  UintStringSchema,
} from '@countersign/protocol/wire'
import { zeroAddress } from 'viem'
import { z } from 'zod'

/** Clients send a string or a number. */
export const ServiceUintSchema = z.union([UintStringSchema, z.int().nonnegative().transform(String)])

const NullableAddressSchema = AddressSchema.nullish().transform((address) => address ?? zeroAddress)

/** Body of an estimation. */
export const ServiceCallSchema = z.object({
  data: z
    .union([HexSchema, z.literal('').transform(() => null)])
    .nullable()
    .default(null),
  operation: OperationSchema.default(0),
  to: AddressSchema,
  value: ServiceUintSchema,
})

/** Body of `POST /v2/safes/:address/multisig-transactions`, mapped to the common proposal. */
export const ServiceProposalSchema = ServiceCallSchema.extend({
  baseGas: ServiceUintSchema.default('0'),
  contractTransactionHash: HashSchema,
  gasPrice: ServiceUintSchema.default('0'),
  gasToken: NullableAddressSchema,
  nonce: ServiceUintSchema,
  origin: z.string().max(4096).nullable().default(null),
  refundReceiver: NullableAddressSchema,
  safeTxGas: ServiceUintSchema.default('0'),
  sender: AddressSchema,
  signature: SignatureHexSchema.nullable().default(null),
}).transform(
  ({ contractTransactionHash, ...rest }): ProposeRequest => ({ ...rest, safeTxHash: contractTransactionHash }),
)
