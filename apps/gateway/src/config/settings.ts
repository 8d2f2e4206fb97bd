import { resolve } from 'node:path'
import { defaultArweaveGateway, defaultIpfsGateway } from '@countersign/protocol/config'
import { z } from 'zod'
import { maxPartitions } from '../db/partition/partitionTables.ts'
import { parseAuthority } from '../lib/parseAuthority.ts'
import { defaultLimits } from '../lib/ServiceLimits.ts'

const sections = [
  'Network',
  'Chains',
  'Database',
  'Web app',
  'Wallets',
  'Operator files',
  'NFT metadata',
  'Limits',
  'Operation',
] as const

/** One environment variable. The parser, `--help` and the table in `docs/operate.md` are generated from these facts. */
export type Setting = {
  /** Value when the variable is unset or empty. */
  default?: string | undefined
  /** One sentence. */
  description: string
  /** Completes "set it to". */
  expected: string
  /** Completes "is not". */
  noun: string
  section: (typeof sections)[number]
  /** Its value holds a credential: no message, log or document may show it. */
  secret?: true
  /** Completes "unset it to", where "use <default>" does not describe it. */
  unset?: string
  variable: string
}

type Kind<schema extends z.ZodType> = Pick<Setting, 'expected' | 'noun'> & { schema: schema }
type Facts = Omit<Setting, 'expected' | 'noun' | 'section' | 'variable'>

const registry = z.registry<Setting>()

/** Adds the variables of one section to the registry; a schema is cloned because two variables may share one. */
function inSection(section: Setting['section']) {
  return <schema extends z.ZodType>(variable: string, { schema, ...kind }: Kind<schema>, facts: Facts): schema => {
    const own = schema.clone()
    registry.add(own, { ...kind, ...facts, section, variable })
    return own
  }
}

/** `.optional()` alone would make the key optional as well. */
const optional = <schema extends z.ZodType>({ schema, ...kind }: Kind<schema>) => ({
  ...kind,
  schema: schema.optional().transform((value) => value),
})

const count = (noun: string, { min = 0, max = 999_999_999 }: { min?: number; max?: number } = {}) => ({
  expected: `a whole number from ${min} to ${max}`,
  noun: `a number of ${noun}`,
  schema: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max),
})

const choice = <const values extends readonly [string, ...string[]]>(noun: string, values: values) => ({
  expected: `one of ${values.join(', ')}`,
  noun,
  schema: z.enum(values),
})

const list = <schema extends z.ZodType<unknown, string>>({ expected, noun, schema }: Kind<schema>) => ({
  expected: `comma-separated ${expected}`,
  noun: `a list of ${noun}`,
  // Blanks around commas and a trailing comma are accepted.
  schema: z
    .string()
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(schema)),
})

const path = (noun: string, expected: string) => ({
  expected: `the path of ${expected}`,
  noun,
  schema: z.string().transform((text) => resolve(text)),
})

const file = (expected: string) => optional(path('a file name', expected))

const port = { ...count('ports', { max: 65_535 }), noun: 'a port number' }

// URL parsers accept an asterisk in a host name, where CORS and CSP would read it as many origins.
const OriginSchema = z
  .string()
  .refine((text) => URL.canParse(text) && new URL(text).origin === text && !text.includes('*'))
const origin = (example: string) => ({
  expected: `scheme and host without a path, such as ${example}`,
  noun: 'an origin',
  schema: OriginSchema,
})
const origins = (example: string) =>
  list({ expected: `origins such as ${example}`, noun: 'origins', schema: OriginSchema })

const HttpUrlSchema = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))
const httpUrl = (what: string) => ({ expected: `the URL of ${what}`, noun: 'a URL', schema: HttpUrlSchema })

// A password with `/`, `?` or `#` that is not percent-encoded would end the host early and connect elsewhere.
const PostgresUrlSchema = z
  .string()
  .regex(/^postgres(ql)?:\/\/\S+$/)
  .refine((text) => {
    // Sockets have no host: `postgres://user@/name?host=/run/postgresql`.
    const url = text.replace('@/', '@localhost/')
    if (!URL.canParse(url)) return false
    const { hash, pathname, search } = new URL(url)
    return !`${pathname}${search}${hash}`.includes('@')
  })
const postgresUrl = {
  expected: 'postgres://user:password@host:5432/name, with the password percent-encoded or in PGPASSWORD instead',
  noun: 'a PostgreSQL URL',
  schema: PostgresUrlSchema,
}

const outboundModes = ['off', 'public', 'any'] as const
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const demoChainCounts = { 0: 0, 1: 1, 2: 2 } as const

const network = inSection('Network')
const chains = inSection('Chains')
const database = inSection('Database')
const web = inSection('Web app')
const wallet = inSection('Wallets')
const files = inSection('Operator files')
const metadata = inSection('NFT metadata')
const limit = inSection('Limits')
const operation = inSection('Operation')

/** Every setting of the service, in the order of `--help` within its section. */
export const EnvironmentSchema = z.object({
  port: network('PORT', port, {
    default: '8000',
    description: 'Port of the web app and the API; 0 selects a free one.',
  }),
  host: network(
    'HOST',
    {
      expected: 'an address of this machine such as 127.0.0.1',
      noun: 'a host name or address',
      schema: z.string().regex(/^[\w.:-]+$/),
    },
    { default: '127.0.0.1', description: 'Address to listen on.' },
  ),
  publicUrl: network('PUBLIC_URL', optional(origin('https://safe.example.org')), {
    description: 'Origin that users see when a proxy stands in front of the service.',
  }),
  hosts: network(
    'COUNTERSIGN_HOSTS',
    list({
      expected: 'names such as safe.lan or safe.lan:8000, without scheme and path',
      noun: 'host names',
      schema: z.string().refine((name) => parseAuthority(name) !== undefined),
    }),
    {
      default: '',
      description:
        'Further `Host` names that the service accepts, comma-separated; `PUBLIC_URL` and the addresses of this machine are always accepted.',
      unset: 'serve PUBLIC_URL and this machine alone',
    },
  ),
  corsOrigins: network('COUNTERSIGN_ORIGINS', origins('https://app.example.org'), {
    default: '',
    description: 'Other sites that may call the API from a browser (CORS), comma-separated.',
  }),

  chainsFile: chains('COUNTERSIGN_CHAINS', file('a chains file'), {
    description:
      'JSON file of chains (see `chains.example.json`); without it an embedded chain with a demo world runs.',
    unset: 'use the embedded chain',
  }),
  chainPort: chains('CHAIN_PORT', port, {
    default: '8545',
    description: "Port of the embedded chain's JSON-RPC; 0 selects a free one.",
  }),
  demoChains: chains(
    'COUNTERSIGN_DEMO_CHAINS',
    {
      expected: '0, 1 or 2',
      noun: 'a number of embedded chains',
      schema: z.enum(['0', '1', '2']).transform((text) => demoChainCounts[text]),
    },
    {
      default: '1',
      description:
        'Number of embedded chains: 0, 1 or 2; the second (id 31338) uses the next port. With 0 and no chains file, mainnet and Sepolia are followed through public nodes.',
    },
  ),
  maxReorgDepth: chains('COUNTERSIGN_MAX_REORG', count('blocks', { min: 1, max: 999_999 }), {
    default: '256',
    description: 'Blocks that a reorganisation may replace; a deeper one halts indexing.',
  }),

  dataDir: database('COUNTERSIGN_DATA', path('a folder name', 'a folder that this user can write'), {
    default: '.countersign',
    description: 'Folder of the embedded database, the embedded chain and generated secrets.',
  }),
  databaseUrl: database('DATABASE_URL', optional(postgresUrl), {
    description:
      'PostgreSQL server instead of the embedded one; may point to PgBouncer in transaction mode. `PGPASSWORD` holds a password that it does not name.',
    secret: true,
    unset: 'use the embedded database',
  }),
  directUrl: database('DATABASE_DIRECT_URL', optional(postgresUrl), {
    description: 'The primary without a pooler, for listening, indexer leases, migrations and admin commands.',
    secret: true,
    unset: 'use DATABASE_URL',
  }),
  replicaUrls: database(
    'DATABASE_REPLICA_URLS',
    list({
      ...postgresUrl,
      expected: 'URLs such as postgres://user:password@replica:5432/name',
      noun: 'PostgreSQL URLs',
    }),
    {
      default: '',
      description:
        'Replicas for requests that only read, comma-separated; a replica answers once it has replayed earlier writes.',
      secret: true,
    },
  ),
  partitions: database(
    'DATABASE_PARTITIONS',
    {
      expected: `a number from 2 to ${maxPartitions}, such as 16`,
      noun: 'a number of partitions',
      schema: z
        .string()
        .regex(/^\d{1,2}$/)
        .transform(Number)
        .refine((partitions) => partitions !== 1 && partitions <= maxPartitions),
    },
    {
      default: '0',
      description: 'Partitions of the large tables of a new database, by a hash of the Safe; 0 for none.',
      unset: 'have none',
    },
  ),

  service: z.object({
    serviceUrl: web(
      'COUNTERSIGN_SERVICE_URL',
      { ...httpUrl('the service that the web app calls'), schema: z.literal('').or(HttpUrlSchema) },
      { default: '', description: 'URL of the service that the web app calls.', unset: 'use this service' },
    ),
    serviceOrigins: web('COUNTERSIGN_SERVICE_ORIGINS', origins('https://service.example.org'), {
      default: '',
      description:
        "Origins of other services that users may choose in the app's settings, comma-separated; each must list this site in its `COUNTERSIGN_ORIGINS`.",
      unset: 'offer none',
    }),
    nodeOrigins: web('COUNTERSIGN_NODE_ORIGINS', origins('https://node.example.org'), {
      default: '',
      description: 'Origins of RPC nodes that users may choose, comma-separated.',
      unset: 'offer none',
    }),
    gatewayOrigins: web('COUNTERSIGN_GATEWAY_ORIGINS', origins('https://ipfs.example.org'), {
      default: '',
      description: 'Origins of IPFS and Arweave gateways that users may choose, comma-separated.',
      unset: 'offer none',
    }),
  }),
  webUrl: web('COUNTERSIGN_WEB_URL', optional(origin('https://app.example.org')), {
    description: 'Origin of the web app when another server hosts it; links to it lead there.',
  }),
  frameHosts: web('COUNTERSIGN_FRAME_HOSTS', origins('https://app.example.org'), {
    default: '',
    description: 'Multisig hosts that may show the app in a frame, comma-separated origins.',
    unset: 'forbid frames',
  }),

  wallets: z.object({
    relayUrl: wallet(
      'COUNTERSIGN_RELAY',
      {
        expected: 'a ws:// or wss:// URL of a WalletConnect relay',
        noun: 'the URL of a relay',
        schema: z
          .url({ protocol: /^wss?$/ })
          .optional()
          .transform((url) => url ?? null),
      },
      { description: 'WalletConnect relay (ws:// or wss://) for wallets on phones.', unset: 'offer no pairing' },
    ),
    walletConnectProjectId: wallet(
      'COUNTERSIGN_RELAY_PROJECT',
      {
        expected: 'the id of this service at the relay',
        noun: 'a project id',
        schema: z.string().regex(/^[\w-]{1,64}$/),
      },
      { default: 'countersign', description: 'Project id of this service at the relay.' },
    ),
    coinbase: wallet(
      'COUNTERSIGN_COINBASE',
      {
        ...choice('a switch', ['off', 'on']),
        schema: z.enum(['off', 'on']).transform((text) => text === 'on'),
      },
      { default: 'off', description: '`on` offers Coinbase Wallet, whose SDK contacts its vendor when chosen.' },
    ),
    lookups: wallet(
      'COUNTERSIGN_LOOKUPS',
      {
        expected: 'one of off, names, avatars',
        noun: 'a lookup mode',
        schema: z
          .enum(['off', 'names', 'avatars'])
          .transform((mode) => ({ avatars: mode === 'avatars', names: mode !== 'off' })),
      },
      { default: 'off', description: '`names` resolves ENS names of accounts, `avatars` their pictures as well.' },
    ),
  }),

  prices: files(
    'COUNTERSIGN_PRICES',
    optional({
      expected: 'the path or the https:// URL of a file of prices',
      noun: 'a file name or URL',
      schema: z
        .string()
        .refine((text) => !/^https?:/.test(text) || URL.canParse(text))
        .transform((text) => (/^https?:/.test(text) ? text : resolve(text))),
    }),
    {
      description:
        'JSON file or https:// URL of token prices; without it nothing has a price (`docs/operator-files.md`).',
    },
  ),
  abisFile: files('COUNTERSIGN_ABIS', file('a file of ABIs'), {
    description: 'JSON file of ABIs that decode calldata (`docs/operator-files.md`).',
  }),
  appsFile: files('COUNTERSIGN_APPS', file('a list of apps'), {
    description: 'JSON file of recommended Safe Apps (`docs/operator-files.md`).',
  }),
  clearSigningFolder: files('COUNTERSIGN_CLEAR_SIGNING', file('a folder of descriptions'), {
    description: 'Folder of ERC-7730 descriptors in the layout of the public registry (`docs/operator-files.md`).',
  }),
  webhooksFile: files('COUNTERSIGN_WEBHOOKS', file('a webhooks file'), {
    description: 'JSON file of webhooks that receive events of Safes (`docs/notifications.md`).',
  }),
  ownerWebhooks: files('COUNTERSIGN_OWNER_WEBHOOKS', choice('a rule for the webhooks of owners', outboundModes), {
    default: 'public',
    description: 'Targets of webhooks that owners configure: `off`, `public` addresses only, or `any`.',
  }),

  metadata: metadata('COUNTERSIGN_METADATA', choice('a rule for the metadata of NFTs', outboundModes), {
    default: 'off',
    description: 'Servers that may be asked for NFT metadata: `off`, `public` addresses only, or `any`.',
  }),
  ipfsGateway: metadata('COUNTERSIGN_IPFS', httpUrl('an IPFS gateway'), {
    default: defaultIpfsGateway,
    description: 'Gateway for `ipfs:` URIs.',
  }),
  arweaveGateway: metadata('COUNTERSIGN_ARWEAVE', httpUrl('an Arweave gateway'), {
    default: defaultArweaveGateway,
    description: 'Gateway for `ar:` URIs.',
  }),

  limits: z.object({
    proxyHops: limit('COUNTERSIGN_PROXIES', count('proxies'), {
      default: `${defaultLimits.proxyHops}`,
      description:
        'Proxies in front of the service that write `X-Forwarded-For`; limits per client address depend on it.',
    }),
    ratePerAddress: limit('COUNTERSIGN_RATE', count('units'), {
      default: `${defaultLimits.ratePerAddress}`,
      description:
        'Units of work per second for one client address: a read costs 1, a write 10 and 1 per kilobyte. All new clients together have as much. 0 disables the limit.',
    }),
    maxConnectionsPerAddress: limit('COUNTERSIGN_MAX_CONNECTIONS_EACH', count('connections'), {
      default: `${defaultLimits.maxConnectionsPerAddress}`,
      description: 'Connections of one client address, where no proxy stands in front; 0 disables the limit.',
    }),
    maxStreams: limit('COUNTERSIGN_MAX_STREAMS', count('streams'), {
      default: `${defaultLimits.maxStreams}`,
      description: 'Event streams that one process holds open.',
    }),
    maxStreamsPerAddress: limit('COUNTERSIGN_MAX_STREAMS_EACH', count('streams'), {
      default: `${defaultLimits.maxStreamsPerAddress}`,
      description: 'Event streams of one client address.',
    }),
  }),
  maxUnsigned: limit('COUNTERSIGN_MAX_UNSIGNED', count('proposals', { max: 999_999 }), {
    default: '50',
    description: 'Proposals without a signature that one Safe may have.',
  }),

  metricsToken: operation(
    'COUNTERSIGN_METRICS_TOKEN',
    optional({
      expected: '16 to 256 letters, digits and signs without blanks',
      noun: 'a token',
      schema: z.string().regex(/^[\x21-\x7e]{16,256}$/),
    }),
    {
      description:
        'Serves `/metrics` to requests with `Authorization: Bearer <token>`; without it only to this machine, and not through a proxy.',
      secret: true,
      unset: 'serve /metrics to this machine only',
    },
  ),
  logLevel: operation('LOG_LEVEL', choice('a log level', logLevels), {
    default: 'info',
    description: `${logLevels.join(', ')}; logs are JSON lines on standard error.`,
  }),
})

/** The settings of a process. */
export type Environment = z.output<typeof EnvironmentSchema>

/** The facts of a schema in `EnvironmentSchema`; undefined for a group of settings. */
export function findSetting(schema: z.core.$ZodType): Setting | undefined {
  return registry.get(schema)
}

/** Every setting, by section. */
export function listSettings(): { section: string; settings: Setting[] }[] {
  const settings = listIn(EnvironmentSchema)
  return sections.map((section) => ({ section, settings: settings.filter((setting) => setting.section === section) }))
}

function listIn(group: z.ZodObject): Setting[] {
  return Object.values(group.shape).flatMap((schema) =>
    schema instanceof z.ZodObject ? listIn(schema) : (findSetting(schema) ?? []),
  )
}
