export const startHelp = `Countersign: web app, service, database and chain in one process.

Usage: npm start            start everything (builds first when the sources changed)
       npm start -- --help  show this text

Settings are environment variables:
  PORT                 port of web app and API (8000; 0 takes a free one)
  HOST                 address to listen on (127.0.0.1)
  COUNTERSIGN_DATA     folder for the embedded database, chain and secrets (.countersign)
  COUNTERSIGN_CHAINS   JSON file of chains; without it an embedded chain with a demo world runs
                       (chains.example.json is a start)
  CHAIN_PORT           port of the embedded chain's JSON-RPC (8545; 0 takes a free one)
  COUNTERSIGN_DEMO_CHAINS  how many embedded chains run: 0, 1 or 2 (1); the second one, id 31338, takes the next port;
                       with 0 and no chains file, mainnet and Sepolia are followed through public nodes
  DATABASE_URL         postgres://… server to use instead of the embedded database
  DATABASE_DIRECT_URL  the same server without a pooler (PgBouncer) before it: for listening, leases and migrations
  DATABASE_REPLICA_URLS  replicas of it, comma-separated: reads go there as soon as they have what was written before
  DATABASE_PARTITIONS  parts into which the large tables of a new database are divided, by Safe: 2 to 64 (none)
  PUBLIC_URL           origin that users see when a proxy stands before the service
  COUNTERSIGN_HOSTS    further names that the service may be called by, such as safe.lan or safe.lan:8000,
                       comma-separated; PUBLIC_URL and addresses of this machine always are (docs/operate.md)
  COUNTERSIGN_ORIGINS  other sites that may call the API from a browser, comma-separated
  COUNTERSIGN_FRAME_HOSTS  multisig hosts that may show the app in a frame, comma-separated origins (none)
  COUNTERSIGN_SERVICE_URL  address of the service that the web app asks (this one)
  COUNTERSIGN_SERVICE_ORIGINS  origins of other services that users may choose in the app's settings, comma-separated
  COUNTERSIGN_GATEWAY_ORIGINS  origins of gateways for pictures that users may choose there, comma-separated
  COUNTERSIGN_NODE_ORIGINS  origins of nodes of their own that users may choose there, comma-separated
                       (none); each of them must name this site in its COUNTERSIGN_ORIGINS
  COUNTERSIGN_WEB_URL  origin of the web app, when another server has it; links to its explorer lead there (this one)
  COUNTERSIGN_WEBHOOKS JSON file of addresses that are told what happens (docs/notifications.md)
  COUNTERSIGN_PRICES   JSON file or https:// address of prices; without it nothing has a price (docs/operator-files.md)
  COUNTERSIGN_OWNER_WEBHOOKS  where webhooks that owners set up may lead: off, public or any (public)
  COUNTERSIGN_ABIS     JSON file of ABIs that explain calldata (docs/operator-files.md)
  COUNTERSIGN_APPS     JSON file of apps to recommend (docs/operator-files.md)
  COUNTERSIGN_CLEAR_SIGNING  folder of descriptions of contracts (ERC-7730) in the layout of the public registry
                       (docs/operator-files.md)
  COUNTERSIGN_MAX_REORG  depth of a reorganisation beyond which a node is not believed (256 blocks)
  COUNTERSIGN_PROXIES  how many proxies stand before the service and write X-Forwarded-For (0); limits per client
                       address need it
  COUNTERSIGN_RATE     units of work per second for one client address (300; 0 sets no limit): a read is one,
                       anything else ten and one more for each kilobyte
  COUNTERSIGN_MAX_CONNECTIONS_EACH  most connections of one client address (500; 0 sets no limit), without a proxy
  COUNTERSIGN_MAX_STREAMS       most event streams that one process holds open (5000)
  COUNTERSIGN_MAX_STREAMS_EACH  most event streams of one client address (250)
  COUNTERSIGN_MAX_UNSIGNED  most proposals without a signature that a Safe may have (50)
  COUNTERSIGN_METRICS_TOKEN  serve /metrics to those who send it (Authorization: Bearer …); without it only to this
                       machine, and to nobody who comes through a proxy
  COUNTERSIGN_METADATA whose servers are asked what NFTs are: off, public or any (off)
  COUNTERSIGN_IPFS     gateway for ipfs: addresses (https://ipfs.io)
  COUNTERSIGN_ARWEAVE  gateway for ar: addresses (https://arweave.net)
  COUNTERSIGN_RELAY    ws:// or wss:// address of a WalletConnect relay, for wallets on phones (no pairing)
  COUNTERSIGN_RELAY_PROJECT  id that the relay knows this service by (countersign)
  COUNTERSIGN_COINBASE on offers Coinbase Wallet, whose kit talks to its maker when it is chosen (off)
  COUNTERSIGN_LOOKUPS  names looks for ENS names of accounts, avatars for their pictures too (off)
  LOG_LEVEL            fatal, error, warn, info, debug, trace or silent (info); logs go to standard error
`

export const gatewayHelp = `Countersign's gateway alone: API and indexer, without web app and chain.

Usage: npm run gateway            start it
       npm run gateway -- --help  show this text

It follows the chains of COUNTERSIGN_CHAINS, or the embedded chain of a running "npm start" on CHAIN_PORT (both with
COUNTERSIGN_DEMO_CHAINS=2).
The other settings are those of "npm start -- --help".
`
