import type { Address, Hex } from 'viem'
import { getConnection, getConnectorClient } from 'wagmi/actions'
import type { Services } from '../services/Services.ts'

const findPasskeys = ({ wagmi }: Pick<Services, 'wagmi'>) => wagmi.connectors.find(({ id }) => id === 'passkey')

/** The connected wallet, or for a passkey of this browser the passkey: it signs without being connected. */
export async function connectAccount(
  services: Pick<Services, 'wagmi'>,
  { account, chainId }: { account: Address; chainId: number },
) {
  const { wagmi } = services
  const connector = findPasskeys(services)
  const isConnected = getConnection(wagmi).addresses?.some((other) => other.toLowerCase() === account.toLowerCase())
  if (isConnected || !connector) return getConnectorClient(wagmi, { account, chainId })
  await connector.switchChain?.({ chainId })
  return getConnectorClient(wagmi, { account, chainId, connector })
}

/** What a passkey signed on this page must be made on it; other accounts pass. */
export async function checkPasskey(
  services: Pick<Services, 'storage' | 'wagmi'>,
  answer: { account: Address; hash: Hex; signature: Hex },
): Promise<void> {
  if (!findPasskeys(services)) return
  const { acceptPasskeyAnswer } = await import('../passkeys/acceptPasskeyAnswer.ts')
  await acceptPasskeyAnswer(services.storage, answer)
}
