import type { Address } from 'viem'

/** Of what an account set up. */
export const webhooksKey = (account: Address | undefined) => ['webhooks', account?.toLowerCase()]
