import type { Address } from 'viem'

export const webhooksKey = (account: Address | undefined) => ['webhooks', account?.toLowerCase()]
