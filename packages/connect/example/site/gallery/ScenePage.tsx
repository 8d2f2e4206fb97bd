import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createClient, custom } from 'viem'
import { createConfig, WagmiProvider } from 'wagmi'
import { ConnectContext, type Layout } from '../../../src/context/ConnectContext.ts'
import { DialogShell } from '../../../src/shell/DialogShell.tsx'
import { dialogChunk } from '../../../src/shell/dialogChunk.ts'
import { type Theme, toThemeProps } from '../../../src/theme/Theme.ts'
import { chains } from '../../../test/chains.ts'
import { createSceneContext } from './createSceneContext.ts'
import { type Scene, sections } from './scenes.ts'

const config = createConfig({
  chains,
  client: ({ chain }) => createClient({ chain, transport: custom({ request: async () => '0x14d1120d7b160000' }) }),
  storage: null,
})
const queryClient = new QueryClient()

/** The dialog itself in one state, over an empty page. */
export function ScenePage({ layout, scene, theme }: { layout: Layout; scene: Scene; theme: Theme }) {
  const value = createSceneContext({
    ...scene.given,
    layout,
    sections,
    state: { attempt: 1, views: scene.views },
    themeProps: toThemeProps(theme),
  })
  return (
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={queryClient}>
        <ConnectContext.Provider value={value}>
          <DialogShell chunk={{ parts: dialogChunk, status: 'ready' }} />
        </ConnectContext.Provider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
