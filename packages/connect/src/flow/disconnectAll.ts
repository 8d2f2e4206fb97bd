import type { Config } from 'wagmi'
import { disconnect, getConnections } from 'wagmi/actions'

/** Disconnect means nobody is connected afterwards: wagmi alone would fall back to a second wallet. */
export async function disconnectAll(config: Config): Promise<void> {
  for (const { connector } of getConnections(config)) await disconnect(config, { connector })
}
