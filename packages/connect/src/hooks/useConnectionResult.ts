import { useMemo, useSyncExternalStore } from 'react'
import { type Config, useConfig } from 'wagmi'
import { type ConnectionResult, toConnectionResult } from '../connection/ConnectionResult.ts'

/** The connected account and chain, from wagmi's state: its hook adds 3 kB to every page. */
export function useConnectionResult(): ConnectionResult {
  const config = useConfig()
  const { chains } = config
  const status = useWagmiState(config, () => config.state.status)
  const address = useWagmiState(config, () => findCurrent(config)?.accounts[0])
  const chainId = useWagmiState(config, () => findCurrent(config)?.chainId)
  return useMemo(() => toConnectionResult({ address, chainId, chains, status }), [address, chainId, chains, status])
}

const findCurrent = ({ state: { connections, current } }: Config) => connections.get(current ?? '')

function useWagmiState<value>(config: Config, read: () => value): value {
  const subscribe = useMemo(
    () => (listener: () => void) =>
      config.subscribe(({ connections, current, status }) => [connections, current, status], listener, {
        equalityFn: (one, other) => one.every((part, index) => part === other[index]),
      }),
    [config],
  )
  return useSyncExternalStore(subscribe, read, read)
}
