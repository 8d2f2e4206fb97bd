import { QueryClient } from '@tanstack/react-query'

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 24 * 60 * 60 * 1000,
        // `navigator.onLine` is irrelevant to a node on this machine or network.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        // The service client and the chain transport retry themselves.
        retry: false,
        staleTime: 5_000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
