import { resolve } from 'node:path'
import { defaultArweaveGateway, defaultIpfsGateway, type WebConfig } from '@countersign/protocol/config'
import { z } from 'zod'
import { mostPartitions } from '../db/partition/partitionTables.ts'
import { parseAuthority } from '../lib/parseAuthority.ts'
import type { ServiceLimits } from '../lib/ServiceLimits.ts'
import { readLimits } from './readLimits.ts'
import { type Variables, variable } from './variable.ts'

const lookupModes = ['off', 'names', 'avatars'] as const
const metadataModes = ['off', 'public', 'any'] as const
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export type Environment = {
  /** The operator's ABIs; without it calldata is explained by what is bundled. */
  abisFile: string | undefined
  /** The operator's list of apps. */
  appsFile: string | undefined
  /** Gateway for `ar:` addresses of NFT metadata. */
  arweaveGateway: string
  /** Port of the embedded chain's JSON-RPC; 0 takes a free one. */
  chainPort: number
  /** The operator's chains file; without it the embedded chain is used. */
  chainsFile: string | undefined
  /** The operator's folder of descriptions of contracts (ERC-7730). */
  clearSigningFolder: string | undefined
  /** Other sites that may call the API from a browser. */
  corsOrigins: readonly string[]
  dataDir: string
  /** How many embedded chains run when no chains file is given; with none, mainnet and Sepolia on public nodes. */
  demoChains: 0 | 1 | 2
  /** A PostgreSQL server; without it the embedded one is used. */
  databaseUrl: string | undefined
  /** The same server without a pooler before it; without it, `databaseUrl`. */
  directUrl: string | undefined
  /** Pages of other origins that may show the web app in a frame, as multisig hosts do. */
  frameHosts: readonly string[]
  host: string
  /** Names besides that of `publicUrl` and this machine's own by which the service may be called. */
  hosts: readonly string[]
  /** Gateway for `ipfs:` addresses of NFT metadata. */
  ipfsGateway: string
  /** How much strangers may take of the service. */
  limits: ServiceLimits
  logLevel: (typeof logLevels)[number]
  /** Depth of a reorganisation beyond which a node is not believed. */
  maxReorgDepth: number
  /** Most proposals without a signature that a Safe may have. */
  maxUnsigned: number
  /** What must be shown to read measurements; without it only this machine may. */
  metricsToken: string | undefined
  /** Whose servers may be asked for the metadata of NFTs: nobody's, public ones, or any. */
  metadata: (typeof metadataModes)[number]
  /** Where webhooks that owners set up may lead: nowhere, into the open internet, or anywhere. */
  ownerWebhooks: (typeof metadataModes)[number]
  /** Parts into which the large tables of a new database are divided, by Safe; 0 for none. */
  partitions: number
  /** Port of web app and API; 0 takes a free one. */
  port: number
  /** File or address of the operator's prices; without it nothing has a price. */
  prices: string | undefined
  /** Address of the service as its users see it, when a proxy stands before it. */
  publicUrl: string | undefined
  /** Replicas of the database, for what only reads. */
  replicaUrls: readonly string[]
  /** Which service the web app asks, and which others its users may choose. */
  service: Pick<WebConfig, 'gatewayOrigins' | 'nodeOrigins' | 'serviceOrigins' | 'serviceUrl'>
  /** Ways to a wallet that involve others, all off unless set. */
  wallets: Pick<WebConfig, 'coinbase' | 'lookups' | 'relayUrl' | 'walletConnectProjectId'>
  /** The operator's webhooks file; without it nobody is told. */
  webhooksFile: string | undefined
  /** Where the web app is served, when it is not by this process. */
  webUrl: string | undefined
}

const PortSchema = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((port) => port <= 65_535)

/** An asterisk can stand in the name of an URL, and would mean many origins where one is expected. */
const OriginSchema = z
  .string()
  .refine((text) => URL.canParse(text) && new URL(text).origin === text && !text.includes('*'))

function fileVariable(name: string, remedy: string) {
  const schema = z
    .string()
    .transform((path) => resolve(path))
    .optional()
  return variable(name, { reason: 'is not a file name', remedy, schema })
}

const readPort = variable('PORT', {
  fallback: '8000',
  schema: PortSchema,
  reason: 'is not a port number',
  remedy: 'set it to a whole number from 0 to 65535, or unset it to use 8000',
})

const readChainPort = variable('CHAIN_PORT', {
  fallback: '8545',
  schema: PortSchema,
  reason: 'is not a port number',
  remedy: 'set it to a whole number from 0 to 65535, or unset it to use 8545',
})

const demoChainCounts = { 0: 0, 1: 1, 2: 2 } as const

const readDemoChains = variable('COUNTERSIGN_DEMO_CHAINS', {
  fallback: '1',
  schema: z.enum(['0', '1', '2']).transform((text) => demoChainCounts[text]),
  reason: 'is not a number of embedded chains',
  remedy: 'set it to 0, 1 or 2, or unset it to run one',
})

const readHost = variable('HOST', {
  fallback: '127.0.0.1',
  schema: z.string().regex(/^[\w.:-]+$/),
  reason: 'is not a host name or address',
  remedy: 'set it to an address of this machine such as 127.0.0.1, or unset it',
})

const readHosts = variable('COUNTERSIGN_HOSTS', {
  fallback: '',
  schema: z
    .string()
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .refine((names) => names.every((name) => parseAuthority(name) !== undefined)),
  reason: 'is not a list of host names',
  remedy:
    'set it to comma-separated names such as safe.lan or safe.lan:8000, without scheme and path, or unset it to serve PUBLIC_URL and this machine alone',
})

const readLogLevel = variable('LOG_LEVEL', {
  fallback: 'info',
  schema: z.enum(logLevels),
  reason: 'is not a log level',
  remedy: `set it to one of ${logLevels.join(', ')}`,
})

const readDataDir = variable('COUNTERSIGN_DATA', {
  fallback: '.countersign',
  schema: z.string().transform((path) => resolve(path)),
  reason: 'is not a folder name',
  remedy: 'set it to a folder that this user can write, or unset it to use .countersign',
})

const readChainsFile = fileVariable(
  'COUNTERSIGN_CHAINS',
  'set it to the path of a chains file, or unset it to use the embedded chain',
)
const readWebhooksFile = fileVariable('COUNTERSIGN_WEBHOOKS', 'set it to the path of a webhooks file, or unset it')
const readAbisFile = fileVariable('COUNTERSIGN_ABIS', 'set it to the path of a file of ABIs, or unset it')
const readAppsFile = fileVariable('COUNTERSIGN_APPS', 'set it to the path of a list of apps, or unset it')
const readClearSigning = fileVariable(
  'COUNTERSIGN_CLEAR_SIGNING',
  'set it to the path of a folder of descriptions, or unset it',
)
const readPrices = variable('COUNTERSIGN_PRICES', {
  schema: z
    .string()
    .refine((place) => !/^https?:/.test(place) || URL.canParse(place))
    .transform((place) => (/^https?:/.test(place) ? place : resolve(place)))
    .optional(),
  reason: 'is neither a file name nor an address',
  remedy: 'set it to the path or the https:// address of a file of prices, or unset it',
})

const readMetadata = variable('COUNTERSIGN_METADATA', {
  fallback: 'off',
  schema: z.enum(metadataModes),
  reason: 'is not a rule for the metadata of NFTs',
  remedy: `set it to one of ${metadataModes.join(', ')}`,
})

const readOwnerWebhooks = variable('COUNTERSIGN_OWNER_WEBHOOKS', {
  fallback: 'public',
  schema: z.enum(metadataModes),
  reason: 'is not a rule for the webhooks of owners',
  remedy: `set it to one of ${metadataModes.join(', ')}`,
})

const readMaxUnsigned = variable('COUNTERSIGN_MAX_UNSIGNED', {
  fallback: '50',
  schema: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number),
  reason: 'is not a number of proposals',
  remedy: 'set it to a whole number from 0 to 999999, or unset it to use 50',
})

const readMaxReorgDepth = variable('COUNTERSIGN_MAX_REORG', {
  fallback: '256',
  schema: z
    .string()
    .regex(/^[1-9]\d{0,5}$/)
    .transform(Number),
  reason: 'is not a number of blocks',
  remedy: 'set it to a whole number from 1 to 999999, or unset it to use 256',
})

const readMetricsToken = variable('COUNTERSIGN_METRICS_TOKEN', {
  schema: z
    .string()
    .regex(/^[\x21-\x7e]{16,256}$/)
    .optional(),
  reason: 'is not a token',
  remedy:
    'set it to 16 to 256 letters, digits and signs without blanks, or unset it to serve /metrics to this machine only',
})

const HttpUrlSchema = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

const readIpfsGateway = variable('COUNTERSIGN_IPFS', {
  fallback: defaultIpfsGateway,
  schema: HttpUrlSchema,
  reason: 'is not an address',
  remedy: `set it to the address of an IPFS gateway, or unset it to use ${defaultIpfsGateway}`,
})

const readArweaveGateway = variable('COUNTERSIGN_ARWEAVE', {
  fallback: defaultArweaveGateway,
  schema: HttpUrlSchema,
  reason: 'is not an address',
  remedy: `set it to the address of an Arweave gateway, or unset it to use ${defaultArweaveGateway}`,
})

const readRelayUrl = variable('COUNTERSIGN_RELAY', {
  schema: z.url({ protocol: /^wss?$/ }).optional(),
  reason: 'is not an address of a relay',
  remedy: 'set it to a ws:// or wss:// address of a WalletConnect relay, or unset it to offer no pairing',
})

const readRelayProject = variable('COUNTERSIGN_RELAY_PROJECT', {
  fallback: 'countersign',
  schema: z.string().regex(/^[\w-]{1,64}$/),
  reason: 'is not a project id',
  remedy: 'set it to the id that the relay knows this service by, or unset it for a relay of your own',
})

const readCoinbase = variable('COUNTERSIGN_COINBASE', {
  fallback: 'off',
  schema: z.enum(['off', 'on']).transform((text) => text === 'on'),
  reason: 'is not a switch',
  remedy: 'set it to one of off, on',
})

const readLookups = variable('COUNTERSIGN_LOOKUPS', {
  fallback: 'off',
  schema: z.enum(lookupModes).transform((mode) => ({ avatars: mode === 'avatars', names: mode !== 'off' })),
  reason: 'is not a rule for looking up names',
  remedy: `set it to one of ${lookupModes.join(', ')}`,
})

const PostgresUrlSchema = z.string().regex(/^postgres(ql)?:\/\/\S+$/)

const readDatabaseUrl = variable('DATABASE_URL', {
  schema: PostgresUrlSchema.optional(),
  reason: 'is not a PostgreSQL address',
  remedy: 'set it to postgres://user:password@host:5432/name, or unset it to use the embedded database',
})

const readDirectUrl = variable('DATABASE_DIRECT_URL', {
  schema: PostgresUrlSchema.optional(),
  reason: 'is not a PostgreSQL address',
  remedy: 'set it to postgres://user:password@host:5432/name, or unset it when no pooler stands before the database',
})

const readPartitions = variable('DATABASE_PARTITIONS', {
  fallback: '0',
  schema: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .refine((count) => count !== 1 && count <= mostPartitions),
  reason: 'is not a number of partitions',
  remedy: `set it to a number from 2 to ${mostPartitions}, such as 16, or unset it to have none`,
})

const readReplicaUrls = variable('DATABASE_REPLICA_URLS', {
  fallback: ',',
  schema: z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((url) => url.trim())
        .filter(Boolean),
    )
    .pipe(z.array(PostgresUrlSchema)),
  reason: 'is not a list of PostgreSQL addresses',
  remedy: 'set it to addresses such as postgres://user:password@replica:5432/name, comma-separated, or unset it',
})

const readPublicUrl = variable('PUBLIC_URL', {
  schema: OriginSchema.optional(),
  reason: 'is not an origin',
  remedy: 'set it to scheme and host without a path, such as https://safe.example.org, or unset it',
})

const readWebUrl = variable('COUNTERSIGN_WEB_URL', {
  schema: OriginSchema.optional(),
  reason: 'is not an origin',
  remedy: 'set it to scheme and host without a path, such as https://app.example.org, or unset it',
})

/** Separated by commas; spaces around them, and a comma too many, do no harm. */
const OriginListSchema = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .pipe(z.array(OriginSchema))

const readServiceUrl = variable('COUNTERSIGN_SERVICE_URL', {
  fallback: '',
  schema: z.literal('').or(HttpUrlSchema),
  reason: 'is not an address of a service',
  remedy:
    'set it to the http:// or https:// address of the service that the web app should ask, or unset it to be that one',
})

const readServiceOrigins = variable('COUNTERSIGN_SERVICE_ORIGINS', {
  fallback: '',
  schema: OriginListSchema,
  reason: 'is not a list of origins',
  remedy: 'set it to comma-separated origins such as https://service.example.org, or unset it to let users choose none',
})

const readNodeOrigins = variable('COUNTERSIGN_NODE_ORIGINS', {
  fallback: '',
  schema: OriginListSchema,
  reason: 'is not a list of origins',
  remedy: 'set it to comma-separated origins such as https://node.example.org, or unset it to let users choose none',
})

const readGatewayOrigins = variable('COUNTERSIGN_GATEWAY_ORIGINS', {
  fallback: '',
  schema: OriginListSchema,
  reason: 'is not a list of origins',
  remedy: 'set it to comma-separated origins such as https://ipfs.example.org, or unset it to let users choose none',
})

const readOrigins = variable('COUNTERSIGN_ORIGINS', {
  fallback: '',
  schema: OriginListSchema,
  reason: 'is not a list of origins',
  remedy: 'set it to comma-separated origins such as https://app.example.org, or unset it',
})

const readFrameHosts = variable('COUNTERSIGN_FRAME_HOSTS', {
  fallback: '',
  schema: OriginListSchema,
  reason: 'is not a list of origins',
  remedy: 'set it to comma-separated origins such as https://app.example.org, or unset it to forbid frames',
})

/** Reads the settings of the process. The variables are an argument: only the launcher and `main` touch `process.env`. */
export function parseEnvironment(env: Variables): Environment {
  return {
    abisFile: readAbisFile(env),
    appsFile: readAppsFile(env),
    arweaveGateway: readArweaveGateway(env),
    chainPort: readChainPort(env),
    chainsFile: readChainsFile(env),
    clearSigningFolder: readClearSigning(env),
    corsOrigins: readOrigins(env),
    dataDir: readDataDir(env),
    databaseUrl: readDatabaseUrl(env),
    demoChains: readDemoChains(env),
    directUrl: readDirectUrl(env),
    frameHosts: readFrameHosts(env),
    host: readHost(env),
    hosts: readHosts(env),
    ipfsGateway: readIpfsGateway(env),
    limits: readLimits(env),
    logLevel: readLogLevel(env),
    maxReorgDepth: readMaxReorgDepth(env),
    maxUnsigned: readMaxUnsigned(env),
    metadata: readMetadata(env),
    metricsToken: readMetricsToken(env),
    ownerWebhooks: readOwnerWebhooks(env),
    port: readPort(env),
    prices: readPrices(env),
    publicUrl: readPublicUrl(env),
    partitions: readPartitions(env),
    replicaUrls: readReplicaUrls(env),
    service: {
      gatewayOrigins: readGatewayOrigins(env),
      nodeOrigins: readNodeOrigins(env),
      serviceOrigins: readServiceOrigins(env),
      serviceUrl: readServiceUrl(env),
    },
    wallets: {
      coinbase: readCoinbase(env),
      lookups: readLookups(env),
      relayUrl: readRelayUrl(env) ?? null,
      walletConnectProjectId: readRelayProject(env),
    },
    webhooksFile: readWebhooksFile(env),
    webUrl: readWebUrl(env),
  }
}
