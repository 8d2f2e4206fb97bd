import {
  type Client,
  createClient,
  type HttpTransport,
  http,
  type PublicActions,
  publicActions,
  type TestActions,
  testActions,
  type WalletActions,
  walletActions,
} from 'viem'
import { devchain } from '../contracts/devchain.ts'

export type TestClient = Client<HttpTransport, typeof devchain> &
  PublicActions<HttpTransport, typeof devchain> &
  TestActions &
  WalletActions<typeof devchain>

/** Reads, writes for the demo accounts (the node signs) and development methods, in one viem client. */
export function createTestClient(url: string): TestClient {
  return createClient({
    cacheTime: 0,
    chain: devchain,
    pollingInterval: 20,
    transport: http(url, { timeout: 120_000 }),
  })
    .extend(publicActions)
    .extend(walletActions)
    .extend(testActions({ mode: 'hardhat' }))
}
