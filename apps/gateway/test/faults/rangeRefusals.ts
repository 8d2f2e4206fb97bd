type Refusal = { code: number; message: string }

/** How nodes and providers reject too large a range, from their documentation and bug reports. */
export const rangeRefusals: readonly [Refusal, ...Refusal[]] = [
  // Alchemy
  {
    code: -32_602,
    message:
      'Log response size exceeded. You can make eth_getLogs requests with up to a 2K block range and no limit on the response size, or you can request any block range with a cap of 10K logs in the response. Based on your parameters and the response size limit, this block range should work: [0x0, 0x7cf]',
  },
  // Infura
  { code: -32_005, message: 'query returned more than 10000 results. Try with this block range [0x1, 0x2].' },
  // QuickNode
  { code: -32_614, message: 'eth_getLogs is limited to a 10,000 range' },
  // Ankr
  { code: -32_600, message: 'block range is too wide' },
  // Cloudflare
  { code: -32_047, message: 'Invalid eth_getLogs request. `fromBlock`-`toBlock` range too large. Max range: 800' },
  // BNB and other public endpoints
  { code: -32_005, message: 'limit exceeded' },
  { code: -32_000, message: 'exceed maximum block range: 50000' },
  // Polygon
  { code: -32_000, message: 'Block range is too large' },
  // geth and forks
  { code: -32_000, message: 'query timeout exceeded' },
  { code: -32_602, message: 'exceed max topics' },
  // erigon
  { code: -32_000, message: 'logs query exceeded the limit of 20000' },
  // nethermind
  { code: -32_016, message: 'eth_getLogs request was canceled due to enabled timeout.' },
  // besu
  { code: -32_005, message: 'Requested range exceeds maximum range limit' },
  // Blast, dRPC, Tenderly
  { code: 35, message: 'ranges over 10000 blocks are not supported on freetier' },
  { code: -32_602, message: 'query exceeds max results 20000, retry with the range 1-2' },
]
