// Runs before every module. zod's fast path compiles code, which the content security policy forbids and reports;
// it reads this object when it starts.
globalThis.__zod_globalConfig = { jitless: true }

// What a page of a Safe will ask for, asked for now: `askEarly` of vite.config.ts writes the list. As fetches, because
// that is how parts are loaded (lib/loadPart.ts): a module that does not arrive is never asked for again.
{
  const list = document.getElementById('early')
  const place = /^\/[^/]+\/0x[0-9a-f]{40}(?:\/([^/]*))?/i.exec(location.pathname)
  if (list && place) {
    const { files, pages } = JSON.parse(list.textContent)
    for (const index of Object.hasOwn(pages, place[1] ?? '') ? pages[place[1] ?? ''] : []) {
      const link = document.createElement('link')
      Object.assign(link, { as: 'fetch', crossOrigin: 'anonymous', href: `/${files[index]}`, rel: 'preload' })
      document.head.append(link)
    }
  }
}
