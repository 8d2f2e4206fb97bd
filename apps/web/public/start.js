// Runs before anything is drawn and before every module.

// zod's fast path compiles code, which the content security policy forbids and reports; it reads this when it starts.
globalThis.__zod_globalConfig = { jitless: true }

{
  const page = document.documentElement
  const openings = [
    ['landing', /^\/$/],
    ['home', /^\/[^/]+\/0x[0-9a-f]{40}\/?$/i],
    ['queue', /^\/[^/]+\/0x[0-9a-f]{40}\/queue\/?$/i],
    ['transaction', /^\/[^/]+\/0x[0-9a-f]{40}\/tx\/[^/]+\/?$/i],
    ['safe', /^\/[^/]+\/0x[0-9a-f]{40}\//i],
  ]

  // Storage can be switched off, or hold anything.
  const read = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key))
    } catch {
      return null
    }
  }

  // index.html draws an opening of each screen (src/routes/Opening.tsx) until the app is there: this chooses one, as far
  // as the address tells what will be there. They are English, and the first page is another one for who has a wallet.
  const settings = read('countersign.settings.v1')
  const found = openings.find(([, path]) => path.test(location.pathname))?.[0] ?? 'other'
  const isKnown =
    (settings?.language ?? 'en') === 'en' &&
    window.parent === window &&
    !(found === 'landing' && read('wagmi.recentConnectorId') !== null)
  page.dataset.opening = isKnown ? found : found === 'landing' || found === 'other' ? 'other' : 'safe'
  const theme = read('countersign.theme')
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme

  // The app is loaded meanwhile and run once the opening can be seen: on a fast line it would be run first, and on a slow
  // phone that takes long. A page that nobody looks at is not painted.
  const run = async () => {
    const entry = document.querySelector('link[data-entry]')
    if (!entry) return
    // One piece after the other: each is a pause in which a phone can answer.
    for (const { href } of document.querySelectorAll('link[rel="modulepreload"]:not([data-entry])')) await import(href)
    await import(entry.href)
  }
  let isBegun = false
  const begin = () => {
    if (isBegun) return
    isBegun = true
    run().catch(reportError)
  }
  addEventListener('DOMContentLoaded', () => {
    if (document.visibilityState === 'hidden') return begin()
    new PerformanceObserver(begin).observe({ buffered: true, type: 'paint' })
    setTimeout(begin, 1000)
  })
}
