import type { useNavigate } from '@tanstack/react-router'
import { connect } from 'wagmi/actions'
import type { Services } from '../../domain/services/Services.ts'

/** EIP-6963 announces the demo wallet under this name. */
const demoConnector = 'app.countersign.demo'

/**
 * Connects the demo wallet's first account and opens its Safe; rejects where there is no demo wallet. The click is the
 * consent: the account's key is published, and the chain is on this computer.
 */
export async function startDemo(
  { config, demoWallet, wagmi }: Pick<Services, 'config' | 'demoWallet' | 'wagmi'>,
  navigate: ReturnType<typeof useNavigate>,
): Promise<void> {
  const world = await demoWallet
  const connector = wagmi.connectors.find(({ id }) => id === demoConnector)
  const [chain] = config.chains
  if (!world || !connector || !chain) throw new Error('The demo wallet is not available.')
  world.permit()
  await connect(wagmi, { connector })
  await navigate({ params: { chain: String(chain.id), safe: world.safe }, to: '/$chain/$safe' })
}
