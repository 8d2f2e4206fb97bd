import { z } from 'zod'
import { ChainIdSchema } from './ChainIdSchema.ts'
import { AddressSchema, UintStringSchema } from './primitives.ts'
import { createTextSchema, NameSchema, NoteSchema, NullableUrlSchema } from './TextSchema.ts'
import { DecimalsSchema } from './TokenInfoSchema.ts'

export const RpcUriSchema = z.object({
  authentication: z.enum(['API_KEY_PATH', 'NO_AUTHENTICATION', 'UNKNOWN']).catch('UNKNOWN'),
  value: z.string().max(2048),
})

/** The wire is lower case, the SDK's enumeration upper case. Both are read; lower case is what we send. */
function gasPriceType<const name extends string>(name: name) {
  return z.preprocess((value) => (typeof value === 'string' ? value.toLowerCase() : value), z.literal(name))
}

const OracleGasPriceSchema = z.object({
  type: gasPriceType('oracle'),
  uri: z.string(),
  gasParameter: z.string(),
  gweiFactor: z.string(),
})
const FixedGasPriceSchema = z.object({ type: gasPriceType('fixed'), weiValue: UintStringSchema })
const Fixed1559GasPriceSchema = z.object({
  type: gasPriceType('fixed1559'),
  maxFeePerGas: UintStringSchema,
  maxPriorityFeePerGas: UintStringSchema,
})

/** A way to price gas that we do not know is no reason to refuse the chain: prices are read from its node. */
const GasPriceSchema = z
  .union([OracleGasPriceSchema, FixedGasPriceSchema, Fixed1559GasPriceSchema, z.object({ type: z.literal('unknown') })])
  .catch({ type: 'unknown' })

const NullableAddressSchema = AddressSchema.nullable().default(null)

const ContractAddressesSchema = z.object({
  safeSingletonAddress: NullableAddressSchema,
  safeProxyFactoryAddress: NullableAddressSchema,
  multiSendAddress: NullableAddressSchema,
  multiSendCallOnlyAddress: NullableAddressSchema,
  fallbackHandlerAddress: NullableAddressSchema,
  signMessageLibAddress: NullableAddressSchema,
  createCallAddress: NullableAddressSchema,
  simulateTxAccessorAddress: NullableAddressSchema,
  safeWebAuthnSignerFactoryAddress: NullableAddressSchema,
})

export type ContractAddresses = z.infer<typeof ContractAddressesSchema>

/** `GET /v1/chains/{chainId}`. Its RPC URLs are a claim of the service: the browser never reads a chain through them. */
export const ChainInfoSchema = z.object({
  chainId: ChainIdSchema,
  chainName: NameSchema,
  shortName: NameSchema,
  description: NoteSchema.default(''),
  l2: z.boolean(),
  isTestnet: z.boolean().default(false),
  zk: z.boolean().default(false),
  chainLogoUri: NullableUrlSchema,
  transactionService: z.string().max(2048).default(''),
  rpcUri: RpcUriSchema,
  safeAppsRpcUri: RpcUriSchema,
  publicRpcUri: RpcUriSchema,
  blockExplorerUriTemplate: z.object({
    address: z.string().max(2048),
    txHash: z.string().max(2048),
    api: z.string().max(2048).default(''),
  }),
  beaconChainExplorerUriTemplate: z.object({ publicKey: NullableUrlSchema }).default({ publicKey: null }),
  nativeCurrency: z.object({
    name: NameSchema,
    symbol: NameSchema,
    decimals: DecimalsSchema,
    logoUri: z.string().max(2048).nullable().default(null),
  }),
  theme: z
    .object({ textColor: NameSchema, backgroundColor: NameSchema })
    .default({ textColor: '#ffffff', backgroundColor: '#000000' }),
  ensRegistryAddress: NullableAddressSchema,
  gasPrice: z.array(GasPriceSchema).default([]),
  disabledWallets: z.array(NameSchema).default([]),
  features: z.array(NameSchema).default([]),
  balancesProvider: z
    .object({ chainName: NameSchema.nullable().default(null), enabled: z.boolean() })
    .default({ chainName: null, enabled: false }),
  recommendedMasterCopyVersion: NameSchema.nullable().default(null),
  relayer: z
    .unknown()
    .transform((): null => null)
    .default(null),
  contractAddresses: ContractAddressesSchema.optional(),
})

export type ChainInfo = z.infer<typeof ChainInfoSchema>

const GweiSchema = z.string().regex(/^[0-9]{1,30}(\.[0-9]{1,18})?$/, { error: 'Invalid price of gas' })

/** `GET /v1/chains/{chainId}/gas-price`: prices in gwei, in the form that explorers made common. */
export const GasPriceOracleSchema = z.object({
  status: z.string().max(10),
  message: createTextSchema(100),
  result: z.object({
    LastBlock: z.string().regex(/^[0-9]{1,20}$/),
    SafeGasPrice: GweiSchema,
    ProposeGasPrice: GweiSchema,
    FastGasPrice: GweiSchema,
    suggestBaseFee: GweiSchema,
    gasUsedRatio: z.string().max(1000),
  }),
})

export type GasPriceOracle = z.infer<typeof GasPriceOracleSchema>
