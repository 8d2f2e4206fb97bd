import { listOwnerSafes, type Client as ServiceClient } from '@countersign/client'
import type { Address, Chain, Client, Transport } from 'viem'
import { getBalance } from 'viem/actions'
import { formatAmount } from '../../lib/formatAmount.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { formatNumber } from '../../lib/messages/intl.ts'

const t = createCatalogue('connect')

export type DescribeAccountParameters = {
  address: Address
  chainId: number
  client: Client<Transport, Chain>
  service: ServiceClient
}

/** Balance by our own node and the number of owned Safes by the service; what cannot be read is left out. */
export async function describeAccount(parameters: DescribeAccountParameters): Promise<string> {
  const { address, chainId, client, service } = parameters
  const { decimals, symbol } = client.chain.nativeCurrency
  const [balance, owned] = await Promise.allSettled([
    getBalance(client, { address }),
    listOwnerSafes(service, { address, chainId }),
  ])
  return [
    balance.status === 'fulfilled' ? `${formatAmount(balance.value, decimals, 3)} ${symbol}` : '',
    owned.status === 'fulfilled' && owned.value.safes.length > 0
      ? t('ownedSafes', { count: formatNumber(owned.value.safes.length) })
      : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
