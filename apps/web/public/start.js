// Runs before anything is drawn and before every module.

// zod's fast path compiles code, which the content security policy forbids and reports; it reads this when it starts.
globalThis.__zod_globalConfig = { jitless: true }

// What the app needs first of all (src/lib/loadConfig.ts). No preload: a browser complains of one that is used late, and
// a slow phone is late. That it failed is said by the app.
globalThis.countersignConfig = fetch('/config.json', { credentials: 'same-origin' })
globalThis.countersignConfig.catch(() => {})

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
  const isEnglish = (settings?.language ?? 'en') === 'en'
  const isKnown =
    isEnglish && window.parent === window && !(found === 'landing' && read('wagmi.recentConnectorId') !== null)
  page.dataset.opening = isKnown ? found : found === 'landing' || found === 'other' ? 'other' : 'safe'
  // Files of the screen beyond the app's own (listScreenFiles.ts). Without them it loads them one import after the other.
  const isOfSafe = found !== 'landing' && found !== 'other'
  const screenFiles = isOfSafe
    ? fetch('/screen-files.json').then((response) => response.json())
    : Promise.resolve({ english: [] })
  const theme = read('countersign.theme')
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme

  const request = (file) => {
    const isStyle = file.endsWith('.css')
    const link = Object.assign(document.createElement('link'), { crossOrigin: '', href: `/${file}` })
    Object.assign(link, isStyle ? { as: 'style', rel: 'preload' } : { rel: 'modulepreload' })
    document.head.append(link)
  }

  // The browser's bars have the colour of the page, also in a theme that is not the system's (index.html).
  const bars = [...document.querySelectorAll('meta[name="theme-color"]')]
  const [light, dark] = bars.map(({ content }) => content)
  const paintBars = () => {
    const colors = { dark: [dark, dark], light: [light, light] }[page.dataset.theme] ?? [light, dark]
    for (const [index, bar] of bars.entries()) bar.content = colors[index]
  }
  paintBars()
  new MutationObserver(paintBars).observe(page, { attributeFilter: ['data-theme'] })

  // The app is asked for, and run, once the opening can be seen: before, its files would share a slow line with what the
  // opening needs, and on a fast one it would be run first. A page that nobody looks at is not painted.
  const run = async () => {
    const pieces = [...document.querySelectorAll('link[rel="piece"]')]
    // All of them at once.
    for (const piece of pieces) piece.rel = 'modulepreload'
    screenFiles
      .then((files) => [...(files[found] ?? []), ...(isEnglish ? files.english : [])].forEach(request))
      .catch(() => {})
    // One piece after the other: each is a pause in which a phone can answer. The app itself is the last.
    for (const { href } of pieces) await import(href)
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
