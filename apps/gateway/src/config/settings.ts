import { resolve } from 'node:path'
import { defaultArweaveGateway, defaultIpfsGateway, userNetworkRules } from '@countersign/protocol/config'
import { z } from 'zod'
import { maxPartitions } from '../db/partition/partitionTables.ts'
import { parseAuthority } from '../lib/parseAuthority.ts'
import { parseVapidKey } from '../lib/push/vapidKeys.ts'
import { defaultLimits } from '../lib/ServiceLimits.ts'
import {
  choice,
  count,
  file,
  HttpUrlSchema,
  httpUrl,
  type Kind,
  list,
  optional,
  origin,
  origins,
  path,
  port,
  postgresUrl,
  type SettingKind,
} from './settingKinds.ts'

const sections = [
  'Network',
  'Chains',
  'Database',
  'Web app',
  'Wallets',
  'Operator files',
  'Push messages',
  'NFT metadata',
  'Limits',
  'Operation',
] as const

/** One environment variable. The parser, `--help` and the table in `docs/operate.md` are generated from these facts. */
export type Setting = SettingKind & {
  /** Value when the variable is unset or empty. */
  default?: string | undefined
  /** One sentence. */
  description: string
  section: (typeof sections)[number]
  /** Its value holds a credential: no message, log or document may show it. */
  secret?: true
  /** Completes "unset it to", where "use <default>" does not describe it. */
  unset?: string
  variable: string
}

type Facts = Omit<Setting, keyof SettingKind | 'section' | 'variable'>

const registry = z.registry<Setting>()

/** Adds the variables of one section to the registry; a schema is cloned because two variables may share one. */
function inSection(section: Setting['section']) {
  return <schema extends z.ZodType>(variable: string, { schema, ...kind }: Kind<schema>, facts: Facts): schema => {
    const own = schema.clone()
    registry.add(own, { ...kind, ...facts, section, variable })
    return own
  }
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
const pushing = inSection('Push messages')
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
        'Further `Host` names to accept, comma-separated. `PUBLIC_URL` and the addresses of this machine are always accepted.',
      unset: 'accept PUBLIC_URL and this machine only',
    },
  ),
  corsOrigins: network('COUNTERSIGN_ORIGINS', origins('https://app.example.org'), {
    default: '',
    description: 'Origins of other sites that may call the API (CORS), comma-separated.',
  }),

  chainsFile: chains('COUNTERSIGN_CHAINS', file('a chains file'), {
    description:
      'JSON file of chains (see `chains.example.json`). Without it, an embedded chain with a demo world runs.',
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
        'Number of embedded chains: 0, 1 or 2. The second (id 31338) uses the next port. With 0 and no chains file, the service indexes mainnet and Sepolia through public nodes.',
    },
  ),
  maxReorgDepth: chains('COUNTERSIGN_MAX_REORG', count('blocks', { min: 1, max: 999_999 }), {
    default: '256',
    description: 'Maximum depth of a reorganisation in blocks. A deeper one halts indexing.',
  }),

  dataDir: database('COUNTERSIGN_DATA', path('a folder name', 'a folder that this user can write'), {
    default: '.countersign',
    description: 'Folder of the embedded database, the embedded chain and generated secrets.',
  }),
  databaseUrl: database('DATABASE_URL', optional(postgresUrl), {
    description:
      'URL of a PostgreSQL server, used instead of the embedded one. May point to PgBouncer in transaction mode. The password may be in `PGPASSWORD` instead.',
    secret: true,
    unset: 'use the embedded database',
  }),
  directUrl: database('DATABASE_DIRECT_URL', optional(postgresUrl), {
    description:
      'URL of the primary without a pooler: for LISTEN/NOTIFY, indexer leases, migrations and admin commands.',
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
        'Replicas for read-only requests, comma-separated. A replica is used once it has replayed earlier writes.',
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
      description: 'Number of hash partitions of the large tables in a new database; 0 for none.',
      unset: 'use none',
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
        'Origins of other services that users may choose in the app, comma-separated. Each must list this site in its `COUNTERSIGN_ORIGINS`.',
      unset: 'offer none',
    }),
    nodeOrigins: web('COUNTERSIGN_NODE_ORIGINS', origins('https://node.example.org'), {
      default: '',
      description: 'Origins of RPC nodes that users may choose, comma-separated.',
      unset: 'offer none',
    }),
    userNetworks: web('COUNTERSIGN_USER_NETWORKS', choice('a rule for networks of users', userNetworkRules), {
      default: 'listed',
      description:
        'Networks that users may add in the app: `off`, `listed` (their node is in `COUNTERSIGN_NODE_ORIGINS`), or `any`. `any` lets the page contact every https: host, which weakens its content security policy.',
    }),
    gatewayOrigins: web('COUNTERSIGN_GATEWAY_ORIGINS', origins('https://ipfs.example.org'), {
      default: '',
      description: 'Origins of IPFS and Arweave gateways that users may choose, comma-separated.',
      unset: 'offer none',
    }),
  }),
  webUrl: web('COUNTERSIGN_WEB_URL', optional(origin('https://app.example.org')), {
    description: 'Origin of the web app if another server hosts it. Links point there.',
  }),
  frameHosts: web('COUNTERSIGN_FRAME_HOSTS', origins('https://app.example.org'), {
    default: '',
    description: 'Origins of Safe hosts that may show the app in a frame, comma-separated.',
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
      { description: 'WalletConnect relay (ws:// or wss://) for mobile wallets.', unset: 'disable WalletConnect' },
    ),
    walletConnectProjectId: wallet(
      'COUNTERSIGN_RELAY_PROJECT',
      {
        expected: 'the WalletConnect project id of this service',
        noun: 'a project id',
        schema: z.string().regex(/^[\w-]{1,64}$/),
      },
      { default: 'countersign', description: 'WalletConnect project id of this service.' },
    ),
    coinbase: wallet(
      'COUNTERSIGN_COINBASE',
      {
        ...choice('a switch', ['off', 'on']),
        schema: z.enum(['off', 'on']).transform((text) => text === 'on'),
      },
      {
        default: 'off',
        description: '`on` offers Coinbase Wallet. Its SDK contacts its vendor when a user selects it.',
      },
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
      { default: 'off', description: '`names` resolves ENS names of accounts; `avatars` also loads their avatars.' },
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
        'JSON file or https:// URL of token prices. Without it, no prices are shown (`docs/operator-files.md`).',
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
    description: 'Allowed targets of webhooks that owners configure: `off`, `public` addresses only, or `any`.',
  }),

  push: z.object({
    mode: pushing('COUNTERSIGN_PUSH', choice('a rule for push services', outboundModes), {
      default: 'public',
      description:
        'Allowed push services of browsers: `off`, `public` https servers only, or `any`. Needs a key; the embedded database has one of its own.',
    }),
    privateKey: pushing(
      'COUNTERSIGN_PUSH_KEY',
      optional({
        expected: 'a key from countersign-admin push-keys',
        noun: 'a private key for push messages',
        schema: z.string().refine((text) => parseVapidKey(text) !== undefined),
      }),
      {
        description:
          'Private VAPID key, the same for every process (`countersign-admin push-keys`). Without it, and with `DATABASE_URL`, no push messages are sent.',
        secret: true,
        unset: 'use that of the data folder',
      },
    ),
    contact: pushing(
      'COUNTERSIGN_PUSH_CONTACT',
      optional({
        expected: 'a mailto: or https:// URL',
        noun: 'a contact for push services',
        schema: z.string().regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/),
      }),
      {
        description:
          'Address at which push services reach you: mailto: or https:. Apple requires one; the default is `PUBLIC_URL` with https.',
        unset: 'use PUBLIC_URL',
      },
    ),
  }),
  keyCheckMonths: pushing('COUNTERSIGN_KEY_CHECK_MONTHS', count('months', { max: 24 }), {
    default: '3',
    description: 'Months without a proof or use of a key after which its owner is reminded; 0 sends no reminders.',
    unset: 'use 3',
  }),

  metadata: metadata('COUNTERSIGN_METADATA', choice('a rule for the metadata of NFTs', outboundModes), {
    default: 'off',
    description: 'Allowed servers of NFT metadata: `off`, `public` addresses only, or `any`.',
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
        'Number of proxies in front of the service that set `X-Forwarded-For`. Limits per IP address depend on it.',
    }),
    ratePerAddress: limit('COUNTERSIGN_RATE', count('units'), {
      default: `${defaultLimits.ratePerAddress}`,
      description:
        'Rate limit per IP address in units per second: a read costs 1, a write 10 plus 1 per kilobyte. All new clients together have the same limit. 0 disables it.',
    }),
    maxConnectionsPerAddress: limit('COUNTERSIGN_MAX_CONNECTIONS_EACH', count('connections'), {
      default: `${defaultLimits.maxConnectionsPerAddress}`,
      description: 'Maximum connections per IP address without a proxy in front; 0 disables the limit.',
    }),
    maxStreams: limit('COUNTERSIGN_MAX_STREAMS', count('streams'), {
      default: `${defaultLimits.maxStreams}`,
      description: 'Maximum event streams per process.',
    }),
    maxStreamsPerAddress: limit('COUNTERSIGN_MAX_STREAMS_EACH', count('streams'), {
      default: `${defaultLimits.maxStreamsPerAddress}`,
      description: 'Maximum event streams per IP address.',
    }),
  }),
  maxUnsigned: limit('COUNTERSIGN_MAX_UNSIGNED', count('proposals', { max: 999_999 }), {
    default: '50',
    description: 'Maximum proposals without a signature per Safe.',
  }),

  metricsToken: operation(
    'COUNTERSIGN_METRICS_TOKEN',
    optional({
      expected: '16 to 256 printable characters without spaces',
      noun: 'a token',
      schema: z.string().regex(/^[\x21-\x7e]{16,256}$/),
    }),
    {
      description:
        'Token for `/metrics` (`Authorization: Bearer <token>`). Without it, `/metrics` is served to this machine only, not through a proxy.',
      secret: true,
      unset: 'serve /metrics to this machine only',
    },
  ),
  logLevel: operation('LOG_LEVEL', choice('a log level', logLevels), {
    default: 'info',
    description: `${logLevels.join(', ')}; logs are JSON lines on standard error.`,
  }),
})

export type Environment = z.output<typeof EnvironmentSchema>

/** The facts of a schema in `EnvironmentSchema`; undefined for a group of settings. */
export function findSetting(schema: z.core.$ZodType): Setting | undefined {
  return registry.get(schema)
}

export function listSettings(): { section: string; settings: Setting[] }[] {
  const settings = listIn(EnvironmentSchema)
  return sections.map((section) => ({ section, settings: settings.filter((setting) => setting.section === section) }))
}

function listIn(group: z.ZodObject): Setting[] {
  return Object.values(group.shape).flatMap((schema) =>
    schema instanceof z.ZodObject ? listIn(schema) : (findSetting(schema) ?? []),
  )
}
