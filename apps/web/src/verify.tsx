import './lib/forbidEvaluation.ts'
import './lib/messages/languages/setLocaleTexts.ts'
import './ui/tokens.css'
import './ui/base.css'
import { StrictMode, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { z } from 'zod'
import { NodeUrlsSchema } from './features/verify/NodeForm.tsx'
import type { VerifyLanguage } from './features/verify/VerifySections.tsx'
import { createLocalStore } from './lib/createLocalStore.ts'
import { isAppLanguage } from './lib/messages/languages/appLanguages.ts'
import { loadMessages } from './lib/messages/loadMessages.ts'
import { locale } from './lib/messages/translate.ts'
import { openStorage } from './lib/openStorage.ts'
import { VerifyScreen } from './routes/VerifyScreen.tsx'

const element = document.getElementById('root')
if (!element) throw new Error('verify.html has no #root.')
const storage = openStorage(window)
const nodes = createLocalStore({ key: 'countersign.verify.nodes.v1', schema: NodeUrlsSchema, empty: {}, storage })

/** Served beside the app, the page uses the app's language: each has its own file. */
const { language } = createLocalStore({
  key: 'countersign.settings.v1',
  schema: z.object({ language: z.string() }),
  empty: { language: 'en' },
  storage,
}).get()
const isServed = window.location.protocol !== 'file:'
/** An explicit choice of English overrides the app's language. */
const english = '?en'
if (locale().startsWith('en') && isServed && window.location.search !== english && isAppLanguage(language))
  window.location.replace(`verify.${language}.html${window.location.hash}`)

function openLanguage(next: VerifyLanguage): void {
  const file = next === 'en' ? `verify.html${english}` : `verify.${next}.html`
  window.location.assign(`${file}${window.location.hash}`)
}

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
        // A saved file has no others beside it.
        onLanguage={isServed ? openLanguage : undefined}
      />
    </main>
  )
}

// The development server has no texts in the page.
const textsReady = globalThis.countersignLanguage ? Promise.resolve() : loadMessages()
const root = createRoot(element)
void textsReady.then(() =>
  root.render(
    <StrictMode>
      <Screen />
    </StrictMode>,
  ),
)
