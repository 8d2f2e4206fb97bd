import { QueryClient } from '@tanstack/react-query'

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 24 * 60 * 60 * 1000,
        // The browser's idea of "online" says nothing about a node on this machine or in this office.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        // Service client and chain transport repeat what is worth repeating.
        retry: false,
        staleTime: 5_000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
