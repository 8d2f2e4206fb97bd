import './lib/forbidEvaluation.ts'
import './ui/tokens.css'
import './ui/base.css'
import { StrictMode, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { NodeUrlsSchema } from './features/verify/NodeForm.tsx'
import { createLocalStore } from './lib/createLocalStore.ts'
import { openStorage } from './lib/openStorage.ts'
import { VerifyScreen } from './routes/VerifyScreen.tsx'

const element = document.getElementById('root')
if (!element) throw new Error('verify.html has no #root.')
const nodes = createLocalStore({
  key: 'countersign.verify.nodes.v1',
  schema: NodeUrlsSchema,
  empty: {},
  storage: openStorage(window),
})

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

function Screen() {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash)
  return (
    <main>
      <VerifyScreen
        fragment={hash.slice(1)}
        nodes={nodes}
        onFragment={(fragment) => {
          window.location.hash = fragment
        }}
      />
    </main>
  )
}

createRoot(element).render(
  <StrictMode>
    <Screen />
  </StrictMode>,
)
