import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { WagmiProvider } from 'wagmi'
import { LabelProvider } from './domain/address-book/LabelProvider.tsx'
import { type Services, ServicesContext } from './domain/services/Services.ts'
import type { createAppRouter } from './routes/createAppRouter.ts'

export function App({ services, router }: { services: Services; router: ReturnType<typeof createAppRouter> }) {
  return (
    <ServicesContext value={services}>
      {/* `useRestoredWallet` reconnects the last session's wallet, also if it announces itself late. */}
      <WagmiProvider config={services.wagmi} reconnectOnMount={false}>
        <QueryClientProvider client={services.queryClient}>
          <LabelProvider>
            <RouterProvider router={router} />
          </LabelProvider>
        </QueryClientProvider>
      </WagmiProvider>
    </ServicesContext>
  )
}
