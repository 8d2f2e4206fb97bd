import type { Address } from 'viem'

/** Query key of an account's webhooks. */
export const webhooksKey = (account: Address | undefined) => ['webhooks', account?.toLowerCase()]
